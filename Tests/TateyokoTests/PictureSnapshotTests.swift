import Foundation
import Pixels
import TestSupport
import Testing
import UIKit

@testable import Tateyoko

/// A screen with a label at the given position.
@MainActor
private func screen(labelX: CGFloat = 20, text: String = "縦横 Tateyoko") -> UIViewController {
  let controller = UIViewController()
  controller.view.backgroundColor = .white
  let label = UILabel(frame: CGRect(x: labelX, y: 100, width: 200, height: 40))
  label.text = text
  controller.view.addSubview(label)
  return controller
}

/// Pictures compared with good, foreign and hostile baselines.
@MainActor
@Suite struct PictureSnapshotTests {
  private let folder: BaselineFolder
  private var file: URL { folder.url.appendingPathComponent("picture.1.png") }

  init() throws { folder = try BaselineFolder() }

  private func verify(
    _ controller: UIViewController? = nil, _ mode: SnapshotTestingConfiguration.Record = .never,
    perceptualPrecision: Float = 1
  ) -> String? {
    folder.beginRun()
    return folder.keepingArtifacts {
      verifySnapshot(
        of: controller ?? screen(),
        as: .image(on: .iPhone8, os: "11.2", perceptualPrecision: perceptualPrecision),
        named: "1", record: mode, snapshotDirectory: folder.url.path, testName: "picture()")
    }
  }

  private func record() { _ = verify(nil, .missing) }

  /// Verifies against other bytes; the file must still contain them afterwards.
  private func verifyAgainst(_ bytes: Data) throws -> String {
    try bytes.write(to: file)
    let message = try #require(verify())
    #expect(try Data(contentsOf: file) == bytes)
    return message
  }

  @Test func aPictureEqualsItsBaseline() throws {
    #expect(verify(nil, .missing)?.contains("was recorded") == true)
    let bytes = try Data(contentsOf: file)
    #expect(verify() == nil)
    #expect(verify(nil, .all)?.contains("was left unchanged") == true)
    #expect(try Data(contentsOf: file) == bytes)
  }

  /// A screen with nested views; the innermost one has a colour.
  private func nestedScreen(_ depth: Int, color: UIColor = .red) -> UIViewController {
    let controller = screen()
    var view: UIView = controller.view
    for _ in 0..<depth {
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.addSubview(inner)
      view = inner
    }
    view.backgroundColor = color
    return controller
  }

  @Test(arguments: [300, 600, 990])
  func aDeepScreenHasAPicture(depth: Int) throws {
    #expect(verify(nestedScreen(depth), .missing)?.contains("was recorded") == true)
    #expect(verify(nestedScreen(depth)) == nil)
    #expect(verify(nestedScreen(depth), .all)?.contains("was left unchanged") == true)
    let message = try #require(verify(nestedScreen(depth, color: .blue)))
    #expect(message.contains("pixels differ"))
  }

  @Test func aScreenThatIsTooDeepSaysSo() throws {
    let message = try #require(verify(nestedScreen(2_000), .missing))
    #expect(message.contains("nested in 1000 views; it is not drawn"))
    #expect(message.contains("Look for a loop that adds views to one another"))
    #expect(!message.contains("Error"))
  }

  @Test func theBaselineExplainsItself() throws {
    record()
    let head = try PNGCodec.readHead(from: file)
    #expect((head.width, head.height) == (750, 1334))
    #expect(head.scale == 2)
    let origin = try #require(try head.text(for: PictureBaseline.originKeyword))
    #expect(origin.contains("device: iphone-8\nos: 11.2\norientation: portrait\n"))
    let layout = try LayoutTree(
      encoded: try #require(try head.text(for: PictureBaseline.layoutKeyword)))
    #expect(layout.root.className == "UIWindow")
    let renderer = try #require(try head.text(for: PictureBaseline.rendererKeyword))
    #expect(renderer.contains("font Inter"))
    #expect(renderer.contains("cairo: "))
  }

  @Test func aMovedViewIsNamed() throws {
    record()
    let message = try #require(verify(screen(labelX: 28)))
    #expect(message.contains("UILabel frame.x 20 → 28"), "\(message)")
    #expect(message.contains("pixels differ"))
    #expect(!message.contains("renderer"))
    for label in ["reference", "actual", "diff", "tree", "report"] {
      let line = try #require(
        message.split(separator: "\n").first { $0.hasPrefix(label + " ") }, "\(label)")
      let url = try #require(URL(string: String(line.dropFirst(10))))
      #expect(FileManager.default.fileExists(atPath: url.path), "\(line)")
    }
  }

