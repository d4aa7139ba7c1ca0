#include "app/cli/files.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace sabretache::cli {

Result<std::string> readFile(const QString &path, qint64 most) {
    const auto failed = [&](const QString &reason) {
        return fail(kFileCannotRead, {path.toStdString(), reason.toStdString()});
    };
    if (QFileInfo(path).isDir())
        return failed(QStringLiteral("it is a folder"));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return failed(file.errorString());
    const QByteArray bytes = file.read(most + 1);
    if (file.error() != QFileDevice::NoError)
        return failed(file.errorString());
    return bytes.toStdString();
}

Result<void> writeFile(const QString &path, const std::string &bytes) {
    const auto failed = [&](const QFileDevice &file) {
        return fail(kFileCannotWrite, {path.toStdString(), file.errorString().toStdString()});
    };
    const auto size = static_cast<qint64>(bytes.size());
    if (path == QLatin1String("-")) {
        QFile out;
        if (!out.open(stdout, QIODevice::WriteOnly) || out.write(bytes.data(), size) != size ||
            !out.flush())
            return failed(out);
        return {};
    }
    QSaveFile out(path);
    if (!out.open(QIODevice::WriteOnly) || out.write(bytes.data(), size) != size || !out.commit())
        return failed(out);
    return {};
}

} // namespace sabretache::cli
