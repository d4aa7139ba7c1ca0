// What all readers of XML hold to: no entities of the file's own, no bottomless nesting.
#pragma once

#include "base/result.h"
#include "exchange/finding.h"

#include <QtCore/QXmlStreamReader>
#include <optional>
#include <string>
#include <string_view>

namespace sabretache::exchange {

inline constexpr int kMostXmlDepth = 200;

/// A stream of start tags, end tags and text that ends at the first thing we don't read.
class XmlReader {
public:
    explicit XmlReader(std::string_view bytes)
        : m_xml(QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size()))) {}

    /// Goes to the next token. @return false at the end or at a fault
    bool next() {
        if (m_error || m_xml.atEnd())
            return false;
        switch (m_xml.readNext()) {
        case QXmlStreamReader::DTD:
        case QXmlStreamReader::EntityReference:
            m_error = Error{kXmlEntities, {}, {}};
            return false;
        case QXmlStreamReader::StartElement:
            if (++m_depth > kMostXmlDepth)
                m_error = Error{kXmlTooDeep, {}, {std::to_string(kMostXmlDepth)}};
            break;
        case QXmlStreamReader::EndElement:
            --m_depth;
            break;
        case QXmlStreamReader::Invalid:
            m_error =
                Error{kXmlBroken,
                      {},
                      {std::to_string(m_xml.lineNumber()), std::to_string(m_xml.columnNumber())}};
            break;
        default:
            break;
        }
        return !m_error;
    }
    bool starts() const { return m_xml.isStartElement(); }
    bool ends() const { return m_xml.isEndElement(); }
    bool isText() const { return m_xml.isCharacters(); }
    bool named(QStringView name) const { return m_xml.name() == name; }
    QStringView name() const { return m_xml.name(); }
    std::string text() const { return m_xml.text().toString().toStdString(); }
    std::string attribute(QStringView name) const {
        for (const QXmlStreamAttribute &a : m_xml.attributes())
            if (a.name() == name)
                return a.value().toString().toStdString();
        return {};
    }
    std::int64_t number(QStringView name, std::int64_t fallback) const {
        bool good = false;
        const std::int64_t n = QString::fromStdString(attribute(name)).toLongLong(&good);
        return good ? n : fallback;
    }
    std::size_t line() const { return static_cast<std::size_t>(m_xml.lineNumber()); }
    const std::optional<Error> &error() const { return m_error; }

private:
    QXmlStreamReader m_xml;
    int m_depth = 0;
    std::optional<Error> m_error;
};

} // namespace sabretache::exchange
