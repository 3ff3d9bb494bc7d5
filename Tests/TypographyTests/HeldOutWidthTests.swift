import Foundation
import Graphics
import TestSupport
import Testing

@testable import Typography

/// The widths of strings in sizes and weights that the rule wasn't derived from.
struct HeldOutWidthTests {
  private static let weights: [String: CGFloat] = [
    "ultraLight": -0.8, "thin": -0.6, "light": -0.4, "regular": 0, "medium": 0.23,
    "semibold": 0.3, "bold": 0.4, "heavy": 0.56, "black": 0.62,
  ]

  private static func font(_ size: CGFloat, _ face: Substring) throws -> FontDescriptor {
    switch face {
    case "italic": FontDescriptor(size: size, isItalic: true)
    case "mono": FontDescriptor(family: .monospacedSystem, size: size)
    case "monoBold": FontDescriptor(family: .monospacedSystem, size: size, weight: 0.4)
    default: FontDescriptor(size: size, weight: try #require(weights[String(face)]))
    }
  }

  /// What the documentation says of the widths (docs/fidelity/text.md).
  @Test func allAreADevices() throws {
    var tally = TruthTally()
    var offenders: [String] = []
    for line in HeldOutWidths.table.split(separator: "\n") {
      let columns = line.split(separator: " ")
      try #require(columns.count == 2 + HeldOutWidths.strings.count, "\(line)")
      let font = try Self.font(CGFloat(try #require(Double(columns[0]))), columns[1])
      for (string, column) in zip(HeldOutWidths.strings, columns.dropFirst(2)) {
        let recorded = CGFloat(try #require(Double(column)))
        let text = StyledText(string, attributes: TextAttributes(font: font, color: Sample.black))
        let width = TextLayout.layout(text).size.width
        // The rule is exact for them; the rest is the shaper's own unit of measure.
        tally.add(abs(width - recorded), exact: 0.02)
        guard abs(width - recorded) >= 0.02 else { continue }
        offenders.append("\(string), \(columns[0]) \(columns[1]): \(width), recorded \(recorded)")
      }
    }
    #expect(tally == TruthSet["heldOutStrings"])
    #expect(offenders.isEmpty, "\(offenders)")
  }
}
