# The rooms of the program: each is one static library that may include only what it sees.
#
#   sabretache_room(rules SOURCES a.cpp b.cpp SEES base)
#   sabretache_room(store SOURCES ... SEES campaign QT Core PRIVATE_QT Sql)
#   sabretache_test(rules tst_musketry LABELS pure)            tests/rules/tst_musketry.cpp
#
# The layering itself (which include may stand where) is checked by the test `layering`.

include_guard()

set(SABRETACHE_WARNINGS
    -Wall -Wextra -Wpedantic -Werror -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast
    -Wnon-virtual-dtor -Woverloaded-virtual -Wsuggest-override)
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
    # What the optimizer of g++ 12 guesses about std::string is often false (GCC bugs 105329,
    # 105651): -Wrestrict always, the others now and then, so they are shown but stop nothing.
    list(APPEND SABRETACHE_WARNINGS
        -Wno-restrict -Wno-error=maybe-uninitialized -Wno-error=stringop-overflow
        -Wno-error=stringop-overread -Wno-error=array-bounds -Wno-error=dangling-pointer
        -Wno-error=use-after-free -Wno-error=free-nonheap-object)
endif()

# moc 6.4 stumbles over <concepts> when it comes before the first Qt header: hide it from moc alone.
# moc reads sources only: it need not wait for the libraries that a target links.
set(CMAKE_AUTOGEN_ORIGIN_DEPENDS OFF)
set(CMAKE_AUTOMOC_MOC_OPTIONS -D_GLIBCXX_CONCEPTS)

function(sabretache_flags target)
    target_compile_options(${target} PRIVATE ${SABRETACHE_WARNINGS})
    target_compile_definitions(${target} PRIVATE
        QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_KEYWORDS)
    if(SABRETACHE_FUZZ)
        target_compile_options(${target} PUBLIC -fsanitize=fuzzer-no-link,address,undefined
                                                -fno-sanitize-recover=all)
        target_link_options(${target} PUBLIC -fsanitize=address,undefined)
        # clang 14 calls a consteval operator at run time where it stands in a template: rule
        # numbers are still checked by every other build.
        target_compile_definitions(${target} PRIVATE consteval=constexpr)
    endif()
    if(SABRETACHE_SANITIZE)
        target_compile_options(${target} PUBLIC -fsanitize=address,undefined -fno-sanitize-recover=all
                                                -fno-omit-frame-pointer)
        target_link_options(${target} PUBLIC -fsanitize=address,undefined)
    endif()
endfunction()

# The Qt headers that most sources with widgets read, compiled once for all of them. Chosen ones: a
# header of a whole module costs more than it saves. Off in `dev`, where ccache shares what was
# compiled between worktrees, and in `lint`, whose clang can't read g++'s.
if(SABRETACHE_PCH AND NOT SABRETACHE_PURE_ONLY)
    find_package(Qt6 6.4 REQUIRED COMPONENTS Widgets)
    file(WRITE ${CMAKE_BINARY_DIR}/widgetheaders.cpp "")
    add_library(sabretache_widgetheaders OBJECT ${CMAKE_BINARY_DIR}/widgetheaders.cpp)
    target_link_libraries(sabretache_widgetheaders PRIVATE Qt6::Widgets)
    sabretache_flags(sabretache_widgetheaders)
    target_precompile_headers(sabretache_widgetheaders PRIVATE
        <algorithm> <functional> <map> <memory> <optional> <set> <string> <vector>
        <tl/expected.hpp>
        <QAction> <QApplication> <QBoxLayout> <QComboBox> <QHeaderView> <QLabel> <QLineEdit>
        <QLocale> <QPainter> <QPushButton> <QStyledItemDelegate> <QTreeView>)
endif()

function(sabretache_use_widgetheaders target)
    if(TARGET sabretache_widgetheaders)
        target_precompile_headers(${target} REUSE_FROM sabretache_widgetheaders)
    endif()
endfunction()

function(sabretache_room name)
    cmake_parse_arguments(ROOM "" "" "SOURCES;SEES;QT;PRIVATE_QT;LIBS;PRIVATE_LIBS" ${ARGN})
    set(target sabretache_${name})
    add_library(${target} STATIC ${ROOM_SOURCES})
    target_include_directories(${target} PUBLIC ${CMAKE_SOURCE_DIR}/core ${CMAKE_SOURCE_DIR})
    sabretache_flags(${target})
    foreach(seen IN LISTS ROOM_SEES)
        target_link_libraries(${target} PUBLIC sabretache_${seen})
    endforeach()
    if(ROOM_QT)
        set_target_properties(${target} PROPERTIES AUTOMOC ON)
    endif()
    if(Widgets IN_LIST ROOM_QT)
        sabretache_use_widgetheaders(${target})
    endif()
    foreach(module IN LISTS ROOM_QT)
        target_link_libraries(${target} PUBLIC Qt6::${module})
    endforeach()
    foreach(module IN LISTS ROOM_PRIVATE_QT)
        target_link_libraries(${target} PRIVATE Qt6::${module})
    endforeach()
    target_link_libraries(${target} PUBLIC ${ROOM_LIBS} PRIVATE ${ROOM_PRIVATE_LIBS})
endfunction()

function(sabretache_test room name)
    cmake_parse_arguments(TEST "" "" "LABELS;LIBS;SOURCES" ${ARGN})
    add_executable(${name} ${name}.cpp ${TEST_SOURCES})
    set_target_properties(${name} PROPERTIES AUTOMOC ON)
    target_include_directories(${name} PRIVATE ${CMAKE_SOURCE_DIR}/tests)
    sabretache_flags(${name})
    target_link_libraries(${name} PRIVATE sabretache_${room} Qt6::Test ${TEST_LIBS})
    target_compile_definitions(${name} PRIVATE
        SABRETACHE_SOURCE_DIR="${CMAKE_SOURCE_DIR}" SABRETACHE_BINARY_DIR="${CMAKE_BINARY_DIR}")
    get_target_property(modules sabretache_${room} LINK_LIBRARIES)
    if("Qt6::Widgets" IN_LIST modules)
        sabretache_use_widgetheaders(${name})
    endif()
    add_test(NAME ${name} COMMAND ${name})
    set_tests_properties(${name} PROPERTIES
        LABELS "${TEST_LABELS}" TIMEOUT 300
        ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8")
endfunction()
