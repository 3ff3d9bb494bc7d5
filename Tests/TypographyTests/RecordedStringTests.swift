import Foundation
import Graphics
import TestSupport
import Testing

@testable import Typography

/// Widths of whole strings in every weight, recorded on iOS 26.1.
///
/// The figures were published by the project Vercantez/openuikit. Of the sizes here, the rule was derived
/// from 8, 28 and 31 pt; 9, 17.5 and 23 verify it.
struct RecordedStringTests {
  struct Record {
    var size: CGFloat
    var weight: CGFloat
    var isItalic = false
    var widths: [CGFloat]

    init(_ size: CGFloat, _ weight: CGFloat, isItalic: Bool = false, _ widths: [CGFloat]) {
      self.size = size
      self.weight = weight
      self.isItalic = isItalic
      self.widths = widths
    }

    var description: String { "\(size) \(weight)\(isItalic ? " italic" : "")" }
  }

  private static let strings = [
    "0123456789", "AVAST Wavy To. LT", "Hello UIKit", "iiiiillll",
    "The quick brown fox jumps over the lazy dog", "WWWW MMMM",
  ]

  private static let ultraLight: CGFloat = -0.8
  private static let thin: CGFloat = -0.6
  private static let light: CGFloat = -0.4
  private static let medium: CGFloat = 0.23
  private static let semibold: CGFloat = 0.3
  private static let bold: CGFloat = 0.4
  private static let heavy: CGFloat = 0.56
  private static let black: CGFloat = 0.62

  private static let records = [
    Record(8, ultraLight, [48.3322, 71.9460, 38.9328, 17.0948, 170.3174, 60.1901]),
    Record(8, thin, [48.7908, 72.8226, 39.5867, 17.6807, 171.7573, 60.8011]),
    Record(8, light, [49.7308, 74.6194, 40.9271, 18.8818, 174.7088, 62.0534]),
    Record(8, 0, [50.4531, 76, 41.9570, 19.8047, 176.9766, 63.0156]),
    Record(8, medium, [51.7932, 77.4217, 43.0528, 20.8847, 180.6328, 63.8149]),
    Record(8, semibold, [52.7674, 78.4553, 43.8495, 21.6700, 183.2910, 64.3960]),
    Record(8, bold, [54.1074, 79.8770, 44.9453, 22.75, 186.9473, 65.1953]),
    Record(8, heavy, [56.0564, 81.9446, 46.5390, 24.3208, 192.2649, 66.3578]),
    Record(8, black, [57.7617, 83.7539, 47.9336, 25.6953, 196.9180, 67.375]),
    Record(9, ultraLight, [53.7584, 79.8933, 43.1226, 18.6779, 188.9615, 67.1601]),
    Record(17.5, semibold, [106.4983, 156.2263, 86.0092, 39.3121, 362.1239, 132.7784]),
    Record(17.5, bold, [109.4203, 159.3416, 88.4067, 41.6685, 370.1697, 134.5277]),
    Record(17.5, heavy, [113.6701, 163.8724, 91.8935, 45.0957, 381.8715, 137.0720]),
    Record(17.5, black, [117.3887, 167.8370, 94.9446, 48.0945, 392.1109, 139.2983]),
    Record(23, semibold, [139.8267, 197.0713, 109.5675, 49.5242, 459.3530, 172.4774]),
    Record(23, bold, [143.3177, 201.3678, 112.7332, 52.3883, 471.7251, 174.8114]),
    Record(23, heavy, [148.3951, 207.6165, 117.3373, 56.5538, 489.7190, 178.2059]),
    Record(23, black, [152.8379, 213.0844, 121.3660, 60.1988, 505.4641, 181.1762]),
    Record(31, ultraLight, [170.9565, 232.7474, 123.9302, 44.3796, 549.4024, 212.8875]),
    Record(31, thin, [173.5057, 237.2009, 127.4573, 47.9278, 557.3134, 216.0482]),
    Record(31, light, [178.7309, 246.3294, 134.6869, 55.2008, 573.5287, 222.5270]),
    Record(31, 0, [182.7456, 253.3433, 140.2417, 60.7891, 585.9878, 227.5049]),
    Record(8, 0, isItalic: true, [50.6133, 75.7852, 42.0898, 19.96875, 177.1680, 63.0547]),
    Record(17.5, 0, isItalic: true, [101.7901, 150.4461, 82.1816, 35.5999, 348.8157, 129.8608]),
    Record(23, 0, isItalic: true, [133.7896, 191.7608, 105.3510, 44.9890, 445.0942, 169.2691]),
  ]

