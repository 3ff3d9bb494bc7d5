import Foundation
import Typography

/// The content of a label.
struct TextState {
  static let standardFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  var plain: String?
  /// The attributed text, which replaces the plain text.
  var attributed: NSAttributedString?
  var font = TextState.standardFont
  var textColor = UIColor.label
  var paragraph: NSParagraphStyle.Values = {
    var values = NSParagraphStyle.Values()
    values.lineBreakMode = .byTruncatingTail
    return values
  }()
  var numberOfLines = 1
  /// The text for layout, as long as nothing changed.
  var styled: (text: StyledText, traits: UITraitCollection)?
  /// The layout of the lines when the text was last drawn, as long as nothing changed.
  var drawn: DrawnBaselines?

  var isEmpty: Bool { attributed.map { $0.length == 0 } ?? plain?.isEmpty ?? true }

  /// The plain text with the label's attributes.
  var plainWithAttributes: NSAttributedString? {
    plain.map {
      NSAttributedString(
        string: $0,
        attributes: [
          .font: font, .foregroundColor: textColor,
          .paragraphStyle: NSParagraphStyle(values: paragraph),
        ])
    }
  }

  /// Adopts the style at the start of the attributed text.
  mutating func adoptLeadingStyle() {
    guard let attributed, attributed.length > 0 else { return }
    let values = attributed.attributes(at: 0, effectiveRange: nil)
    if let font = values[.font] as? UIFont { self.font = font }
    if let color = values[.foregroundColor] as? UIColor { textColor = color }
    if let style = values[.paragraphStyle] as? NSParagraphStyle {
      paragraph.alignment = style.alignment
      paragraph.lineBreakMode = style.lineBreakMode
    }
  }

  /// Sets an attribute of the whole attributed text.
  mutating func override(_ key: NSAttributedString.Key, with value: Any) {
    guard let attributed else { return }
    let changed = NSMutableAttributedString(attributedString: attributed)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
    self.attributed = changed
  }

  /// Changes the paragraph styles of the attributed text.
  mutating func overrideParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    replaceAttribute(.paragraphStyle) { value in
      guard let style = value as? NSParagraphStyle else { return nil }
      let changed = NSMutableParagraphStyle(values: style.values)
      change(changed)
      return changed
    }
  }

  /// Changes the values of the attributed text for a key; `nil` leaves a value unchanged.
  mutating func replaceAttribute(
    _ key: NSAttributedString.Key, _ change: (Any) -> Any?
  ) {
    guard let attributed else { return }
    let changed = NSMutableAttributedString(attributedString: attributed)
    let whole = NSRange(location: 0, length: attributed.length)
    attributed.enumerateAttribute(key, in: whole, options: []) { value, range, _ in
      if let new = value.flatMap(change) { changed.addAttribute(key, value: new, range: range) }
    }
    self.attributed = changed
  }
}
