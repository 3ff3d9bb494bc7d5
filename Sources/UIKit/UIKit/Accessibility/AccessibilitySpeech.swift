/// The English words that VoiceOver speaks for an element.
///
/// The wording and the order of the parts match what Cash App's AccessibilitySnapshot (MIT and
/// Apache, `UIAccessibility+SnapshotAdditions`) found on devices (medium), and its pictures of
/// iOS 17.5, 18.5 and 26.2 (high).
package struct AccessibilitySpeech {
  /// The text spoken when the element is reached.
  package let text: String
  /// The text spoken a moment later.
  package let hint: String?

  package init(_ element: AccessibilityTree.Element) {
    let traits = element.traits
    let label = element.label ?? ""
    let value = element.value ?? ""
    var hint = element.hint?.isEmpty == false ? element.hint : nil
    let isHintOnly = hint != nil && label.isEmpty && value.isEmpty
    var words = label
    if traits.contains(.backButton), words.lowercased() == "back" { words = "" }
    if let cell = element.cell { words = cell.words(around: words) }
    if !value.isEmpty, !traits.contains(.toggleButton) {
      let separator = element.cell == nil ? ": " : " "
      words = words.isEmpty ? value : words + separator + value
    }
    if traits.contains(.selected) {
      words = words.isEmpty ? "Selected." : "Selected: \(words)"
    }
    if words.isEmpty {
      words = hint ?? ""
      hint = nil
    }
    var parts = words.isEmpty ? [] : [words.asSentence]
    parts += Self.kinds(element)
    // A text without other parts is left unchanged.
    if parts.count == 1, !words.isEmpty, element.contexts.isEmpty { parts = [words] }
    parts += element.contexts.map(Self.words)
    text = parts.isEmpty ? "(nothing is said)" : parts.joined(separator: " ")
    self.hint = Self.hint(traits, hint, isHintOnly: isHintOnly)
  }

  /// Returns the words for an element's traits, in VoiceOver's order.
  private static func kinds(_ element: AccessibilityTree.Element) -> [String] {
    let traits = element.traits
    let isTab = traits.contains(.tabBarItem) || element.contexts.contains(where: \.isTab)
    var kinds: [String] = []
    if traits.contains(.notEnabled) { kinds.append("Dimmed.") }
    let isSpecial = !traits.isDisjoint(with: [.keyboardKey, .toggleButton, .backButton])
    if traits.contains(.button), !isSpecial, !isTab { kinds.append("Button.") }
    if traits.contains(.backButton) { kinds.append("Back Button.") }
    if traits.contains(.toggleButton) {
      // Without the trait of a button, only the state is said.
      if traits.contains(.button) { kinds.append("Switch Button.") }
      switch element.value ?? "" {
      case "": break
      case "0": kinds.append("Off.")
      case "1": kinds.append("On.")
      case "2": kinds.append("Mixed.")
      case let other: kinds.append(other)
      }
    }
    if isTab { kinds.append("Tab.") }
    if traits.contains(.textEntry) {
      kinds.append(traits.contains(.secureTextField) ? "Secure Text Field." : "Text Field.")
      if traits.contains(.isEditing) { kinds.append("Is editing.") }
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

  // MARK: Hints

  static let editingHint = "Double tap to edit."
  private static let spellingHint = "Use the rotor to access Misspelled Words"

  private static func hint(
    _ traits: UIAccessibilityTraits, _ given: String?, isHintOnly: Bool
  ) -> String? {
    guard !traits.contains(.notEnabled) else { return given }
    var hint = given
    func add(_ text: String) {
      hint = hint.map { "\($0.hasSuffix(".") ? String($0.dropLast()) : $0). \(text)" } ?? text
    }
    if traits.contains(.toggleButton) { add("Double tap to toggle setting.") }
    if traits.contains(.textEntry), given == nil {
      hint =
        traits.contains(.isEditing)
        ? spellingHint
        : traits.contains(.textArea) ? "\(editingHint), \(spellingHint)" : editingHint
    }
    // A hint that was said in place of a label leaves none for the gesture.
    if traits.contains(.adjustable), !traits.contains(.toggleButton), !isHintOnly {
      add("Swipe up or down with one finger to adjust the value.")
    }
    return hint
  }
}

extension AccessibilityTree.Context {
  fileprivate var isTab: Bool { if case .tab = self { true } else { false } }
}

extension AccessibilityTree.TableCell {
  /// Returns a label with what is said of its place: headers before it, spans, row and column after
  /// it.
  fileprivate func words(around label: String) -> String {
    var parts = headers.map { "\($0)." }
    if !label.isEmpty { parts.append(label.hasSuffix(".") ? label : label + ".") }
    if rowSpan > 1 { parts.append("Spans \(rowSpan) rows.") }
    if columnSpan > 1 { parts.append("Spans \(columnSpan) columns.") }
    if let row { parts.append("Row \(row).") }
    if let column { parts.append("Column \(column).") }
    return parts.joined(separator: " ")
  }
}

extension String {
  /// The text with a full stop, unless it ends a sentence already.
  fileprivate var asSentence: String {
    let ends: Set<Character> = [".", "?", "!", "…"]
    return last.map(ends.contains) == true ? self : self + "."
  }
}
