/// The English words that VoiceOver speaks for an element.
///
/// The wording and the order of the parts match what Cash App's AccessibilitySnapshot (MIT and
/// Apache, `AccessibilityElement+Description`) found on devices; medium.
package struct AccessibilitySpeech {
  /// The text spoken when the element is reached.
  package let text: String
  /// The text spoken a moment later.
  package let hint: String?

  package init(_ element: AccessibilityTree.Element) {
    let label = element.label ?? ""
    let value = element.value ?? ""
    var hint = element.hint?.isEmpty == false ? element.hint : nil
    var words = label
    if element.role == .backButton, words.lowercased() == "back" { words = "" }
    var isToggle = false
    if case .toggle = element.role { isToggle = true }
    if !value.isEmpty, !isToggle { words = words.isEmpty ? value : "\(words): \(value)" }
    if element.traits.contains(.selected) {
      words = words.isEmpty ? "Selected." : "Selected: \(words)"
    }
    if words.isEmpty {
      words = hint ?? ""
      hint = nil
    }
    let ends: Set<Character> = [".", "?", "!", "…"]
    var parts = words.isEmpty ? [] : [words.last.map(ends.contains) == true ? words : words + "."]
    parts += Self.kinds(element)
    // A text without other parts is left unchanged.
    if parts.count == 1, !words.isEmpty, element.contexts.isEmpty { parts = [words] }
    parts += element.contexts.map(Self.words)
    text = parts.isEmpty ? "(nothing is said)" : parts.joined(separator: " ")
    self.hint = Self.hint(element, hint)
  }

  private static func kinds(_ element: AccessibilityTree.Element) -> [String] {
    let traits = element.traits
    var kinds: [String] = []
    if traits.contains(.notEnabled) { kinds.append("Dimmed.") }
    switch element.role {
    case .toggle(let isOn):
      kinds.append("Switch Button.")
      kinds.append(isOn ? "On." : "Off.")
    case .backButton: kinds.append("Back Button.")
    case .tab, .textField, .textArea, .other:
      if traits.contains(.button), element.role != .tab, !traits.contains(.keyboardKey) {
        kinds.append("Button.")
      }
    }
    switch element.role {
    case .tab: kinds.append("Tab.")
    case .textField(let isSecure, let isEditing):
      if !traits.contains(.searchField) {
        kinds.append(isSecure ? "Secure Text Field." : "Text Field.")
      }
      if isEditing { kinds.append("Is editing.") }
    case .textArea(let isEditing):
      kinds.append("Text Field.")
      if isEditing { kinds.append("Is editing.") }
    case .toggle, .backButton, .other: break
    }
    let names: [(UIAccessibilityTraits, String)] = [
      (.header, "Heading."), (.link, "Link."), (.adjustable, "Adjustable."), (.image, "Image."),
      (.searchField, "Search Field."),
    ]
    kinds += names.filter { traits.contains($0.0) }.map(\.1)
    return kinds
  }

  private static func words(_ context: AccessibilityTree.Context) -> String {
    switch context {
    case .series(let index, let count), .tab(let index, let count): "\(index) of \(count)."
    case .listStart: "List Start."
    case .listEnd: "List End."
    case .landmarkStart: "Landmark."
    case .landmarkEnd: "End."
    }
  }

  private static func hint(_ element: AccessibilityTree.Element, _ given: String?) -> String? {
    guard !element.traits.contains(.notEnabled) else { return given }
    let own: String
    switch element.role {
    case .toggle: own = "Double tap to toggle setting."
    case .textField(_, let isEditing), .textArea(let isEditing):
      return isEditing ? given : given ?? "Double tap to edit."
    case .backButton, .tab, .other:
      guard element.traits.contains(.adjustable) else { return given }
      own = "Swipe up or down with one finger to adjust the value."
    }
    guard let given else { return own }
    return "\(given.hasSuffix(".") ? String(given.dropLast()) : given). \(own)"
  }
}
