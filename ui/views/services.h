// What the application builds once and hands on: no part of ui reaches for a global.
#pragma once

#include "battle/engine.h"
#include "rules/ruleset.h"
#include "ui/text/texts.h"
#include "ui/views/page.h"

#include <QString>

#include <functional>

namespace sabretache::ui {

class Theme;

/// A sample book that the start page offers.
struct Sample {
    QString id;    ///< "blenheim-1704"
    QString title; ///< "Blenheim, 13 August 1704"
    QString about;
};

/// What the window can do with the help of rooms that it does not know.
struct Services {
    const rules::RuleSetList &ruleSets;
    const battle::EngineList &engines;
    const Texts &texts;
    Theme &theme;
    PageMakers pages;
    QList<Sample> samples;
    /// Puts a file's contents into the open book; empty: nothing imports here.
    std::function<void(const PageContext &, const QString &file, QWidget *parent)> import;
    std::function<void(const PageContext &, const BookNode &, QWidget *parent)> exportArmy;
    std::function<void(const PageContext &, const BookNode &, QWidget *parent)> print;
    /// Starts a battle of a scenario, or of the whole book when it is null, and opens its page.
    std::function<void(const PageContext &, ScenarioId, QWidget *parent)> startBattle;
};

} // namespace sabretache::ui
