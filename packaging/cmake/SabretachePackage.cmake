# What is installed beside the program, and the Debian package (cpack in a release build folder).
include(GNUInstallDirs)
set(linux ${CMAKE_SOURCE_DIR}/packaging/linux)
install(FILES ${linux}/sabretache.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${linux}/sabretache.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages)
install(FILES ${linux}/sabretache.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES ${linux}/sabretache.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES ${linux}/copyright DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(FILES ${CMAKE_SOURCE_DIR}/resources/icons/sabretache.svg
        DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME sabretache)
set(CPACK_PACKAGE_CONTACT "the Sabretache authors <sabretache@localhost>")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "orders of battle, rosters and battles with miniatures")
set(CPACK_PACKAGE_DESCRIPTION
    "For people who fight horse-and-musket battles with miniatures: builds orders of battle,
prints rosters with boxes to tick, leads through battles phase by phase with exact odds and
real or rolled dice, and keeps campaigns.")
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# Plugins and fonts, which no look at the linked libraries can find.
set(CPACK_DEBIAN_PACKAGE_DEPENDS
    "libqt6sql6-sqlite, libqt6svg6, qt6-translations-l10n, fonts-liberation2")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-wayland, qt6-gtk-platformtheme")
include(CPack)
