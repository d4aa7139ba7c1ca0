// Any kind of print of an army, written and looked at.
#pragma once

#include "rules/beerstein/beerstein.h"
#include "rules/corporaljohn/descriptor.h"
#include "tests/print/builder.h"
#include "tests/print/paper.h"
#include "ui/print/kinds.h"

#include <QString>

namespace sabretache::tests {

inline ui::PrintPart partOf(const Builder &b) {
    return ui::PrintPart{oob::armiesInOrder(b.book).front()};
}

/// @return the path; empty when it could not be written. A folder of one's own choice keeps the
/// prints, to be looked at.
inline QString writeInto(const QString &folder, const ui::PrintDocument &document,
                         const QString &name) {
    const QString kept = qEnvironmentVariable("SABRETACHE_KEEP_PRINTS");
    const QString path = (kept.isEmpty() ? folder : kept) + u'/' + name;
    return ui::writeDocument(document, path) ? path : QString();
}

/// Whether the pages of a kind are numbered: what is cut up is not.
inline bool hasPageNumbers(ui::PrintKind kind) {
    return kind != ui::PrintKind::Cards && kind != ui::PrintKind::Labels &&
           kind != ui::PrintKind::Commanders;
}

/// @return empty when pages are numbered, and heads of tables stand on each page that has rows
inline QString faultOfHeads(ui::PrintKind kind, const QString &pdf, const ui::Texts &texts,
                            const rules::RuleSet &ruleSet) {
    const char *head = kind == ui::PrintKind::Roster   ? "print-unit-commander"
                       : kind == ui::PrintKind::Return ? "return-brigade"
                                                       : nullptr;
    const QStringList pages = pagesOf(pdf);
    for (qsizetype i = 0; i < pages.size(); ++i) {
        const QString page = pages[i].simplified();
        const QString number = QStringLiteral("Page %1 of %2").arg(i + 1).arg(pages.size());
        if (hasPageNumbers(kind) && !page.contains(number))
            return number + QStringLiteral(" is not there");
        static const QRegularExpression unit(QStringLiteral("\\bUnit[0-9]+ "));
        if (head && page.contains(unit)) {
            // A narrow column breaks its head: the first word will do.
            const QString words = texts.label(ui::TextKind::Word, head, ruleSet.id())
                                      .simplified()
                                      .section(u' ', 0, 0);
            if (!page.contains(words))
                return QStringLiteral("page %1 has no head: %2").arg(i + 1).arg(words);
        }
    }
    return {};
}

/// What each kind has to have of an army.
inline QStringList wordsOfKind(ui::PrintKind kind, const Builder &b) {
    QStringList units, columns, persons;
    for (const auto &[id, unit] : b.book.units)
        units << QString::fromStdString(unit.name);
    for (const auto &[id, column] : b.book.columns)
        columns << QString::fromStdString(column.name);
    for (const auto &[id, person] : b.book.persons)
        persons << QString::fromStdString(person.name);
    const QStringList army{QString::fromStdString(b.book.armies.begin()->second.name)};
    switch (kind) {
    case ui::PrintKind::Reference:
        return {};
    case ui::PrintKind::Diagram:
        return army + columns + units;
    case ui::PrintKind::Labels:
        return units;
    case ui::PrintKind::Commanders:
    case ui::PrintKind::Orders:
        return army + columns + units;
    case ui::PrintKind::Cards:
        return columns + units;
    case ui::PrintKind::Roster:
    case ui::PrintKind::Return:
        return army + columns + units + persons;
    }
    return {};
}

/// @return empty when the print holds what every print must
inline QString faultOfKind(const QString &folder, ui::PrintKind kind, const Builder &b,
                           const ui::Texts &texts, const ui::PrintSetup &setup, int pictures) {
    const ui::PrintBook from{b.book, rules::corporaljohn::ruleSet(), {}, texts};
    const auto document = ui::makePrint(kind, from, partOf(b), setup);
    const QString name = QString::fromLatin1(word(kind).data(), qsizetype(word(kind).size()));
    const QString pdf = writeInto(folder, *document, name + QStringLiteral(".pdf"));
    if (pdf.isEmpty())
        return QStringLiteral("not written");
    const QStringList expected = wordsOfKind(kind, b);
    if (const QString fault = faultOnPaper(*document, pdf, expected, pictures); !fault.isEmpty())
        return fault;
    if (const QString fault = faultOfFonts(pdf); !fault.isEmpty())
        return QStringLiteral("font: ") + fault;
    // Each unit has its place, and short words of names stand there as often as the names do.
    const QList<PageWords> pages = wordsOf(pdf);
    QMap<QString, int> seen;
    QMap<QString, int> pageOf;
    QString run;
    for (const PageWords &page : pages)
        for (const Word &word : page.words) {
            ++seen[word.text];
            pageOf[word.text] = word.page;
            run += word.text + u' ';
        }
    if (kind != ui::PrintKind::Reference)
        for (const auto &[id, unit] : b.book.units) {
            const QString first = QString::fromStdString(unit.name).section(u' ', 0, 0);
            if (seen.value(first) == 0)
                return first + QStringLiteral(" is not there as a word");
            if ((kind == ui::PrintKind::Roster || kind == ui::PrintKind::Return ||
                 kind == ui::PrintKind::Labels || kind == ui::PrintKind::Diagram) &&
                seen.value(first) != 1)
                return first + QStringLiteral(" is there more than once");
            // A row, card or label is not torn: a name's end is on the page of its beginning.
            const QString last = QString::fromStdString(unit.name).section(u' ', -1);
            if (kind != ui::PrintKind::Commanders && kind != ui::PrintKind::Orders &&
                kind != ui::PrintKind::Cards && pageOf.contains(last) &&
                pageOf.value(first) != pageOf.value(last))
                return first + QStringLiteral(" is torn");
        }
    if (const QString fault = faultOfHeads(kind, pdf, texts, from.ruleSet); !fault.isEmpty())
        return fault;
    QMap<QString, int> wanted;
    for (const QString &text : expected)
        for (const QString &word : text.split(u' ', Qt::SkipEmptyParts))
            if (word.size() > 3 && word.size() < 11)
                ++wanted[word];
    for (auto it = wanted.begin(); it != wanted.end(); ++it)
        if (run.count(it.key()) < it.value() && !setup.paper.large)
            return QStringLiteral("%1 is there %2 times, not %3")
                .arg(it.key())
                .arg(run.count(it.key()))
                .arg(it.value());
    // The same again gives the same bytes.
    const auto again = ui::makePrint(kind, from, partOf(b), setup);
    const QByteArray first = bytesWithoutDate(pdf);
    const QString second = writeInto(folder, *again, name + QStringLiteral("-again.pdf"));
    if (first.isEmpty() || first != bytesWithoutDate(second))
        return QStringLiteral("other bytes the second time");
    return {};
}

} // namespace sabretache::tests
