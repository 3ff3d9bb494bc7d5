/// A component of a property that differs between two nodes.
struct ValueChange {
  var subject: LayoutSubject
  /// The component's name; empty for a value that has only one.
  var component: String
  var old: String?
  var new: String?
  /// The distance that the component changed by; `nil` if it has no distance.
  var step: Double?

  /// The property with its component, such as `layoutMargins.left`.
  var name: String { component.isEmpty ? subject.name : "\(subject.name).\(component)" }

  /// Returns the differences between the properties of two nodes, or of two screens.
  ///
  /// - Parameter prefix: The prefix of the names.
  static func all(
    from old: [LayoutAttribute], to new: [LayoutAttribute], prefix: String = ""
  ) -> [ValueChange] {
    var result: [ValueChange] = []
    for attribute in new {
      let known = old.first { $0.name == attribute.name }?.value
      if let before = known ?? attribute.value.omitted {
        result += between(before, attribute.value, LayoutSubject(name: prefix + attribute.name))
      } else if !isComparedWhereKnown(prefix + attribute.name) {
        result.append(
          .init(
            subject: LayoutSubject(name: prefix + attribute.name), component: "",
            new: attribute.value.description))
      }
    }
    for attribute in old where !new.contains(where: { $0.name == attribute.name }) {
      if let omitted = attribute.value.omitted {
        result += between(
          attribute.value, omitted, LayoutSubject(name: prefix + attribute.name))
      } else if !isComparedWhereKnown(prefix + attribute.name) {
        result.append(
          .init(
            subject: LayoutSubject(name: prefix + attribute.name), component: "",
            old: attribute.value.description))
      }
    }
    return result
  }

  private static func isComparedWhereKnown(_ name: String) -> Bool {
    LayoutProperty(rawValue: name)?.isComparedWhereKnown ?? false
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
          subject: .property(.className), component: "", old: old.className, new: new.className)
      ]
    return ofClass + (comparesInputs ? all(from: old.inputs, to: new.inputs) : [])
      + all(from: old.attributes, to: new.attributes)
  }

  private static func between(
    _ old: LayoutValue, _ new: LayoutValue, _ makeSubject: @autoclosure () -> LayoutSubject
  ) -> [ValueChange] {
    guard !old.matches(new) else { return [] }
    let subject = makeSubject()
    guard old.kind == new.kind else {
      return [.init(subject: subject, component: "", old: old.description, new: new.description)]
    }
    let steps = zip(old.numbers, new.numbers).map { $1.value - $0.value }
    return zip(old.components, new.components).enumerated().compactMap { index, pair in
      guard pair.0.text != pair.1.text else { return nil }
      return ValueChange(
        subject: subject, component: pair.0.name, old: pair.0.text, new: pair.1.text,
        step: steps.indices.contains(index) && steps[index].isFinite ? steps[index] : nil)
    }
  }
}
