// The program without a screen: one word, its options, an exit status. Everything here uses the
// same rooms as the window.
//
// A new word is a function `int runWord(Call &)` in app/cli/<word>.cpp and one line in
// commands.cpp.
#pragma once

#include "base/result.h"

#include <QJsonObject>
#include <QMap>
#include <QString>
#include <QStringList>

#include <initializer_list>
#include <memory>
#include <optional>
#include <span>

namespace sabretache::ui {
class Texts;
}

namespace sabretache::cli {

/// Exit statuses, the same for every word.
enum Exit : int {
    kDone = 0,    ///< done
    kFound = 1,   ///< done, but something was found
    kBadCall = 2, ///< the call's words are off
    kBadFile = 3, ///< a file can't be read or written
    kFault = 4,   ///< a fault of ours
};

/// Where a word's answer goes: one JSON document or lines of text on standard output; messages on
/// standard error.
class Output {
public:
    Output(bool json, QString language);
    ~Output();

    bool json() const { return m_json; }
    const QString &language() const { return m_language; }
    /// The words of this output, made when first asked for.
    const ui::Texts &texts() const;

    /// Writes the one document of `--json`.
    void document(const QJsonObject &object) const;
    /// Writes a line of text to standard output, as it is.
    void line(const QString &text) const;
    /// Writes a line to standard error.
    void message(const QString &text) const;
    /// Says an error on standard error.
    /// @return `status`, so that a word can end with `return out.error(e);`
    int error(const Error &error, int status = kBadFile) const;
    /// @return the sentence of an error in the language of this output.
    QString sentence(const Error &error) const;

private:
    bool m_json;
    QString m_language;
    mutable std::unique_ptr<ui::Texts> m_texts;
};

/// An option that a word knows.
struct OptionWord {
    const char *name; ///< "--sample" or "-o"
    bool takesValue = true;
    /// Allowed values, parted by "|"; empty: any.
    const char *values = "";
};

/// A word's call: what was typed after it.
struct Call {
    QStringList args;
    const Output &out;

    /// Filled by parse().
    QStringList plain;
    QMap<QString, QString> options;

    /// Parts the arguments into plain words and options.
    /// @param least, most how many plain words there must be
    /// @return false after having named what is wrong on standard error: end with kBadCall then
    bool parse(std::initializer_list<OptionWord> known, int least, int most);
    bool has(const char *option) const { return options.contains(QLatin1String(option)); }
    /// @return the option's value, or `fallback`.
    QString value(const char *option, const QString &fallback = {}) const;
    /// @return the whole number that the option gives, `fallback` when it is not there; nothing
    /// after having said what is wrong with it.
    std::optional<qint64> number(const char *option, qint64 fallback, qint64 least,
                                 qint64 most) const;
};

struct Command {
    const char *name;
    int (*run)(Call &call);
    const char *usage;       ///< what may follow the word
    bool needsFonts = false; ///< prints and draws: needs Qt Gui, though no display
};

/// Every word, in the order of the help.
std::span<const Command> commands();
const Command *findCommand(const QString &name);

/// Runs `command`, and turns an exception that got loose into kFault.
int run(const Command &command, const QStringList &args, const Output &out);

} // namespace sabretache::cli
