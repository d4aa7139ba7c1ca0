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
        return columns + units + persons.mid(0, 0);
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
    QString run;
    for (const PageWords &page : pages)
        for (const Word &word : page.words) {
            ++seen[word.text];
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
        }
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
