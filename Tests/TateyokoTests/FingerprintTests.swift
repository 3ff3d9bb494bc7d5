import Foundation
import Pixels
import Testing
import UIKit

@testable import Tateyoko

/// Pictures rendered elsewhere: reported as such, with the differences of that environment.
@MainActor
@Suite struct FingerprintTests {
  private let folder: BaselineFolder
  private var file: URL { folder.url.appendingPathComponent("picture.1.png") }

  init() throws { folder = try BaselineFolder() }

  private func verify(
    text: String = "縦横", _ record: SnapshotTestingConfiguration.Record = .never
  ) -> String? {
    folder.beginRun()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    label.text = text
    return folder.keepingArtifacts {
      verifySnapshot(
        of: label, as: .image, named: "1", record: record, snapshotDirectory: folder.url.path,
        testName: "picture()")
    }
  }

  /// Records, then changes the file into another machine's: a pixel, and its renderer's description.
  private func recordElsewhere(
    changesPixel: Bool = true, _ change: (String) -> String
  ) throws {
    _ = verify(.missing)
    let head = try PNGCodec.readHead(from: file)
    let bitmap = try PNGCodec.read(from: file)
    if changesPixel { bitmap[0, 0] = BitmapPixel(red: 1, green: 2, blue: 3) }
    let renderer = try #require(try head.text(for: PictureBaseline.rendererKeyword))
    let layout = try #require(try head.text(for: PictureBaseline.layoutKeyword))
    let changed = change(renderer)
    try #require(changed != renderer)
    try PNGCodec.write(
      bitmap, to: file,
      metadata: PNGMetadata(
        scale: 3,
        texts: [
          PNGText(PictureBaseline.rendererKeyword, changed),
          PNGText(PictureBaseline.layoutKeyword, layout),
        ]))
  }

  private func verify(_ record: SnapshotTestingConfiguration.Record) -> String? {
    verify(text: "縦横", record)
  }

  @Test func aFingerprintNamesLibrariesFontsAndOptions() {
    let facts = PictureFacts.current
    for name in ["renderer", "pango", "harfbuzz", "freetype", "cairo", "pixman", "glyphs"] {
      #expect(facts.contains { $0.name == name && !$0.value.isEmpty }, "\(name)")
    }
    #expect(facts.contains { $0.name.hasPrefix("font Inter") && $0.value.count > 16 })
  }

  @Test(arguments: ["cairo", "freetype", "harfbuzz", "pixman", "pango"])
  func anotherLibraryIsNamed(library: String) throws {
    try recordElsewhere {
      $0.replacingOccurrences(of: "\(library): ", with: "\(library): 0.")
    }
    let message = try #require(verify(.never))
    #expect(
      message.contains("Rendered elsewhere; your layout matches the baseline's. Re-record, or pin"))
    #expect(message.contains("\(library) 0."))
  }

  @Test func anotherFontFileIsNamed() throws {
    try recordElsewhere { text in
      text.split(separator: "\n").map { line in
        line.hasPrefix("font ") ? String(line.dropLast(4)) + "dead" : String(line)
      }.joined(separator: "\n") + "\n"
    }
    let message = try #require(verify(.never))
    #expect(message.contains("Rendered elsewhere"))
    #expect(message.contains("dead → "))
  }

  /// The same texts in another font: one that was missing there, or here.
  @Test func aFontThatStoodInIsNamed() throws {
    try recordElsewhere { $0.replacingOccurrences(of: "font ", with: "font Other ") }
    let message = try #require(verify(.never))
    #expect(message.contains("Rendered elsewhere"))
    #expect(message.contains("font Other "))
    #expect(message.contains("→ not used"))
  }

  /// A picture without its text, such as an empty one, was drawn wrongly, not elsewhere.
  @Test func aPictureThatLacksItsTextWasNotRenderedElsewhere() throws {
    try recordElsewhere { text in
      text.split(separator: "\n").filter { !$0.hasPrefix("font ") }.joined(separator: "\n") + "\n"
    }
    let message = try #require(verify(.never))
    #expect(!message.lowercased().contains("rendered elsewhere"), "\(message)")
  }

  @Test func anotherOptionIsNamed() throws {
    try recordElsewhere {
      $0.replacingOccurrences(of: "glyphs: grey, unhinted", with: "glyphs: subpixel")
    }
    #expect(try #require(verify(.never)).contains("glyphs subpixel → grey, unhinted"))
  }

  /// Pixels decide: another machine that draws the same is equivalent.
  @Test func equalPixelsPassWhereverTheyWereRendered() throws {
    try recordElsewhere(changesPixel: false) {
      $0.replacingOccurrences(of: "cairo: ", with: "cairo: 0.")
    }
    #expect(verify(.never) == nil)
    #expect(verify(.all)?.contains("stored with it were recorded again") == true)
    #expect(verify(.all)?.contains("left unchanged") == true)
  }

  /// Another text needs another font; that doesn't make it another renderer.
  @Test func aFontThatOnlyOneTextNeedsSaysNothing() {
    _ = verify(.missing)
    let message = verify(text: "abc")
    #expect(message?.contains("縦横") == true)
    #expect(message?.contains("rendered elsewhere") == false, "\(message ?? "")")
  }

  @Test func whatAnOlderVersionDidNotNoteIsNotKnownToDiffer() throws {
    try recordElsewhere { text in
      text.split(separator: "\n").filter { !$0.hasPrefix("pixman") }.joined(separator: "\n") + "\n"
    }
    #expect(try #require(verify(.never)).contains("renderer") == false)
  }
}
