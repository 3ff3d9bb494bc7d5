import Foundation
import Graphics

@testable import Typography

enum Sample {
  static let black = CGColor(gray: 0, alpha: 1)

  static func text(
    _ string: String, size: CGFloat = 17, weight: CGFloat = 0,
    style: ParagraphStyle = ParagraphStyle()
  ) -> StyledText {
    StyledText(
      string,
      attributes: TextAttributes(font: FontDescriptor(size: size, weight: weight), color: black),
      paragraphStyle: style)
  }

  static func layout(
    _ string: String, size: CGFloat = 17, weight: CGFloat = 0, width: CGFloat = .infinity,
    lines: Int = 0, style: ParagraphStyle = ParagraphStyle(),
    edition: SystemFontEdition = .current
  ) -> TextLayout {
    TextLayout.layout(
      text(string, size: size, weight: weight, style: style),
      in: TextLayout.Constraints(width: width, numberOfLines: lines, edition: edition))
  }

  /// The parts of the text that the lines represent.
  static func parts(_ layout: TextLayout, of string: String) -> [String] {
    let units = Array(string.utf16)
    return layout.lines.map { String(decoding: units[$0.range], as: UTF16.self) }
  }
}
