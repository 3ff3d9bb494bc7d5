extension ScreenFinding {
  /// The view and its fault, in a sentence without a full stop:
  /// `UIButton “send” lies under the home indicator, …`.
  public var sentence: String {
    let words = reason.words
    // Reasons about a text start with the text.
    return words.hasPrefix("“") ? "\(view): \(words)" : "\(view) \(words)"
  }

  /// The class of the view and its text, in place of the number that the path has: `UILabel “Sale”`.
  /// `nil` for a view with an identifier, an outlet or a title, and for one whose text isn't at fault.
  var shownText: String? {
    guard let text = reason.text, !text.isEmpty, let own = view.components(separatedBy: " › ").last,
      !own.contains("“"), !own.hasSuffix(")")
    else { return nil }
    return "\(own.prefix { $0 != "[" }) “\(text)”"
  }

  /// A name for ignoring this finding, without the same rule's findings in other views if possible,
  /// and for every row of a list.
  package var ignorableName: String {
    var steps = view.components(separatedBy: " › ").map { step in
      Self.withoutRow(step) == step ? step : String(step.prefix { $0 != "[" && $0 != " " })
    }
    if let shownText, !shownText.contains(where: \.isNewline), !shownText.contains(" › ") {
      steps[steps.count - 1] = shownText
    }
    return steps.joined(separator: " › ")
  }
}

extension ScreenFinding: CustomStringConvertible {
  /// The finding in a line: `warning: overlap: UIButton “send” overlaps UILabel “title” by …`.
  public var description: String { "\(severity.rawValue): \(rule.rawValue): \(sentence)" }
}
