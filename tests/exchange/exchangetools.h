// Helps for the tests of the readers.
#pragma once

#include "exchange/importer.h"
#include "exchange/plan.h"

#include <QtCore/QString>
#include <QtTest/QTest>
#include <string>

namespace sabretache::exchange {

inline const rules::RuleSetList &ruleSets() {
    static const rules::RuleSetList sets = rules::builtInRuleSets();
    return sets;
}

inline ImportOptions optionsFor(const std::string &fileName) {
    ImportOptions options;
    options.ruleSets = &ruleSets();
    options.fileName = fileName;
    return options;
}

inline Result<Reading> readBytes(std::string text, const std::string &fileName = "list.csv") {
    return readList(std::move(text), optionsFor(fileName));
}

inline Result<Reading> readProjectFile(const std::string &path) {
    return readFile(std::string(SABRETACHE_SOURCE_DIR "/") + path, optionsFor({}));
}

/// The findings as "line code", one a line, for comparing at a glance.
inline QString shown(const Findings &findings) {
    QString out;
    for (const Finding &f : findings) {
        out += QString::number(f.line) + u' ' +
               QString::fromUtf8(f.code.data(), static_cast<qsizetype>(f.code.size()));
        for (const std::string &arg : f.args)
            out += u' ' + QString::fromStdString(arg);
        out += u'\n';
    }
    return out;
}

inline QString shown(const std::string &text) { return QString::fromStdString(text); }

/// The reading as an indented tree, for comparing with one written by hand:
///     French VI Corps [Ney]
///       2nd Division (division) [Loison]
///         6th Line: infantry, French, 2 bns, 1728 men
inline QString shownTree(const Reading &reading) {
    QString out;
    const auto commander = [&](ReadPost::Of of, std::size_t index) {
        for (const ReadPost &post : reading.posts)
            if (post.of == of && post.index == index)
                return QStringLiteral(" [") + shown(reading.persons[post.person].value.name) + u']';
        return QString();
    };
    const auto unitLine = [&](std::size_t i) {
        const oob::Unit &u = reading.units[i].value;
        const std::string_view arm = word(u.arm);
        QString line = shown(u.name) + QStringLiteral(": ") +
                       QString::fromUtf8(arm.data(), static_cast<qsizetype>(arm.size()));
        const auto count = [&](const std::optional<Hundredths> &n, const char *what) {
            if (!n)
                return;
            line += QStringLiteral(", ") + QString::number(n->value / 100);
            if (n->value % 100)
                line += QStringLiteral(".%1").arg(n->value % 100 / 10);
            line += QString::fromLatin1(what);
        };
        if (!u.nation.empty())
            line += QStringLiteral(", ") + shown(u.nation);
        count(u.battalions, " bns");
        count(u.squadrons, " sqns");
        count(u.companies, " coys");
        if (u.present.men)
            line += QStringLiteral(", %1%2 men")
                        .arg(u.present.estimated ? QStringLiteral("about ") : QString())
                        .arg(u.present.men->value);
        if (u.present.guns)
            line += QStringLiteral(", %1 guns").arg(u.present.guns->value);
        return line + commander(ReadPost::Of::Unit, i);
    };
    const std::function<void(Place, int)> under = [&](Place place, int depth) {
        std::vector<std::tuple<std::size_t, bool, std::size_t>> children;
        for (std::size_t i = 0; i < reading.columns.size(); ++i)
            if (reading.columns[i].place == place)
                children.emplace_back(reading.columns[i].sequence, true, i);
        for (std::size_t i = 0; i < reading.units.size(); ++i)
            if (reading.units[i].place == place)
                children.emplace_back(reading.units[i].sequence, false, i);
        std::sort(children.begin(), children.end());
        for (const auto &[sequence, isColumn, index] : children) {
            out += QString(depth * 2, u' ');
            if (!isColumn) {
                out += unitLine(index) + u'\n';
                continue;
            }
            const ReadColumn &column = reading.columns[index];
            out += shown(column.value.name);
            if (!column.value.level.empty())
                out += QStringLiteral(" (") + shown(column.value.level) + u')';
            out += commander(ReadPost::Of::Column, index) + u'\n';
            under({Place::In::Column, index}, depth + 1);
        }
    };
    for (std::size_t a = 0; a < reading.armies.size(); ++a) {
        out += shown(reading.armies[a].value.name) + commander(ReadPost::Of::Army, a) + u'\n';
        under({Place::In::Army, a}, 1);
    }
    return out;
}

/// Compares two texts line by line, so that a failure names the first line that differs.
inline void compareLines(const QString &got, const QString &wanted) {
    const QStringList gotLines = got.split(u'\n');
    const QStringList wantedLines = wanted.split(u'\n');
    for (qsizetype i = 0; i < std::max(gotLines.size(), wantedLines.size()); ++i) {
        const QString g = i < gotLines.size() ? gotLines[i] : QStringLiteral("(nothing)");
        const QString w = i < wantedLines.size() ? wantedLines[i] : QStringLiteral("(nothing)");
        if (g != w)
            QFAIL(qPrintable(QStringLiteral("line %1:\n  got    %2\n  wanted %3\nwhole:\n%4")
                                 .arg(i + 1)
                                 .arg(g, w, got)));
    }
}

} // namespace sabretache::exchange
