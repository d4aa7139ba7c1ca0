#include "window/windowkit.h"

#include "app/pages.h"
#include "battle/beerstein/engine.h"
#include "battle/corporaljohn/engine.h"
#include "session/samples.h"

#include <QApplication>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>

using namespace sabretache;
using namespace sabretache::ui;

WindowKit::WindowKit(const QString &sample)
    : m_ruleSets(rules::builtInRuleSets()),
      m_engines({&battle::corporaljohn::engine(), &battle::beerstein::engine()}) {
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setOrganizationName(QStringLiteral("sabretache-test"));
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    m_texts = std::make_unique<Texts>();
    m_theme = std::make_unique<Theme>(*qApp);
    m_theme->setLook(Theme::Look::Light);
    m_windows =
        std::make_unique<Windows>(windowServices(m_ruleSets, m_engines, *m_texts, *m_theme));
    if (sample.isEmpty()) {
        m_window = m_windows->openStart();
    } else if (sample.startsWith(QStringLiteral("new "))) {
        m_window = m_windows->newBook(m_folder.filePath(QStringLiteral("new.sabretache")),
                                      sample.mid(4).toStdString());
        if (!m_window)
            qFatal("the new book did not open");
    } else {
        const QString path = m_folder.filePath(sample + QStringLiteral(".sabretache"));
        const auto made = session::makeSample(sample.toStdString(), path, m_ruleSets, m_engines);
        if (!made)
            qFatal("%s", qPrintable(m_texts->error(made.error())));
        m_window = m_windows->openBook(path);
        if (!m_window)
            qFatal("the sample did not open");
    }
    m_window->resize(1440, 900);
    m_window->show();
    m_window->activateWindow();
    [[maybe_unused]] const bool shown = QTest::qWaitForWindowActive(m_window);
}

WindowKit::~WindowKit() = default;
