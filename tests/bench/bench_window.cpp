// A book's window, from the call that opens it to painted: an empty book, and a campaign of 50
// battles with 100 units a side on its campaign's page; and another page of that campaign turned.
// QT_QPA_PLATFORM=offscreen will do.
#include "support/longcampaign.h"
#include "ui/views/campaign/campaignpage.h"
#include "window/windowkit.h"

#include <QApplication>
#include <QTemporaryFile>

#include <benchmark/benchmark.h>

#include <memory>

using namespace sabretache;
using namespace sabretache::ui;

namespace {

struct Desk {
    WindowKit kit{QString()};
    longcampaign::Books books;
    static void paint(QWidget &widget) {
        QApplication::processEvents();
        widget.repaint();
        QApplication::processEvents();
    }
    MainWindow &open(const QString &path) {
        MainWindow *window = kit.windows().openBook(path);
        if (!window)
            qFatal("the book does not open");
        if (window->session()->book().documents.size() > 0)
            window->open({BookNode::Kind::Campaign, {}});
        paint(*window);
        return *window;
    }
};

/// Made once, and gone before the application is.
std::unique_ptr<Desk> theDesk;
Desk &desk() {
    if (!theDesk)
        theDesk = std::make_unique<Desk>();
    return *theDesk;
}

void openWindow(benchmark::State &state, const QString &path) {
    for (auto _ : state) {
        MainWindow &window = desk().open(path);
        state.PauseTiming();
        window.close();
        delete &window;
        QApplication::processEvents();
        state.ResumeTiming();
    }
}

void windowOfEmptyBook(benchmark::State &state) { openWindow(state, desk().books.empty); }
void windowOfCampaign(benchmark::State &state) { openWindow(state, desk().books.large); }

void turnPage(benchmark::State &state, const char *panel) {
    MainWindow &window = desk().open(desk().books.large);
    auto *page = window.findChild<CampaignPage *>();
    for (auto _ : state) {
        page->showPanel(QString::fromLatin1(panel));
        Desk::paint(window);
        state.PauseTiming();
        page->showPanel(QStringLiteral("house"));
        Desk::paint(window);
        state.ResumeTiming();
    }
    window.close();
    delete &window;
}

BENCHMARK(windowOfEmptyBook)->Unit(benchmark::kMillisecond);
BENCHMARK(windowOfCampaign)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(turnPage, turn, "turn")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(turnPage, map, "map")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(turnPage, records, "records")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(turnPage, standings, "standings")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(turnPage, chronicle, "chronicle")->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char **argv) {
    // Offscreen has a screen of 800 by 800, unless it is told of a larger one: a window opens at
    // the size that it is seen at.
    QTemporaryFile screen;
    if (qEnvironmentVariable("QT_QPA_PLATFORM") == QLatin1String("offscreen") && screen.open()) {
        screen.write(R"({"screens": [{"width": 1920, "height": 1080}]})");
        screen.close();
        qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + screen.fileName().toUtf8());
    }
    QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    theDesk.reset();
    return 0;
}
