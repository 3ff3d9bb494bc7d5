import RunRecord

/// Markup with interpolated values that are text, unless they are markup themselves.
///
/// `"<b>\(name)</b>" as HTML` escapes the name: it's impossible to forget.
package struct HTML: ExpressibleByStringInterpolation {
  package private(set) var text: String

  package init(stringLiteral value: String) {
    text = value
  }

  package init(stringInterpolation: Interpolation) {
    text = stringInterpolation.text
  }

  /// Creates markup from pieces.
  package init(_ pieces: [HTML], separator: String = "") {
    text = pieces.map(\.text).joined(separator: separator)
  }

  /// Creates markup from a trusted source.
  package init(trusted text: String) {
    self.text = text
  }

  package static func += (left: inout HTML, right: HTML) {
    left.text += right.text
  }

  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity * 2)
    }

    package mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    package mutating func appendInterpolation(_ value: String) {
      text += HTML.escaped(value)
    }

    package mutating func appendInterpolation(_ value: Int) {
      text += String(value)
    }

    package mutating func appendInterpolation(_ value: HTML) {
      text += value.text
    }
  }

  /// Escapes `text` for an element's contents or a quoted attribute, in HTML and in XML.
  ///
  /// Characters that XML doesn't allow, or that change the direction of the following text, become
  /// U+FFFD.
  static func escaped(_ text: String) -> String {
    text.replacing(signs)
  }

  private static let signs: [Unicode.Scalar: String] = [
    "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;",
    "\n": "\n", "\t": "\t", "\u{FFFE}": "\u{FFFD}", "\u{FFFF}": "\u{FFFD}",
  ]
}
