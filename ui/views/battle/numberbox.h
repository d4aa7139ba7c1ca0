// A number with its unit: inches are entered in hundredths and shown without needless zeros.
#pragma once

#include <QDoubleSpinBox>

#include <cmath>
#include <string_view>

namespace sabretache::ui {

class NumberBox : public QDoubleSpinBox {
public:
    explicit NumberBox(QWidget *parent) : QDoubleSpinBox(parent) { setAlignment(Qt::AlignRight); }

    /// @param unit of the rule set's number: "in/100", "paces", ...
    void setUnit(std::string_view unit) {
        m_inches = unit == "in/100";
        setDecimals(m_inches ? 2 : 0);
        setSingleStep(m_inches ? 0.5 : unit == "paces" ? 25 : 1);
    }
    /// In the rule set's own unit: hundredths of an inch, paces.
    void setLimits(std::int64_t least, std::int64_t most) {
        setRange(static_cast<double>(least) / scale(), static_cast<double>(most) / scale());
    }
    void setNumber(std::int64_t n) {
        if (number() != n)
            setValue(static_cast<double>(n) / scale());
    }
    std::int64_t number() const { return std::llround(value() * scale()); }

    /// Point and comma both part the fraction, in every language: "5.0" must not be read as 50
    /// where the point groups thousands.
    QValidator::State validate(QString &text, int &at) const override {
        if (m_inches)
            for (QChar &c : text)
                if (c == u'.' || c == u',')
                    c = locale().decimalPoint().front();
        return QDoubleSpinBox::validate(text, at);
    }
    QString textFromValue(double value) const override {
        QString text = QDoubleSpinBox::textFromValue(value);
        // 5.50 is 5.5, 5.00 is 5.0
        if (m_inches && text.endsWith(u'0'))
            text.chop(1);
        return text;
    }

private:
    double scale() const { return m_inches ? 100.0 : 1.0; }
    bool m_inches = false;
};

} // namespace sabretache::ui