  @Test func aChangedTextIsNamed() throws {
    record()
    let message = try #require(verify(screen(text: "横縦 Tateyoko")))
    #expect(message.contains("縦横 Tateyoko"), "\(message)")
  }

  @Test func toleranceIsTheCallers() throws {
    record()
    let bitmap = try PNGCodec.read(from: file)
    bitmap[300, 700] = BitmapPixel(red: 250, green: 255, blue: 255)
    try PNGCodec.write(bitmap, to: file)
    #expect(verify()?.contains("1 of 1,000,500 pixels differ") == true)
    #expect(verify(perceptualPrecision: 0.97) == nil)
  }

  @Test func anotherRendererIsToldFromAnotherLayout() throws {
    record()
    let head = try PNGCodec.readHead(from: file)
    let bitmap = try PNGCodec.read(from: file)
    bitmap[300, 700] = BitmapPixel(red: 0, green: 0, blue: 0)
    let renderer = try #require(try head.text(for: PictureBaseline.rendererKeyword))
      .replacingOccurrences(of: "cairo: ", with: "cairo: 0.")
    let texts = try [
      PNGText(PictureBaseline.rendererKeyword, renderer),
      PNGText(
        PictureBaseline.layoutKeyword,
        #require(try head.text(for: PictureBaseline.layoutKeyword))),
    ]
    try PNGCodec.write(bitmap, to: file, metadata: PNGMetadata(scale: 2, texts: texts))
    let message = try #require(verify())
    #expect(message.contains("Rendered elsewhere; your layout matches the baseline's"))
    #expect(message.contains("cairo 0."))
  }

  @Test func aPictureFromElsewhereIsDecodedAndCompared() throws {
    record()
    let bitmap = try PNGCodec.read(from: file)
    try PNGCodec.write(bitmap, to: file)
    let bytes = try Data(contentsOf: file)
    #expect(verify() == nil)
    bitmap[10, 10] = BitmapPixel(red: 1, green: 2, blue: 3)
    try PNGCodec.write(bitmap, to: file)
    #expect(try Data(contentsOf: file) != bytes)
    #expect(verify()?.contains("The baseline has no stored layout") == true)
  }

  @Test func aStoredPictureIsAValueLikeANewOne() throws {
    let strategy = Snapshotting<UIViewController, UIImage>.image(on: .iPhone8, os: "11.2")
    let diffing = strategy.diffing
    let image = try strategy.snapshot(screen())
    let capture = try #require(image.capture)
    let stored = try diffing.fromData(diffing.toData(image))
    #expect(stored.capture?.digest == capture.digest)
    #expect(stored.capture?.tree == capture.tree)
    #expect(stored.scale == 2)
    #expect(stored.size == CGSize(width: 375, height: 667))
    #expect(try diffing.diff(stored, image) == nil)
    let moved = try strategy.snapshot(screen(labelX: 28))
    let difference = try #require(try diffing.diff(stored, moved))
    #expect(difference.message.contains("UILabel frame.x 20 → 28"))
  }

  @Test func aScreenThatCannotBeSimulatedIsNotCompared() throws {
    final class RestlessView: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        bounds.size.width += 1
      }
    }
    let controller = UIViewController()
    controller.view.addSubview(RestlessView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    let message = try #require(verify(controller, .all))
    #expect(message.contains("Layout does not settle"), "\(message)")
    #expect(folder.files.isEmpty)
  }

  // MARK: Hostile files, each with its own words and left as it is

