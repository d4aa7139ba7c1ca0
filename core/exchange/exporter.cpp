#include "exchange/exporter.h"

#include "exchange/csvform.h"
#include "exchange/jsonform.h"

#include <QtCore/QSaveFile>
#include <QtCore/QString>

namespace sabretache::exchange {

Result<std::string> exportArmies(ExportForm form, const oob::OrderOfBattle &book,
                                 std::span<const ArmyId> armies, const ExportLook &look,
                                 const rules::RuleSetList &ruleSets) {
    switch (form) {
    case ExportForm::Csv:
        return exportCsv(book, armies, ruleSets);
    case ExportForm::Json:
        return exportJson(book, armies);
    case ExportForm::Html:
        return exportHtml(book, armies, look);
    case ExportForm::Markdown:
        return exportMarkdown(book, armies, look);
    case ExportForm::Xlsx:
        break;
    }
    return exportXlsx(book, armies, look);
}

Result<void> writeWhole(const std::string &path, std::string_view bytes) {
    QSaveFile out(QString::fromStdString(path));
    const auto size = static_cast<qint64>(bytes.size());
    if (!out.open(QIODevice::WriteOnly) || out.write(bytes.data(), size) != size || !out.commit())
        return fail(kExportFailed, {path, out.errorString().toStdString()});
    return {};
}

} // namespace sabretache::exchange
