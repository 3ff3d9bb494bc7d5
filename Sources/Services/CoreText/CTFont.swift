@_exported import Foundation
import Graphics
import UIKit

@_exported import class UIKit.CGFont
@_exported import func UIKit.CTFontManagerRegisterFontsForURL
@_exported import func UIKit.CTFontManagerRegisterFontsForURLs
@_exported import func UIKit.CTFontManagerRegisterGraphicsFont
@_exported import enum UIKit.CTFontManagerError
@_exported import enum UIKit.CTFontManagerScope
@_exported import var UIKit.kCTFontManagerErrorDomain

/// Core Text's name of a font, so that bridging casts compile.
public typealias CTFont = UIFont

/// Core Text's name of the description of a font.
public typealias CTFontDescriptor = UIFontDescriptor

/// Returns a font by its name; the system's if there is none.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  // Core Text's default size.
  let size = size > 0 ? size : 12
  return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
}

public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  UIFont(descriptor: descriptor, size: size)
}

public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont {
  font.withSize(size > 0 ? size : font.pointSize)
}

public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Returns a positive number, unlike a font's `descender`.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }

/// The attributes of texts by Core Text's names.
public let kCTFontAttributeName: CFString = NSAttributedString.Key.font.rawValue
public let kCTKernAttributeName: CFString = NSAttributedString.Key.kern.rawValue
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"
public let kCTUnderlineStyleAttributeName: CFString =
  NSAttributedString.Key.underlineStyle.rawValue
public let kCTParagraphStyleAttributeName: CFString =
  NSAttributedString.Key.paragraphStyle.rawValue

extension NSAttributedString {
  /// The text with UIKit's attribute for the one of Core Text's that differs: its color is a `CGColor`.
  var withColors: NSAttributedString {
    let whole = NSRange(location: 0, length: length)
    var copy: NSMutableAttributedString?
    enumerateAttribute(
      NSAttributedString.Key(kCTForegroundColorAttributeName), in: whole, options: []
    ) { value, range, _ in
      let color = (value as? CGColor).map { UIColor(cgColor: $0) } ?? value as? UIColor
      guard let color else { return }
      copy = copy ?? NSMutableAttributedString(attributedString: self)
      copy?.addAttribute(.foregroundColor, value: color, range: range)
    }
    return copy ?? self
  }
}
