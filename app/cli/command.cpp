#include "app/cli/command.h"

#include "ui/text/texts.h"

#include <QJsonDocument>

#include <cstdio>
#include <exception>

namespace sabretache::cli {

namespace {

void put(std::FILE *to, const QByteArray &bytes) {
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), to);
    std::fflush(to);
}

QString listed(const char *values) {
    return QString::fromLatin1(values).replace(u'|', QStringLiteral(", "));
}

} // namespace

Output::Output(bool json, QString language) : m_json(json), m_language(std::move(language)) {}
Output::~Output() = default;

void Output::document(const QJsonObject &object) const {
    put(stdout, QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n');
}

void Output::line(const QString &text) const { put(stdout, text.toUtf8() + '\n'); }

void Output::message(const QString &text) const {
    put(stderr, QByteArrayLiteral("sabretache: ") + text.toUtf8() + '\n');
}

const ui::Texts &Output::texts() const {
    if (!m_texts)
        m_texts =
            std::make_unique<ui::Texts>(m_language.isEmpty() ? QStringLiteral("en") : m_language);
    return *m_texts;
}

QString Output::sentence(const Error &error) const { return texts().error(error); }

int Output::error(const Error &error, int status) const {
    message(sentence(error));
    return status;
}

bool Call::parse(std::initializer_list<OptionWord> known, int least, int most) {
    bool onlyPlain = false;
    for (qsizetype i = 0; i < args.size(); ++i) {
        const QString &arg = args[i];
        if (arg == QLatin1String("--") && !onlyPlain) {
            onlyPlain = true;
            continue;
        }
        // "-" alone means standard output, and a negative number is a value.
        if (onlyPlain || !arg.startsWith(u'-') || arg.size() == 1) {
            plain.append(arg);
            continue;
        }
        const qsizetype equals = arg.indexOf(u'=');
        const QString name = equals < 0 ? arg : arg.left(equals);
        const OptionWord *word = nullptr;
        for (const OptionWord &k : known)
            if (name == QLatin1String(k.name))
                word = &k;
        if (!word) {
            out.message(QStringLiteral("unknown option %1").arg(name));
            return false;
        }
        QString value;
        if (word->takesValue) {
            if (equals >= 0)
                value = arg.mid(equals + 1);
            else if (i + 1 < args.size())
                value = args[++i];
            else {
                out.message(QStringLiteral("option %1 needs a value").arg(name));
                return false;
            }
        } else if (equals >= 0) {
            out.message(QStringLiteral("option %1 takes no value").arg(name));
            return false;
        }
        const QString allowed = QString::fromLatin1(word->values);
        if (!allowed.isEmpty() && !allowed.split(u'|').contains(value)) {
            out.message(QStringLiteral("option %1: unknown value %2; known are %3")
                            .arg(name, value, listed(word->values)));
            return false;
        }
        options.insert(name, value);
    }
    if (plain.size() < least) {
        out.message(QStringLiteral("a word is missing"));
        return false;
    }
    if (plain.size() > most) {
        out.message(QStringLiteral("unexpected word %1").arg(plain[most]));
        return false;
    }
    return true;
}

QString Call::value(const char *option, const QString &fallback) const {
    return options.value(QLatin1String(option), fallback);
}

std::optional<qint64> Call::number(const char *option, qint64 fallback, qint64 least,
                                   qint64 most) const {
    if (!has(option))
        return fallback;
    bool good = false;
    const qint64 n = value(option).toLongLong(&good);
    if (good && n >= least && n <= most)
        return n;
    out.message(QStringLiteral("option %1: %2 is not a whole number from %3 to %4")
                    .arg(QLatin1String(option), value(option))
                    .arg(least)
                    .arg(most));
    return std::nullopt;
}

const Command *findCommand(const QString &name) {
    for (const Command &command : commands())
        if (name == QLatin1String(command.name))
            return &command;
    return nullptr;
}

int run(const Command &command, const QStringList &args, const Output &out) {
    try {
        Call call{args, out, {}, {}};
        const int status = command.run(call);
        if (status == kBadCall)
            out.message(QStringLiteral("usage: sabretache %1 %2")
                            .arg(QLatin1String(command.name), QLatin1String(command.usage)));
        return status;
    } catch (const std::exception &e) {
        out.message(QStringLiteral("internal fault: %1").arg(QString::fromUtf8(e.what())));
        return kFault;
    }
}

} // namespace sabretache::cli
