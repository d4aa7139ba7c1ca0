#include "ui/views/helpwindow.h"

#include "ui/views/icons.h"
#include "ui/views/theme.h"

#include <QDesktopServices>
#include <QFile>
#include <QListWidget>
#include <QShortcut>
#include <QSplitter>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>

static void loadResources() { Q_INIT_RESOURCE(help); }

namespace sabretache::ui {

HelpWindow::HelpWindow(const QString &language, QWidget *parent)
    : QWidget(parent, Qt::Window), m_language(language), m_topics(new QListWidget(this)),
      m_words(new QTextBrowser(this)) {
    loadResources();
    setWindowTitle(tr("Help"));
    setWindowIcon(icon(QStringLiteral("help")));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    auto *split = new QSplitter(this);
    layout->addWidget(split);
    split->addWidget(m_topics);
    split->addWidget(m_words);
    split->setStretchFactor(1, 1);
    m_topics->setAccessibleName(tr("Topics"));
    m_topics->setFrameShape(QFrame::NoFrame);
    m_words->setFrameShape(QFrame::NoFrame);
    m_words->document()->setDocumentMargin(2 * kRhythm);
    m_words->setOpenLinks(false);
    // Links between pages are "army.md"; others go to the browser.
    connect(m_words, &QTextBrowser::anchorClicked, this, [this](const QUrl &url) {
        if (url.isRelative())
            showTopic(url.path().section(u'.', 0, 0));
        else
            QDesktopServices::openUrl(url);
    });
    // The contents say which pages there are, in which order: a line `topic Title` each.
    const QStringList lines = read(QStringLiteral("contents.txt")).split(u'\n');
    for (const QString &line : lines) {
        if (line.isEmpty())
            continue;
        auto *item = new QListWidgetItem(line.section(u' ', 1), m_topics);
        item->setData(Qt::UserRole, line.section(u' ', 0, 0));
    }
    connect(m_topics, &QListWidget::currentItemChanged, this, [this](QListWidgetItem *item) {
        if (!item)
            return;
        const QString words = read(item->data(Qt::UserRole).toString() + QStringLiteral(".md"));
        m_words->setMarkdown(words.isEmpty() ? tr("There is no help on this yet.") : words);
    });
    connect(new QShortcut(QKeySequence(Qt::Key_Escape), this), &QShortcut::activated, this,
            &QWidget::close);
    const int em = fontMetrics().averageCharWidth();
    resize(em * 110, em * 85);
    split->setSizes({em * 26, em * 84});
}

QString HelpWindow::read(const QString &name) const {
    QString inLanguage = name;
    inLanguage.insert(name.lastIndexOf(u'.'), u'.' + m_language.section(u'_', 0, 0));
    for (const QString &one : {inLanguage, name}) {
        QFile file(QStringLiteral(":/help/") + one);
        if (file.open(QIODevice::ReadOnly))
            return QString::fromUtf8(file.readAll());
    }
    return {};
}

void HelpWindow::showTopic(const QString &topic) {
    for (int i = 0; i < m_topics->count(); ++i)
        if (m_topics->item(i)->data(Qt::UserRole).toString() == topic) {
            m_topics->setCurrentRow(i);
            return;
        }
    m_topics->setCurrentRow(0);
}

} // namespace sabretache::ui