  private func width(_ text: String, _ font: FontDescriptor) -> CGFloat {
    let text = StyledText(text, attributes: TextAttributes(font: font, color: Sample.black))
    return TextLayout.layout(text).size.width
  }

  @Test func widthsAreADevices() {
    var tally = TruthTally()
    for record in Self.records {
      let font = FontDescriptor(size: record.size, weight: record.weight, isItalic: record.isItalic)
      for (text, recorded) in zip(Self.strings, record.widths) {
        let width = width(text, font)
        tally.add(abs(width - recorded), exact: 0.01)
        #expect(
          abs(width - recorded) < 0.01,
          "\(record.description) \(text): \(width), recorded \(recorded)")
      }
    }
    #expect(tally == TruthSet["strings"])
  }

  /// Kerning totals of labels of 25 to 58 pt, in em.
  @Test(arguments: [
    ("topLabel", -0.0153, -0.0141), ("Elit Aenean", -0.0108, -0.0105),
    ("Green Red", -0.0263, -0.0246), ("Lorem Ipsum", -0.041, -0.034),
    ("leftLabel", -0.0001, 0.0001),
  ])
  func largeLabelsAreKernedAsRecorded(text: String, least: Double, most: Double) {
    for size in [28.0, 34, 43, 58] {
      let rule = SystemFontRule(size: size, weight: 0, edition: .current)
      let advances = text.unicodeScalars.reduce(0) { $0 + rule.units(ascii: $1.value) } / 2048
      let kerning = Double(width(text, FontDescriptor(size: size))) / size - advances
      #expect((least - 2e-4...most + 2e-4).contains(kerning), "\(size): \(kerning)")
    }
  }

  struct Label: Sendable, CustomTestStringConvertible {
    var text: String
    var size: CGFloat
    var weight: CGFloat = 0
    var hasMonospacedDigits = false
    var kerning: ClosedRange<Double>

    var testDescription: String { "\(text) \(size) \(weight)" }
  }

  /// The kerning of labels in points, between the widths that round up to the recorded one: iOS 26.0
  /// on a phone with two pixels a point, except for "World!", which is recorded on iOS 15.4 to 17.2.
  @Test(arguments: [
    Label(text: "Auto Layout", size: 15, kerning: -1.31 ... -0.81),
    Label(text: "Twenty point text", size: 20, kerning: -2.53 ... -2.03),
    Label(text: "Total 1,234.56", size: 15, weight: semibold, kerning: -3.13 ... -2.63),
    Label(
      text: "Total 1,234.56", size: 15, weight: semibold, hasMonospacedDigits: true,
      kerning: -1.78 ... -1.28),
    Label(text: "World!", size: 32, weight: black, kerning: -2.31 ... -1.81),
  ])
  func labelsAreKernedAsRecorded(label: Label) {
    let font = FontDescriptor(
      size: label.size, weight: label.weight, hasMonospacedDigits: label.hasMonospacedDigits)
    let rule = SystemFontRule(size: label.size, weight: label.weight, edition: .current)
    let units = label.text.unicodeScalars.reduce(0) { sum, scalar in
      let isTabular = label.hasMonospacedDigits && (0x30...0x39).contains(scalar.value)
      return sum + rule.units(ascii: isTabular ? SystemFontRule.tabularFigure : scalar.value)
    }
    let kerning = Double(width(label.text, font)) - units * label.size / 2048
    #expect(label.kerning.contains(kerning), "\(kerning)")
  }

  /// A paragraph in three pictures (iOS 15.4, 16.2 and 17.2): how much nearer its marks are, in
  /// points to the nearest half, and its first line in 300 points.
  @Test func marksAreNearToTheWordsOfAHeading() {
    func kerning(_ text: String) -> Double {
      let rule = SystemFontRule(size: 32, weight: Self.semibold, edition: .current)
      let advances = text.unicodeScalars.reduce(0) { $0 + rule.units(ascii: $1.value) }
      return Double(width(text, FontDescriptor(size: 32, weight: Self.semibold)))
        - advances * 32 / 2048
    }
    #expect((-1.75 ... -1.25).contains(kerning("Hello,")))
    #expect((-1.25 ... -0.75).contains(kerning(". T")))
    #expect((-0.3...0).contains(kerning("d.")))
    #expect(abs(kerning(", w")) < 0.001, "the space after a comma is as wide as alone")
    let text = "Hello, world. This is a paragraph"
    let layout = Sample.layout(text, size: 32, weight: Self.semibold, width: 300)
    #expect(Sample.parts(layout, of: text).first == "Hello, world. This is a ")
  }

  /// Totals hardly depend on the weight, unlike the outlines' own kerning.
  @Test func aPairIsKernedAlikeInAllWeights() {
    func kerning(_ pair: String, _ weight: CGFloat) -> Double {
      let rule = SystemFontRule(size: 32, weight: weight, edition: .current)
      let advances = pair.unicodeScalars.reduce(0) { $0 + rule.units(ascii: $1.value) }
      return Double(width(pair, FontDescriptor(size: 32, weight: weight))) * 64 - advances
    }
    for pair in ["Wo", "Yo", "AV", "P."] {
      #expect(kerning(pair, 0) < -60)
      #expect(abs(kerning(pair, Self.black) / kerning(pair, 0) - 1) < 0.06, "\(pair)")
    }
    let accented = width("Wé", FontDescriptor(size: 32))
    #expect(abs(accented - width("We", FontDescriptor(size: 32))) < 0.001)
  }

  /// Nine letters in button configurations of 17 and 15 pt.
  @Test func aWordOfTheTextCutIsAsWideAsRecorded() {
    #expect((width("Configure", FontDescriptor(size: 17)) * 3).rounded(.up) == 225)
    #expect((width("Configure", FontDescriptor(size: 15)) * 3).rounded(.up) == 202)
  }

  /// Measured in pictures: dots 0.19 em apart, and 0.6 em in total; at 14 pt by a recorded label.
  @Test func anEllipsisIsThreeDotsAtTheDevicesPitch() throws {
    for size in [28.0, 43, 58] {
      let layout = Sample.layout("…", size: size)
      #expect(abs(layout.size.width / size - 0.603) < 0.006)
      let dots = layout.lines[0].runs.flatMap(\.glyphs.glyphs)
      try #require(dots.count == 3)
      #expect(abs((dots[1].x - dots[0].x) / size - 0.19) < 0.001)
      #expect(abs((dots[2].x - dots[1].x) / size - 0.19) < 0.001)
      #expect(Set(dots.map(\.id)).count == 1)
    }
    let text = "Some text that needs to wrap to multiple lines"
    let cut = Sample.layout(text, size: 14, width: 158.334, lines: 1)
    #expect((cut.size.width * 3).rounded(.up) == 472)
  }

  /// The same label as above, in 160 points.
  @Test func theWhiteSpaceAtABreakCountsForTheSize() {
    let text = "Some text that needs to wrap to multiple lines"
    let layout = Sample.layout(text, size: 14, width: 160)
    #expect((layout.size.width * 3).rounded(.up) == 475)
    #expect(Sample.parts(layout, of: text).first == "Some text that needs to ")
    // The line itself ends before it, so it is centred without it.
    #expect(layout.lines[0].width < 155)
    var style = ParagraphStyle()
    style.alignment = .right
    let right = Sample.layout(text, size: 14, width: 160, style: style).lines[0]
    #expect(abs(right.origin.x + right.width - 160) < 0.001)
    // If it doesn't fit, it counts as far as it fits.
    let narrow = Sample.layout(text, size: 14, width: 156)
    #expect(narrow.size.width > 155.9 && narrow.size.width <= 156)
  }
}
