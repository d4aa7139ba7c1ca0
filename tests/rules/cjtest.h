// What the tests of Corporal John share: facts as table columns, rule numbers as text.
#pragma once

#include "rules/corporaljohn/artillery.h"
#include "rules/corporaljohn/charge.h"
#include "rules/corporaljohn/command.h"
#include "rules/corporaljohn/ending.h"
#include "rules/corporaljohn/formation.h"
#include "rules/corporaljohn/melee.h"
#include "rules/corporaljohn/morale.h"
#include "rules/corporaljohn/movement.h"
#include "rules/corporaljohn/musketry.h"
#include "rules/corporaljohn/squares.h"
#include "rules/corporaljohn/terrain.h"
#include "rules/corporaljohn/troops.h"
#include "rules/corporaljohn/turn.h"

#include <QString>
#include <QStringList>
#include <QtTest/QTest>

#include <initializer_list>

using namespace sabretache;
using namespace sabretache::rules::corporaljohn;

Q_DECLARE_METATYPE(sabretache::rules::corporaljohn::FireFacts)
Q_DECLARE_METATYPE(sabretache::rules::corporaljohn::GunFacts)
Q_DECLARE_METATYPE(sabretache::rules::corporaljohn::MeleeFacts)
Q_DECLARE_METATYPE(sabretache::rules::corporaljohn::MoveFacts)
Q_DECLARE_METATYPE(sabretache::rules::corporaljohn::ChargeFacts)
Q_DECLARE_METATYPE(sabretache::rules::corporaljohn::CounterchargeFacts)
Q_DECLARE_METATYPE(sabretache::rules::corporaljohn::ClosingFacts)
Q_DECLARE_METATYPE(sabretache::rules::corporaljohn::OrderFacts)
Q_DECLARE_METATYPE(sabretache::rules::corporaljohn::MoraleFacts)
Q_DECLARE_METATYPE(sabretache::rules::corporaljohn::SightFacts)
Q_DECLARE_METATYPE(sabretache::rules::corporaljohn::SquareFacts)
Q_DECLARE_METATYPE(sabretache::rules::corporaljohn::StandFacts)
Q_DECLARE_METATYPE(sabretache::rules::corporaljohn::PistolFacts)
Q_DECLARE_METATYPE(sabretache::rules::corporaljohn::Options)

namespace cjtest {

/// "CJ-6.1 CJ-6.3"
inline QString text(const RuleNumbers &rules) {
    QStringList out;
    for (const RuleNumber r : rules)
        out << QString::fromStdString(r.text());
    return out.join(QLatin1Char(' '));
}
inline QString text(std::string_view s) { return QString::fromUtf8(s.data(), int(s.size())); }

/// A copy of `facts` with some of them changed.
template <class Facts, class Change> Facts with(Facts facts, Change change) {
    change(facts);
    return facts;
}

/// The default options with one house rule set, as a book would hold it.
inline Options option(const char *name, const char *value) {
    return parseOptions({{name, value}}).value();
}

} // namespace cjtest
