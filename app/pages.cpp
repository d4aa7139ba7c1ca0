#include "app/pages.h"

#include "app/reports.h"
#include "odds/beersteindraft.h"
#include "odds/corporaljohndraft.h"
#include "ui/dialogs/exportdialog.h"
#include "ui/dialogs/importdialog.h"
#include "ui/print/printdialog.h"
#include "ui/views/armypage.h"
#include "ui/views/battle/battlepages.h"
#include "ui/views/campaign/campaignpage.h"
#include "ui/views/commanderspage.h"
#include "ui/views/mainwindow.h"

#include <QCoreApplication>

namespace sabretache {
namespace {

using ui::BookNode;

/// The problems of the book belong to its window, which the page's parent stands in.
ui::ProblemsModel *problemsOf(const QWidget *parent) {
    const auto *window = parent ? qobject_cast<ui::MainWindow *>(parent->window()) : nullptr;
    return window ? window->problems() : nullptr;
}

ui::PageMakers pageMakers() {
    ui::PageMakers makers;
    makers[BookNode::Kind::Army] = [](const ui::PageContext &context, const BookNode &node,
                                      QWidget *parent) -> ui::Page * {
        return new ui::ArmyPage(context, problemsOf(parent), ArmyId(node.id), parent);
    };
    makers[BookNode::Kind::Commanders] = [](const ui::PageContext &context, const BookNode &node,
                                            QWidget *parent) -> ui::Page * {
        return new ui::CommandersPage(context, ArmyId(node.id), parent);
    };
    static const ui::OddsSources kOdds{{"beerstein", &odds::beerstein::draftOdds()},
                                       {"corporal-john", &odds::corporaljohn::draftOdds()}};
    ui::addBattlePages(makers, kOdds);
    ui::addCampaignPage(makers);
    return makers;
}

QList<ui::Sample> samples() {
    return {{QStringLiteral("blenheim-1704"),
             QCoreApplication::translate("Samples", "Blenheim, 13 August 1704"),
             QCoreApplication::translate("Samples", "Corporal John: Marlborough and Eugene against "
                                                    "Tallard, Marsin and the Elector")},
            {QStringLiteral("elchingen-1805"),
             QCoreApplication::translate("Samples", "Elchingen, 14 October 1805"),
             QCoreApplication::translate("Samples", "Beerstein: Ney's VI Corps against Riesch")},
            {QStringLiteral("danube-1704"),
             QCoreApplication::translate("Samples", "The Danube, summer 1704"),
             QCoreApplication::translate("Samples", "A campaign for Corporal John, from the "
                                                    "Schellenberg to Blenheim")}};
}

} // namespace

ui::Services windowServices(const rules::RuleSetList &ruleSets, const battle::EngineList &engines,
                            const ui::Texts &texts, ui::Theme &theme) {
    ui::Services services{ruleSets, engines, texts, theme, pageMakers(), samples(), {}, {}, {}, {}};
    services.import = [](const ui::PageContext &context, const QString &file, QWidget *parent) {
        auto *dialog = new ui::ImportDialog(context, file, parent);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    };
    services.exportArmy = [&engines](const ui::PageContext &context, const BookNode &node,
                                     QWidget *parent) {
        auto *dialog = new ui::ExportDialog(
            context, engines, node.kind == BookNode::Kind::Army ? ArmyId(node.id) : ArmyId(),
            parent);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    };
    services.print = ui::printService(reportSources());
    services.startBattle = ui::startBattle;
    return services;
}

} // namespace sabretache
