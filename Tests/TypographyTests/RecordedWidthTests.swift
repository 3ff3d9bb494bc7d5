import Foundation
import Graphics
import TestSupport
import Testing

@testable import Typography

/// Label widths and heights recorded from Apple's UIKit, compared with the layout's.
struct RecordedWidthTests {
  private struct Record {
    var text: String
    var size: CGFloat
    var weight: CGFloat = 0
    var scale: CGFloat = 3
    var width: CGFloat
    var edition = SystemFontEdition.current
  }

  private static let digits = "0123456789"
  private static let hello = "Hello UIKit"
  private static let fox = "The quick brown fox jumps over the lazy dog"

  /// iOS 26.1, at 3x.
  private static let current: [Record] = [
    (17, -0.4, [97.333, 77.667, 334.333]), (17, 0, [98.667, 79.667, 339]),
    (17, 0.23, [101.667, 82, 347]), (17, 0.3, [103.667, 84, 352.667]),
    (17, 0.4, [106.667, 86.333, 360.333]), (8, 0, [50.667, 42, 177]),
    (23, 0, [134, 104.333, 438]),
  ].flatMap { size, weight, widths in
    zip([digits, hello, fox], widths).map {
      Record(text: $0, size: size, weight: weight, width: $1)
    }
  }

  /// iOS 13 (at 3x) and Interface Builder (at 2x).
  private static let original: [Record] = [
    Record(text: "the", size: 17, width: 25), Record(text: "the", size: 16, width: 23.667),
    Record(text: "point", size: 17, width: 39), Record(text: "point", size: 16, width: 37),
    Record(text: "What's", size: 16, weight: 0.3, width: 52.667),
    Record(text: "What's", size: 17, weight: 0.3, width: 55.667),
    Record(text: "?", size: 14, width: 7.333), Record(text: "?", size: 15, width: 7.667),
    Record(text: "Title", size: 16, scale: 2, width: 31.5),
    Record(text: "Title", size: 17, scale: 2, width: 33.5),
    Record(text: "Title", size: 18, scale: 2, width: 35),
    Record(text: "Subtitle", size: 11, scale: 2, width: 40.5),
    Record(text: "Subtitle", size: 12, scale: 2, width: 44),
    Record(text: "Subtitle", size: 15, scale: 2, width: 53),
    Record(text: "Detail", size: 17, scale: 2, width: 44),
    Record(text: "Button", size: 15, scale: 1, width: 46),
    Record(text: "Push", size: 15, scale: 1, width: 35),
    Record(text: "Present", size: 15, scale: 1, width: 53),
  ].map {
    var record = $0
    record.edition = .original
    return record
  }

  @Test func widthsAreADevices() {
    var tally = TruthTally()
    for record in Self.current + Self.original {
      let width = Sample.layout(
        record.text, size: record.size, weight: record.weight, edition: record.edition
      ).size.width
      let rounded = (width * record.scale).rounded(.up) / record.scale
      let where_ = "\(record.text) \(record.size) \(record.weight) \(record.edition)"
      #expect(abs(rounded - record.width) < 0.001, "\(where_): \(width)")
      tally.add(abs(rounded - record.width), exact: 0.001)
    }
    #expect(tally == TruthSet["labelWidths"])
  }
}
