/// A component of a property that differs between two nodes.
struct ValueChange {
  var subject: LayoutSubject
  var part: LayoutCause.Part
  /// The distance that the component changed by; `nil` if it has none.
  var step: Double?

  /// Returns the differences between the properties of two nodes, or of two screens.
  ///
  /// - Parameter prefix: The prefix of the names.
  static func all(
    from old: [LayoutAttribute], to new: [LayoutAttribute], prefix: String = ""
  ) -> [ValueChange] {
    var result: [ValueChange] = []
    func add(_ name: String, _ old: LayoutValue?, _ new: LayoutValue?) {
      if let old = old ?? new?.omitted, let new = new ?? old.omitted {
        result += between(old, new, LayoutSubject(name: prefix + name))
      } else if !(LayoutProperty(rawValue: prefix + name)?.isComparedWhereKnown ?? false) {
        let subject = LayoutSubject(name: prefix + name)
        func value(_ value: LayoutValue?) -> ChangedValue? {
          value.map { ChangedValue($0, of: subject) }
        }
        result.append(.init(subject: subject, part: .init(old: value(old), new: value(new))))
      }
    }
    for attribute in new {
      add(attribute.name, old.first { $0.name == attribute.name }?.value, attribute.value)
    }
    for attribute in old where !new.contains(where: { $0.name == attribute.name }) {
      add(attribute.name, attribute.value, nil)
    }
    return result
  }

  /// Returns the differences between two nodes that represent the same view.
  static func all(
    from old: LayoutNode, to new: LayoutNode, comparesInputs: Bool
  ) -> [ValueChange] {
    let ofClass =
      old.className == new.className
      ? []
      : [
        ValueChange(
          subject: .property(.className),
          part: .init(old: .name(old.className), new: .name(new.className)))
      ]
    return ofClass + (comparesInputs ? all(from: old.inputs, to: new.inputs) : [])
      + all(from: old.attributes, to: new.attributes)
  }

  private static func between(
    _ old: LayoutValue, _ new: LayoutValue, _ makeSubject: @autoclosure () -> LayoutSubject
  ) -> [ValueChange] {
    guard !old.matches(new) else { return [] }
    let subject = makeSubject()
    guard old.kind == new.kind, !old.numbers.isEmpty else {
      return [
        .init(
          subject: subject,
          part: .init(old: ChangedValue(old, of: subject), new: ChangedValue(new, of: subject)))
      ]
    }
    return zip(old.numbers, new.numbers).compactMap { old, new in
      let component = subject.property == .padding ? new.component.edge : new.component
      let part = LayoutCause.Part(
        component: component, old: .number(LayoutValue.rounded(old.value)),
        new: .number(LayoutValue.rounded(new.value)))
      let step = new.value - old.value
      guard part.old?.words != part.new?.words else { return nil }
      return ValueChange(subject: subject, part: part, step: step.isFinite ? step : nil)
    }
  }
}
