import Foundation
import Graphics
import Typography

/// Converts attributed strings to the input of Typography.
///
/// Colours are resolved for `UITraitCollection.current`.
struct TextConversion {
  /// The default font.
  var font: UIFont
  /// The default colour.
  var color: UIColor
  /// The default paragraph style.
  var paragraph: NSParagraphStyle.Values
  /// The default shadow.
  var shadow: TextAttributes.Shadow?
  /// The colour of all text, overriding its attributes.
  var overridingColor: UIColor?
  /// The attributes of links, overriding their own; if nil, blue and underlined, as in labels and
  /// drawn strings (recalled; medium).
  var links: [NSAttributedString.Key: Any]?
  /// The container of attachments, if there is one.
  var textContainer: NSTextContainer?
  /// The width available to attachments, in points; nil for no limit.
  var lineWidth: CGFloat?

  /// The defaults for drawing strings outside of views: 12 points, black (UIKit's documentation).
  static var plain: TextConversion {
    TextConversion(
      font: UIFont.systemFont(ofSize: 12), color: .black, paragraph: NSParagraphStyle.Values())
  }

  /// The defaults of TextKit: Helvetica at 12 points, black (iOS 26.1 and Apple's documentation of
  /// attributes; facts: controls §2; medium).
  static var textKit: TextConversion {
    TextConversion(
      font: UIFont(FontSpecification(family: .named("Helvetica"), size: 12)), color: .black,
      paragraph: NSParagraphStyle.Values())
  }

  private static var standardLinks: [NSAttributedString.Key: Any] {
    [.foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue]
  }

  /// The attributes of text without any.
  var fallback: TextAttributes { attributes([:]) }

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
      if let attachment = values[.attachment] as? NSTextAttachment {
        // Each attachment separately, as one may occur several times in a row; for other characters
        // it shows nothing (Apple's documentation of the character).
        let part = Array(text.string.utf16.dropFirst(range.location).prefix(range.length))
        for unit in range.location..<range.location + range.length {
          var look = attributes(values)
          if Int(part[unit - range.location]) == NSTextAttachment.character {
            look.attachment = box(of: attachment, at: unit, font: values[.font] as? UIFont)
            look.attachmentPadding = attachment.lineLayoutPadding
          }
          runs.append(StyledText.Run(length: 1, attributes: look))
        }
      } else {
        runs.append(StyledText.Run(length: range.length, attributes: attributes(values)))
      }
      let style = style(paragraphValues(values))
      if let last = paragraphs.last, last.style == style {
        paragraphs[paragraphs.count - 1].length += range.length
      } else {
        paragraphs.append(StyledText.ParagraphRun(length: range.length, style: style))
      }
    }
    return StyledText(string: text.string, runs: runs, paragraphs: paragraphs)
  }

  /// Returns the rectangle of an attachment including its padding.
  private func box(of attachment: NSTextAttachment, at unit: Int, font: UIFont?) -> CGRect {
    let line = CGRect(
      x: 0, y: 0, width: lineWidth ?? TextFitting.unlimited,
      height: (font ?? self.font).lineHeight)
    let bounds = attachment.attachmentBounds(
      for: textContainer, proposedLineFragment: line, glyphPosition: .zero, characterIndex: unit)
    guard bounds.minX.isFinite, bounds.minY.isFinite, bounds.width.isFinite,
      bounds.height.isFinite
    else { return .zero }
    return bounds
  }

  private func attributes(_ given: [NSAttributedString.Key: Any]) -> TextAttributes {
    var values = given
    if values[.link] != nil { values.merge(links ?? Self.standardLinks) { $1 } }
    let font = values[.font] as? UIFont ?? font
    let color = overridingColor ?? values[.foregroundColor] as? UIColor ?? color
    var attributes = TextAttributes(font: font.descriptor, color: color.cgColor)
    attributes.shadow = shadow
    // Most text has no further attributes.
    guard !values.isEmpty else { return attributes }
    attributes.kern = Self.number(values[.kern])
    attributes.tracking = Self.number(values[.tracking]) ?? 0
    attributes.baselineOffset = Self.number(values[.baselineOffset]) ?? 0
    attributes.underline = line(values[.underlineStyle], values[.underlineColor])
    attributes.strikethrough = line(values[.strikethroughStyle], values[.strikethroughColor])
    attributes.background = (values[.backgroundColor] as? UIColor)?.cgColor
    attributes.obliqueness = Self.number(values[.obliqueness]) ?? 0
    attributes.expansion = Self.number(values[.expansion]) ?? 0
    attributes.hasLigatures = Self.number(values[.ligature]) != 0
    if let width = Self.number(values[.strokeWidth]), width != 0 {
      attributes.stroke = TextAttributes.Stroke(
        width: width, color: (values[.strokeColor] as? UIColor)?.cgColor)
    }
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
    style.defaultTabInterval = values.defaultTabInterval
    style.tabStops = values.tabStops?.map(ParagraphStyle.TabStop.init) ?? []
    return style
  }

  /// Returns the number in an attribute: Foundation returns the stored value, of whatever type.
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

extension ParagraphStyle.TabStop {
  fileprivate init(_ tab: NSTextTab) {
    let alignment: Alignment =
      switch tab.alignment {
      case .right: tab.isDecimal ? .decimal : .trailing
      case .center: .center
      case .left, .natural, .justified: tab.isDecimal ? .decimal : .leading
      }
    self.init(location: tab.location, alignment: alignment)
  }
}

extension ParagraphStyle.LineBreakMode {
  init(_ mode: NSLineBreakMode) {
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
