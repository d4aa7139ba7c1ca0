// One field of a form on the screen: the widget that fits its type.
#pragma once

#include "ui/models/battle/battledesk.h"

#include <QObject>
#include <QString>

#include <memory>

class QWidget;

namespace sabretache::ui {

class FieldEditor : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    /// @return an editor for the field's type, parented to `parent`
    static FieldEditor *make(const battle::FormField &field, const BattleDesk &desk,
                             QWidget *parent);

    virtual QWidget *widget() const = 0;
    /// The widget that takes the focus.
    virtual QWidget *focusTarget() const { return widget(); }
    /// Shows the field's value and choices as they are now; emits nothing.
    virtual void show(const battle::FormField &field) = 0;
    virtual Value value() const = 0;
    /// A remark behind the widget ("up to 200 paces"); may be empty.
    virtual QString remark(const battle::FormField &field) const;
    /// Whether the field is so large that it takes the whole width.
    virtual bool wide() const { return false; }

Q_SIGNALS:
    void edited(const sabretache::Value &value);

protected:
    const BattleDesk *m_desk = nullptr;
};

} // namespace sabretache::ui
