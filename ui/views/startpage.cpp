#include "ui/views/startpage.h"

#include "ui/views/icons.h"
#include "ui/views/linkbutton.h"
#include "ui/views/theme.h"
#include "ui/views/windows.h"
#include "ui/views/wordslabel.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QVBoxLayout>

namespace sabretache::ui {
namespace {

QLabel *heading(const QString &text, QWidget *parent) {
    auto *label = new QLabel(text, parent);
    QFont font = label->font();
    font.setBold(true);
    label->setFont(font);
    return label;
}

LinkButton *choice(const QString &title, const QString &about, const QString &picture,
                   QWidget *parent) {
    return new LinkButton(title, about, icon(picture), parent);
}

} // namespace

StartPage::StartPage(Windows &windows, QWidget *parent) : QWidget(parent), m_windows(windows) {
    setAccessibleName(tr("Start"));
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    outer->addWidget(scroll);
    auto *inside = new QWidget(scroll);
    scroll->setWidget(inside);
    auto *centre = new QGridLayout(inside);
    centre->setContentsMargins(4 * kRhythm, 4 * kRhythm, 4 * kRhythm, 4 * kRhythm);
    centre->setColumnStretch(0, 1);
    centre->setColumnStretch(3, 1);
    centre->setHorizontalSpacing(6 * kRhythm);
    centre->setVerticalSpacing(2 * kRhythm);

    auto *title = new QLabel(QStringLiteral("Sabretache"), inside);
    QFont large = title->font();
    large.setPointSizeF(large.pointSizeF() * 2);
    title->setFont(large);
    auto *about =
        new WordsLabel(tr("Orders of battle, battles and campaigns of the horse-and-musket "
                          "age, for people who fight them with miniatures."),
                       inside);
    about->setWordWrap(true);
    centre->addWidget(title, 0, 1, 1, 2);
    centre->addWidget(about, 1, 1, 1, 2);

    auto *left = new QVBoxLayout;
    left->setSpacing(kRhythm / 2);
    left->addWidget(heading(tr("Begin"), inside));
    for (const rules::RuleSet *set : windows.services().ruleSets.all()) {
        const QString id = QString::fromUtf8(set->id().data(), qsizetype(set->id().size()));
        auto *button =
            choice(tr("New book for %1").arg(windows.services().texts.ruleSetName(set->id())),
                   tr("Empty, ready for the first army"), QStringLiteral("new"), inside);
        connect(button, &LinkButton::clicked, this, [this, id] { Q_EMIT newWanted(id); });
        left->addWidget(button);
    }
    auto *openButton =
        choice(tr("Open a book…"), tr("A .sabretache file, or drag it onto the window"),
               QStringLiteral("open"), inside);
    connect(openButton, &LinkButton::clicked, this, &StartPage::openWanted);
    left->addWidget(openButton);
    if (windows.services().import) {
        auto *list = choice(tr("Import a list…"),
                            tr("A spreadsheet, a table or plain text, into a book of its own"),
                            QStringLiteral("import"), inside);
        connect(list, &LinkButton::clicked, this, &StartPage::importWanted);
        left->addWidget(list);
    }
    left->addSpacing(2 * kRhythm);
    if (!windows.services().samples.isEmpty()) {
        left->addWidget(heading(tr("Samples"), inside));
        for (qsizetype i = 0; i < windows.services().samples.size(); ++i) {
            const Sample &sample = windows.services().samples[i];
            auto *button = choice(sample.title, sample.about, QStringLiteral("book"), inside);
            connect(button, &LinkButton::clicked, this,
                    [this, i] { Q_EMIT sampleWanted(static_cast<int>(i)); });
            left->addWidget(button);
        }
    }
    left->addStretch(1);
    centre->addLayout(left, 2, 1);

    auto *right = new QVBoxLayout;
    right->setSpacing(kRhythm / 2);
    right->addWidget(heading(tr("Recent books"), inside));
    m_recent = new QVBoxLayout;
    m_recent->setSpacing(kRhythm / 2);
    right->addLayout(m_recent);
    right->addStretch(1);
    centre->addLayout(right, 2, 2);
    centre->setRowStretch(3, 1);

    fillRecent();
    connect(&windows, &Windows::recentChanged, this, &StartPage::fillRecent);
}

void StartPage::fillRecent() {
    while (QLayoutItem *item = m_recent->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const QStringList books = m_windows.recentBooks();
    if (books.isEmpty()) {
        auto *none = new WordsLabel(
            tr("Books that you have opened will stand here. Start with a sample to look around."),
            this);
        none->setWordWrap(true);
        none->setMinimumWidth(none->fontMetrics().averageCharWidth() * 36);
        none->setForegroundRole(QPalette::PlaceholderText);
        m_recent->addWidget(none);
        return;
    }
    const QLocale &locale = m_windows.services().texts.locale();
    for (const QString &path : books) {
        const QFileInfo info(path);
        QString folder = QDir::toNativeSeparators(info.absolutePath());
        const QString home = QDir::toNativeSeparators(QDir::homePath());
        if (folder.startsWith(home))
            folder = QStringLiteral("~") + folder.mid(home.size());
        const QString when = locale.toString(info.lastModified(), QLocale::ShortFormat);
        const QFontMetrics metrics(font());
        auto *button = choice(
            info.completeBaseName(),
            tr("%1, changed %2")
                .arg(metrics.elidedText(folder, Qt::ElideMiddle, metrics.averageCharWidth() * 36),
                     when),
            QStringLiteral("book"), this);
        button->setToolTip(QDir::toNativeSeparators(path));
        connect(button, &LinkButton::clicked, this, [this, path] { Q_EMIT bookWanted(path); });
        m_recent->addWidget(button);
    }
}

} // namespace sabretache::ui
