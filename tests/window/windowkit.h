// A window on a sample book in a temporary folder, with settings of its own.
#pragma once

#include "ui/text/texts.h"
#include "ui/views/mainwindow.h"
#include "ui/views/services.h"
#include "ui/views/theme.h"
#include "ui/views/windows.h"

#include <QTemporaryDir>

#include <memory>

class WindowKit {
public:
    /// @param sample "blenheim-1704"; "new beerstein": an empty book of that rule set; empty: a
    /// window on the start page
    explicit WindowKit(const QString &sample);
    ~WindowKit();

    sabretache::ui::MainWindow &window() { return *m_window; }
    sabretache::ui::Windows &windows() { return *m_windows; }
    sabretache::ui::Theme &theme() { return *m_theme; }
    const sabretache::ui::Texts &texts() const { return *m_texts; }
    QString folder() const { return m_folder.path(); }

private:
    QTemporaryDir m_folder;
    sabretache::rules::RuleSetList m_ruleSets;
    sabretache::battle::EngineList m_engines;
    std::unique_ptr<sabretache::ui::Texts> m_texts;
    std::unique_ptr<sabretache::ui::Theme> m_theme;
    std::unique_ptr<sabretache::ui::Windows> m_windows;
    sabretache::ui::MainWindow *m_window = nullptr;
};
