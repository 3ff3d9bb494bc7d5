import Foundation
import Graphics

// UIKit's string representation of geometry in property lists and archives: the numbers of a point,
// a size or insets between braces, "{1, 2}" (Apple, "String representations of geometry": the
// format of NSStringFromCGPoint and of NSCoder.string(for:)).

extension NSCoder {
  /// Returns "{x, y}", in points.
  public class func string(for point: CGPoint) -> String { GeometryText.text([point.x, point.y]) }

  /// Returns "{dx, dy}", in points.
  public class func string(for vector: CGVector) -> String {
    GeometryText.text([vector.dx, vector.dy])
  }

  /// Returns "{width, height}", in points.
  public class func string(for size: CGSize) -> String {
    GeometryText.text([size.width, size.height])
  }

  /// Returns "{{x, y}, {width, height}}", in points.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  /// Returns "[a, b, c, d, tx, ty]".
  public class func string(for transform: CGAffineTransform) -> String {
    let t = transform
    return "[\([t.a, t.b, t.c, t.d, t.tx, t.ty].map(GeometryText.text).joined(separator: ", "))]"
  }

  /// Returns "{top, left, bottom, right}", in points.
  public class func string(for insets: UIEdgeInsets) -> String {
    GeometryText.text([insets.top, insets.left, insets.bottom, insets.right])
  }

  /// Returns "{top, leading, bottom, trailing}", in points.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    GeometryText.text([insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  /// Returns "{horizontal, vertical}", in points.
  public class func string(for offset: UIOffset) -> String {
    GeometryText.text([offset.horizontal, offset.vertical])
  }

  /// Parses "{x, y}"; returns the origin if the text has another format.
  public class func cgPoint(for string: String) -> CGPoint {
    GeometryText.numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }

  /// Parses "{dx, dy}"; returns zero if the text has another format.
  public class func cgVector(for string: String) -> CGVector {
    GeometryText.numbers(string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }

  /// Parses "{width, height}"; returns zero if the text has another format.
  public class func cgSize(for string: String) -> CGSize {
    GeometryText.numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }

  /// Parses "{{x, y}, {width, height}}"; returns zero if the text has another format.
  public class func cgRect(for string: String) -> CGRect {
    GeometryText.numbers(string, 4).map {
      CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    } ?? .zero
  }

  /// Parses "[a, b, c, d, tx, ty]"; returns the identity if the text has another format.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    GeometryText.numbers(string, 6).map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    } ?? .identity
  }

  /// Parses "{top, left, bottom, right}"; returns zero if the text has another format.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    GeometryText.numbers(string, 4).map {
      UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    } ?? .zero
  }

  /// Parses "{top, leading, bottom, trailing}"; returns zero if the text has another format.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    GeometryText.numbers(string, 4).map {
      NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    } ?? .zero
  }

  /// Parses "{horizontal, vertical}"; returns zero if the text has another format.
  public class func uiOffset(for string: String) -> UIOffset {
    GeometryText.numbers(string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }
}

/// Numbers between braces.
private enum GeometryText {
  static func text(_ numbers: [CGFloat]) -> String {
    "{\(numbers.map(text).joined(separator: ", "))}"
  }

  /// Formats a number like `%.17g`: 1 is "1", and 0.1 "0.10000000000000001", as logs of
  /// `NSStringFromCGRect` on devices show.
  static func text(_ number: CGFloat) -> String { String(format: "%.17g", Double(number)) }

  /// The numbers in a text, if there are exactly this many and otherwise only braces, commas and
  /// blanks.
  static func numbers(_ text: String, _ count: Int) -> [CGFloat]? {
    let words = text.split { "{}[], ".contains($0) }
    let numbers = words.compactMap { Double($0) }
    guard words.count == count, numbers.count == count else { return nil }
    return numbers.map { CGFloat($0) }
  }
}
