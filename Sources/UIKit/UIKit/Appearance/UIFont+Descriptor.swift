import Foundation
import Typography

extension UIFont {
  /// Creates the font for a descriptor; a size of 0 uses the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var specification = descriptor.specification
    // A size other than the text style's stops it from following the content size category.
    guard pointSize <= 0 || pointSize == specification.size, let style = descriptor.style else {
      if pointSize > 0 { specification.size = pointSize }
      self.init(specification)
      return
    }
    self.init(
      specification, scaling: .style(style),
      styleLeading: DynamicType.leading(
        style, UITraitCollection.current.preferredContentSizeCategory))
  }

  /// Creates a font by name; `nil` if it isn't among the run's fonts.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard FontLibrary.shared.hasFont(named: fontName) else { return nil }
    self.init(FontSpecification(family: .named(fontName), size: fontSize))
  }

  /// The descriptor that identifies the font.
  public var fontDescriptor: UIFontDescriptor {
    if case .style(let style)? = scaling {
      return UIFontDescriptor(specification, style: style)
    }
    return UIFontDescriptor(specification, style: nil)
  }
}
