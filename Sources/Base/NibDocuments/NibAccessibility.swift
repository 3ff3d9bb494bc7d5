/// Interface Builder's accessibility settings of an object.
package struct NibAccessibility: Hashable, Sendable {
  package var identifier: String?
  package var label: String?
  package var hint: String?
  /// The traits, such as `header`, in alphabetical order; `nil` for the class's own.
  package var traits: [String]?
  package var isElement: Bool?
}

extension NibElement {
  /// The element's `accessibilityConfiguration`; `nil` if it has none.
  package var accessibility: NibAccessibility? {
    guard let child = child(key: "accessibilityConfiguration", "accessibility") else { return nil }
    return NibAccessibility(
      identifier: child.text("identifier"), label: child.text("label"), hint: child.text("hint"),
      traits: child.names("traits"),
      isElement: child.child(key: "isElement", "bool")?.flag("value"))
  }
}
