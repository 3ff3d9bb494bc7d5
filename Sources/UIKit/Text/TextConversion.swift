import Foundation
import Graphics
import Typography

/// Turns attributed strings into what Typography lays out.
///
/// Colours are resolved under `UITraitCollection.current`.
struct TextConversion {
  /// Font of text without one.
  var font: UIFont
  /// Colour of text without one.
  var color: UIColor
  /// Paragraph style of text without one.
  var paragraph: NSParagraphStyle.Values
  /// Shadow of text without one.
  var shadow: TextAttributes.Shadow?
  /// Colour of all text, whatever its attributes say.
  var overridingColor: UIColor?

  /// The defaults of drawing strings outside of views: 12 points, black (UIKit's documentation).
  static let plain = TextConversion(
    font: UIFont.systemFont(ofSize: 12), color: .black, paragraph: NSParagraphStyle.Values())

  func styledText(_ text: String) -> StyledText {
    StyledText(
      text, attributes: attributes([:]), paragraphStyle: style(paragraph))
  }

  func styledText(
    _ text: String, attributes values: [NSAttributedString.Key: Any]
  ) -> StyledText {
    StyledText(
      text, attributes: attributes(values), paragraphStyle: style(paragraphValues(values)))
  }

  func styledText(_ text: NSAttributedString) -> StyledText {
    var runs: [StyledText.Run] = []
    var paragraphs: [StyledText.ParagraphRun] = []
    let whole = NSRange(location: 0, length: text.length)
    guard text.length > 0 else { return styledText("") }
    text.enumerateAttributes(in: whole, options: []) { values, range, _ in
      runs.append(StyledText.Run(length: range.length, attributes: attributes(values)))
      let style = style(paragraphValues(values))
      if let last = paragraphs.last, last.style == style {
        paragraphs[paragraphs.count - 1].length += range.length
      } else {
        paragraphs.append(StyledText.ParagraphRun(length: range.length, style: style))
      }
    }
    return StyledText(string: text.string, runs: runs, paragraphs: paragraphs)
  }

  private func attributes(_ values: [NSAttributedString.Key: Any]) -> TextAttributes {
    let font = values[.font] as? UIFont ?? font
    let color = overridingColor ?? values[.foregroundColor] as? UIColor ?? color
    var attributes = TextAttributes(font: font.descriptor, color: color.cgColor)
    attributes.shadow = shadow
    // Most text has no more than that.
    guard !values.isEmpty else { return attributes }
    attributes.kern = Self.number(values[.kern])
    attributes.tracking = Self.number(values[.tracking]) ?? 0
    attributes.baselineOffset = Self.number(values[.baselineOffset]) ?? 0
    attributes.underline = line(values[.underlineStyle], values[.underlineColor])
    attributes.strikethrough = line(values[.strikethroughStyle], values[.strikethroughColor])
    attributes.background = (values[.backgroundColor] as? UIColor)?.cgColor
    if let shadow = values[.shadow] as? NSShadow {
      attributes.shadow = (shadow.shadowColor as? UIColor).map {
        TextAttributes.Shadow(
          color: $0.cgColor, offset: shadow.shadowOffset, blurRadius: shadow.shadowBlurRadius)
      }
    }
    return attributes
  }

  private func line(_ style: Any?, _ color: Any?) -> TextAttributes.Line? {
    let raw = (style as? NSUnderlineStyle)?.rawValue ?? Self.number(style).map { Int($0) } ?? 0
    guard raw != 0 else { return nil }
    return TextAttributes.Line(style: raw, color: (color as? UIColor)?.cgColor)
  }

  private func paragraphValues(
    _ values: [NSAttributedString.Key: Any]
  ) -> NSParagraphStyle.Values {
    (values[.paragraphStyle] as? NSParagraphStyle)?.values ?? paragraph
  }

  private func style(_ values: NSParagraphStyle.Values) -> ParagraphStyle {
    var style = ParagraphStyle(
      alignment: ParagraphStyle.Alignment(values.alignment),
      lineBreakMode: ParagraphStyle.LineBreakMode(values.lineBreakMode),
      baseWritingDirection: ParagraphStyle.WritingDirection(values.baseWritingDirection))
    style.lineSpacing = values.lineSpacing
    style.minimumLineHeight = values.minimumLineHeight
    style.maximumLineHeight = values.maximumLineHeight
    style.lineHeightMultiple = values.lineHeightMultiple
    style.paragraphSpacing = values.paragraphSpacing
    style.paragraphSpacingBefore = values.paragraphSpacingBefore
    style.firstLineHeadIndent = values.firstLineHeadIndent
    style.headIndent = values.headIndent
    style.tailIndent = values.tailIndent
    return style
  }

  /// The number in an attribute: Foundation hands back what was put in, of whatever type.
  static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: return value
    case let value as Double: return CGFloat(value)
    case let value as Int: return CGFloat(value)
    case let value as Float: return CGFloat(value)
    case let value as NSNumber: return CGFloat(value.doubleValue)
    default: return nil
    }
  }
}

extension ParagraphStyle.Alignment {
  fileprivate init(_ alignment: NSTextAlignment) {
    switch alignment {
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    case .justified: self = .justified
    case .natural: self = .natural
    }
  }
}

extension ParagraphStyle.LineBreakMode {
  fileprivate init(_ mode: NSLineBreakMode) {
    switch mode {
    case .byWordWrapping: self = .byWordWrapping
    case .byCharWrapping: self = .byCharWrapping
    case .byClipping: self = .byClipping
    case .byTruncatingHead: self = .byTruncatingHead
    case .byTruncatingTail: self = .byTruncatingTail
    case .byTruncatingMiddle: self = .byTruncatingMiddle
    }
  }
}

extension ParagraphStyle.WritingDirection {
  fileprivate init(_ direction: NSWritingDirection) {
    switch direction {
    case .natural: self = .natural
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    }
  }
}
