import Foundation
import Graphics
import NibDocuments

extension UIEdgeInsets {
  init(_ insets: NibInsets) {
    self.init(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
}

extension NSDirectionalEdgeInsets {
  init(_ insets: NibInsets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

/// Converts colours, fonts, images and texts of documents to UIKit's.
extension NibBuilder {
  func color(_ element: NibElement, _ key: String) -> UIColor? {
    element.color(key).flatMap(color)
  }

  func color(_ color: NibColor) -> UIColor? {
    switch color {
    case .components(let components): Self.color(components)
    case .system(let name, let components):
      NibNames.systemColor(name)
        ?? (components ?? document.resources.systemColors[name]).map(Self.color)
    case .named(let name, let components):
      // The document repeats the catalog's value from when it was saved.
      UIColor(named: name, in: bundle, compatibleWith: nil)
        ?? (components ?? document.resources.namedColors[name]).map(Self.color)
    }
  }

  private static func color(_ components: NibColorComponents) -> UIColor {
    let color = components.converted
    let alpha = CGFloat(color.alpha)
    switch color.space {
    case .gray: return UIColor(white: CGFloat(color.red), alpha: alpha)
    case .displayP3:
      return UIColor(
        displayP3Red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
        alpha: alpha)
    case .sRGB, .genericRGB:
      return UIColor(
        red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
        alpha: alpha)
    }
  }

  func font(_ element: NibElement, _ key: String = "fontDescription") -> UIFont? {
    element.font(key).map(font)
  }

  func font(_ font: NibFont) -> UIFont {
    let size = CGFloat(font.size ?? Double(UIFont.systemFontSize))
    switch font.face {
    case .style(let name): return .preferredFont(forTextStyle: UIFont.TextStyle(name))
    case .boldSystem:
      // Bold rather than semibold: labels with that font, sized to fit their text, have the widths
      // of bold in 24 of 26 cases that Interface Builder saved (iOS 10 to 26; high).
      return .systemFont(ofSize: size, weight: .bold)
    case .italicSystem: return .italicSystemFont(ofSize: size)
    case .system:
      return .systemFont(ofSize: size, weight: NibNames.weight(font.weight ?? "") ?? .regular)
    case .named(let name, _):
      // If the font doesn't exist, UIKit uses the system font.
      return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    }
  }

  func image(_ element: NibElement, _ name: String = "image") -> UIImage? {
    guard let image = element.image(name) else { return nil }
    let found = self.image(image)
    switch image.renderingMode {
    case "template", "alwaysTemplate": return found?.withRenderingMode(.alwaysTemplate)
    case "original", "alwaysOriginal": return found?.withRenderingMode(.alwaysOriginal)
    default: return found
    }
  }

  /// Returns an image of the bundle, or a system symbol.
  func image(_ image: NibImage) -> UIImage? {
    guard image.isSystem else { return UIImage(named: image.name, in: bundle, compatibleWith: nil) }
    let scale = NibNames.symbolScale(image.symbolScale ?? "")
    return UIImage(
      systemName: image.name, withConfiguration: scale.map(UIImage.SymbolConfiguration.init(scale:))
    )
  }

  /// Returns the symbol configuration of an element.
  func symbolConfiguration(_ element: NibElement, _ key: String) -> UIImage.SymbolConfiguration? {
    guard let child = element.child(key: key, "preferredSymbolConfiguration") else { return nil }
    var parts: [UIImage.SymbolConfiguration] = []
    if let font = child.font() {
      if case .style(let name) = font.face {
        parts.append(.init(textStyle: UIFont.TextStyle(name)))
      } else {
        parts.append(.init(font: self.font(font)))
      }
    }
    if let size = child.length("pointSize") { parts.append(.init(pointSize: CGFloat(size))) }
    if let weight = NibNames.weight(child.attribute("weight") ?? "") {
      parts.append(.init(weight: weight.symbolWeight()))
    }
    if let scale = NibNames.symbolScale(child.attribute("scale") ?? "") {
      parts.append(.init(scale: scale))
    }
    switch child.attribute("renderingMode") {
    case "multicolor": parts.append(.preferringMulticolor())
    case "monochrome": parts.append(.preferringMonochrome())
    default: break
    }
    return parts.dropFirst().reduce(parts.first) { $0?.applying($1) }
  }

  func attributedText(_ element: NibElement, _ key: String) -> NSAttributedString? {
    guard let text = element.attributedText(key) else { return nil }
    let result = NSMutableAttributedString(string: "")
    for run in text.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      for attribute in run.attributes {
        attributes[NSAttributedString.Key(attribute.name)] = value(attribute.value)
      }
      result.append(NSAttributedString(string: run.text, attributes: attributes))
    }
    return result
  }

  private func value(_ value: NibAttributedText.Value) -> Any? {
    switch value {
    case .color(let color): self.color(color)
    case .font(let font): self.font(font)
    case .number(let number): number
    case .integer(let number): number
    case .text(let text): text
    case .paragraph(let element): paragraphStyle(element)
    }
  }

  private func paragraphStyle(_ element: NibElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let alignment = NibNames.alignment(element.attribute("alignment") ?? "") {
      style.alignment = alignment
    }
    if let mode = NibNames.lineBreak(element.attribute("lineBreakMode") ?? "") {
      style.lineBreakMode = mode
    }
    if let direction = NibNames.writingDirection(element.attribute("baseWritingDirection") ?? "") {
      style.baseWritingDirection = direction
    }
    func set(_ name: String, _ body: (CGFloat) -> Void) {
      if let value = element.number(name) { body(CGFloat(value)) }
    }
    set("lineSpacing") { style.lineSpacing = $0 }
    set("paragraphSpacing") { style.paragraphSpacing = $0 }
    set("paragraphSpacingBefore") { style.paragraphSpacingBefore = $0 }
    set("firstLineHeadIndent") { style.firstLineHeadIndent = $0 }
    set("headIndent") { style.headIndent = $0 }
    set("tailIndent") { style.tailIndent = $0 }
    set("minimumLineHeight") { style.minimumLineHeight = $0 }
    set("maximumLineHeight") { style.maximumLineHeight = $0 }
    set("lineHeightMultiple") { style.lineHeightMultiple = $0 }
    return style
  }

  /// Returns the attributes of a bar's titles.
  func textAttributes(_ element: NibElement, _ key: String) -> [NSAttributedString.Key: Any]? {
    guard let child = element.child(key: key, "textAttributes") else { return nil }
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let color = color(child, "textColor") { attributes[.foregroundColor] = color }
    if let font = font(child) { attributes[.font] = font }
    return attributes
  }
}