  @Test func oneChangedPixelIsSeenThoughTheTextsSayOtherwise() throws {
    record()
    let bitmap = try PNGCodec.read(from: file)
    let before = bitmap[300, 700]
    bitmap[300, 700] = BitmapPixel(red: before.red ^ 1, green: before.green, blue: before.blue)
    // The stored digests stay, as in a picture edited with a tool.
    let edited = try PNGCodec.encode(bitmap)
    let original = try Data(contentsOf: file)
    let message = try verifyAgainst(PNGSurgery.withImage(of: edited, textsOf: original))
    #expect(message.contains("1 of 1,000,500 pixels differ"))
    #expect(message.contains("by up to 1 of 255"))
    #expect(message.contains("file was changed after it was recorded"))
    #expect(!message.contains("colour spaces"))

    // One that a tool exported with an additional profile.
    let exported = try verifyAgainst(
      PNGSurgery.with(
        "iCCP", Data("Display P3".utf8) + [0, 0] + RawPNG.packed([1, 2, 3]), in: edited))
    #expect(
      exported.contains("The colour spaces differ: the profile “Display P3”")
        && exported.contains("in the baseline, sRGB in the picture."), "\(exported)")
  }

  @Test func aTruncatedBaselineIsSaidSo() throws {
    record()
    let message = try verifyAgainst(try Data(contentsOf: file).prefix(5000))
    #expect(message.contains("truncated"))
    #expect(message.contains("which was left unchanged"))
  }

  @Test func anEmptyBaselineIsSaidSo() throws {
    #expect(try verifyAgainst(Data()).contains("empty (0 bytes)"))
  }

  @Test func anEnormousBaselineIsNotDecoded() throws {
    record()
    let message = try verifyAgainst(
      PNGSurgery.withSize(30_000, 30_000, of: try Data(contentsOf: file)))
    #expect(message.contains("30000 × 30000"))
    #expect(message.contains("not decoded"))
  }

  @Test func anotherKindOfFileIsSaidSo() throws {
    #expect(try verifyAgainst(Data("GIF89a and so on".utf8)).contains("not a PNG file"))
  }

  @Test func aHostileBaselineIsReplacedWhenAskedFor() throws {
    try Data("GIF89a and so on".utf8).write(to: file)
    #expect(verify(nil, .failed)?.contains("recorded again") == true)
    #expect(verify() == nil)
  }

  @Test func anUnwritableFolderIsSaidSo() throws {
    let path = folder.url.appendingPathComponent("blocked").path
    try Data().write(to: URL(fileURLWithPath: path))
    func verify(_ mode: SnapshotTestingConfiguration.Record) throws -> String {
      try #require(
        verifySnapshot(
          of: screen(), as: .image(on: .iPhone8), named: "1", record: mode,
          snapshotDirectory: path, testName: "blocked()"))
    }
    #expect(try verify(.missing).contains("Not a directory"))
    #expect(try verify(.all).contains("could not be compared or recorded"))
    #expect(try verify(.all).contains("\(path): cannot make a folder: Not a directory"))
  }
}

/// Creates PNG files that no honest program writes.
enum PNGSurgery {
  private struct Chunk {
    var name: String
    var data: Data
  }

  private static func chunks(_ file: Data) -> [Chunk] {
    var result: [Chunk] = []
    let bytes = [UInt8](file)
    var offset = 8
    while offset + 12 <= bytes.count {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      result.append(
        Chunk(
          name: String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self),
          data: Data(bytes[offset + 8..<offset + 8 + length])))
      offset += 12 + length
    }
    return result
  }

  private static func file(_ chunks: [Chunk]) -> Data {
    var result = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    for chunk in chunks {
      let body = Data(chunk.name.utf8) + chunk.data
      result += number(UInt32(chunk.data.count)) + body + number(checkSum(body))
    }
    return result
  }

  private static func number(_ value: UInt32) -> Data {
    withUnsafeBytes(of: value.bigEndian) { Data($0) }
  }

  private static func checkSum(_ data: Data) -> UInt32 {
    var sum = ~UInt32(0)
    for byte in data {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }

  /// A file with another chunk before the picture.
  static func with(_ name: String, _ data: Data, in bytes: Data) -> Data {
    var parts = chunks(bytes)
    parts.insert(Chunk(name: name, data: data), at: 1)
    return file(parts)
  }

  /// One file's picture with another file's texts.
  static func withImage(of image: Data, textsOf texts: Data) -> Data {
    let isText: (Chunk) -> Bool = { ["tEXt", "zTXt", "iTXt"].contains($0.name) }
    let picture = chunks(image).filter { !isText($0) }
    let head = picture.prefix { $0.name != "IDAT" }
    return file(head + chunks(texts).filter(isText) + picture.dropFirst(head.count))
  }

  /// A file whose header claims another size.
  static func withSize(_ width: UInt32, _ height: UInt32, of data: Data) -> Data {
    var all = chunks(data)
    all[0].data = number(width) + number(height) + all[0].data.dropFirst(8)
    return file(all)
  }
}
