import Foundation
import Pixels
import RunRecord
import TestSupport
import Testing

/// Differing colour metadata in two files is reported, whether or not their pixels differ.
@Suite struct ColorSpaceTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static func profile(_ name: String, _ contents: [UInt8] = [1, 2, 3]) -> [UInt8] {
    RawPNG.chunk("iCCP", Array(name.utf8) + [0, 0] + RawPNG.packed(contents))
  }

  private static let sRGB = RawPNG.chunk("sRGB", [0])
  private static func chromaticities(_ numbers: [UInt32]) -> [UInt8] {
    RawPNG.chunk("cHRM", numbers.flatMap(RawPNG.big))
  }
  private static let ownNumbers: [UInt32] = [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000]
  private static let otherNumbers: [UInt32] = [
    31270, 32900, 68000, 32000, 26500, 69000, 15000, 6000,
  ]
  private static func gamma(_ number: UInt32) -> [UInt8] {
    RawPNG.chunk("gAMA", RawPNG.big(number))
  }

  /// A file's metadata, and its description; nil for sRGB.
  static let files: [(extra: [UInt8], words: String?)] = [
    ([], nil), (sRGB, nil), (profile("sRGB IEC61966-2.1"), nil),
    (gamma(45_455) + chromaticities(ownNumbers), nil), (RawPNG.chunk("cICP", [1, 13, 0, 1]), nil),
    // The effective metadata comes before metadata that it overrides.
    (sRGB + chromaticities(otherNumbers), nil),
    (profile("Display P3"), "the profile “Display P3”"),
    (chromaticities(otherNumbers), "chromaticities (white 0.3127, 0.329; red 0.68, 0.32;"),
    (gamma(100_000), "gamma 1.0"),
    (RawPNG.chunk("cICP", [12, 13, 0, 1]), "Display P3's primaries"),
  ]

  @Test func bothColorSpacesAreNamed() throws {
    let color: [UInt8] = [255, 255, 255]
    for (number, file) in Self.files.enumerated() {
      try folder.write(RawPNG.picture(4, 4, color: color, extra: file.extra), "a/\(number).png")
      // Different bytes, whatever else the file contains.
      try folder.write(
        RawPNG.picture(4, 4, color: color, extra: Self.sRGB, level: 0), "b/\(number).png")
    }
    try folder.write(
      RawPNG.picture(4, 4, color: [234, 51, 35], extra: Self.profile("Display P3")), "a/red.png")
    try folder.write(RawPNG.picture(4, 4, color: [255, 0, 0], extra: Self.sRGB), "b/red.png")
    try folder.write(RawPNG.picture(4, 4, color: color, extra: Self.profile("P")), "a/two.png")
    try folder.write(RawPNG.picture(4, 4, color: color, extra: Self.profile("P", [9])), "b/two.png")
    let call = try CompareCall(["a", "b", "--report", "report"], folder: folder.url)
    #expect(call.status == 1, "\(call)")
    let record = try RunRecord(json: Data(contentsOf: folder.file("report/run.json")))
    let notes = Dictionary(uniqueKeysWithValues: record.snapshots.map { ($0.id, $0.note) })
    for (number, file) in Self.files.enumerated() {
      let note = notes["\(number)"] ?? nil
      guard let words = file.words else {
        #expect(note == nil, "\(number)")
        continue
      }
      #expect(note?.hasPrefix("The colour spaces differ: \(words)") == true, "\(note ?? "")")
      #expect(note?.contains("in the baseline, sRGB in the picture.") == true)
      #expect(call.output.contains(note ?? "?"), "also where the pixels are equal")
    }
    #expect(call.output.contains("16 of 16 pixels differ"))
    #expect((notes["red"] ?? nil)?.contains("“Display P3”") == true)
    #expect(
      (notes["two"] ?? nil)?.contains("the profile “P”") == true, "of one name and other contents")
  }
}
