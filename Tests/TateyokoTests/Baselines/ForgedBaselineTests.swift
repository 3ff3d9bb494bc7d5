import Foundation
import Pixels
import RunRecord
import Testing
import UIKit

@testable import Tateyoko

/// A file's claims about its pixels are no reason to pass, nor to become a baseline.
@MainActor
@Suite struct ForgedBaselineTests {
  private let folder: BaselineFolder
  private var file: URL { folder.url.appendingPathComponent("picture.1.png") }

  init() throws { folder = try BaselineFolder() }

  private func verify(
    _ color: UIColor, _ mode: SnapshotTestingConfiguration.Record = .never
  ) -> String? {
    folder.beginRun()
    return folder.keepingArtifacts {
      verifySnapshot(
        of: screen(color), as: .image(on: .iPhone8, os: "11.2"), named: "1", record: mode,
        snapshotDirectory: folder.url.path, testName: "picture()")
    }
  }

  private func screen(_ color: UIColor) -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = color
    return controller
  }

  /// The bytes of a baseline that shows a colour.
  private func baseline(_ color: UIColor) throws -> Data {
    try? FileManager.default.removeItem(at: file)
    _ = verify(color, .missing)
    defer { try? FileManager.default.removeItem(at: file) }
    return try Data(contentsOf: file)
  }

  /// The chunks that a predicate selects, as they appear in a file.
  private func chunks(_ data: Data, where isChosen: (String, Data) -> Bool) -> [Data] {
    var result: [Data] = []
    var offset = 8
    while offset + 12 <= data.count {
      let length = data[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let chunk = data[offset..<offset + 12 + length]
      let name = String(decoding: chunk.dropFirst(4).prefix(4), as: UTF8.self)
      if isChosen(name, Data(chunk)) { result.append(Data(chunk)) }
      offset += 12 + length
    }
    return result
  }

  /// A picture with another one's pixel digest, in each way that whole chunks can be copied.
  private func forgeries(of picture: Data, saying other: Data) -> [Data] {
    func isDigest(_ name: String, _ chunk: Data) -> Bool {
      name == "tEXt"
        && ["Tateyoko-Pixels", "Tateyoko-Image-Data", "Tateyoko-Digest"]
          .contains { chunk.dropFirst(8).starts(with: $0.utf8) }
    }
    let borrowed = chunks(other, where: isDigest)
    let own = chunks(picture, where: isDigest)
    let head = picture.prefix(8 + 25)
    func file(_ digests: [Data]) -> Data {
      chunks(picture.prefix(8) + picture.dropFirst(33)) { !isDigest($0, $1) }
        .reduce(head + digests.reduce(Data(), +), +)
    }
    return [file(borrowed)]
      + borrowed.indices.flatMap { index in
        [
          file([borrowed[index]] + own),
          file(own.enumerated().map { $0 == index ? borrowed[index] : $1 }),
        ]
      }
  }

  @Test func aDigestFromAnotherPictureIsNoPass() throws {
    let (red, blue) = (try baseline(.red), try baseline(.blue))
    let forged = forgeries(of: blue, saying: red)
    #expect(forged.count >= 3)
    for data in forged {
      // A blue picture that claims to be the red one.
      #expect(try PNGCodec.decode(data).hasSamePixels(as: try PNGCodec.decode(blue)))
      try data.write(to: file)
      let message = try #require(verify(.red))
      #expect(message.contains("does not match its baseline"), "\(message)")
      #expect(verify(.blue) == nil)
      try data.write(to: file)
      let capture = try PictureRenderer().capture(onIPhone(.red))
      guard case .different = PictureBaseline(file: file).compare(capture, tolerance: .exact) else {
        Issue.record("the forged file is equal")
        continue
      }
    }
  }

  private func onIPhone(_ color: UIColor) -> ScreenSource {
    let simulator = Simulator(.iPhone8, os: "11.2")
    simulator.launch(screen(color))
    return simulator.source()
  }

  /// The folder of a report with one pending snapshot, `pending/a.png`.
  private func reportWithPendingPicture() throws -> URL {
    let report = folder.url.appendingPathComponent("report")
    try FileManager.default.createDirectory(
      at: report.appendingPathComponent("pending"), withIntermediateDirectories: true)
    var snapshot = SnapshotRecord(
      id: "a", scenario: "A", name: "a", outcome: .changed, baseline: "snapshots/A/a.png")
    snapshot.parts.pending = "pending/a.png"
    try RunRecord(
      header: RunHeader(
        title: "T", toolVersion: "1", recordMode: "never", recordModeOrigin: "x"),
      snapshots: [snapshot]
    ).json().write(to: report.appendingPathComponent(RunRecord.fileName))
    return report
  }

  /// The page shows the actual result; the pending file claims to be it, and isn't.
  @Test func whatSaysItIsAnotherPictureIsNotAccepted() throws {
    let (red, blue) = (try baseline(.red), try baseline(.blue))
    let seen = "\(PixelDigest(try PNGCodec.decode(red)))"
    let report = try reportWithPendingPicture()
    for data in forgeries(of: blue, saying: red) {
      try data.write(to: report.appendingPathComponent("pending/a.png"))
      let acceptance = try BaselineAcceptance(report: report, root: folder.url)
      for choices in [[], [BaselineAcceptance.Choice(name: "A/a", digest: seen)]] {
        let results = acceptance.accept(acceptance.candidates, choices: choices)
        let target = folder.url.appendingPathComponent("snapshots/A/a.png")
        if choices.isEmpty, results.first?.problem == nil {
          // Accepted as what it is, it declares what it is.
          #expect(
            try PNGCodec.readHead(from: target).pixelDigest
              == PixelDigest(
                try PNGCodec.decode(blue)))
          try FileManager.default.removeItem(at: target)
        } else {
          #expect(results.first?.problem != nil)
          #expect(!FileManager.default.fileExists(atPath: target.path))
        }
      }
    }
  }

  /// A file with an intact header and a damaged picture.
  @Test func whatCannotBeDecodedIsNotAccepted() throws {
    let whole = try baseline(.red)
    let report = try reportWithPendingPicture()
    let image = try #require(whole.range(of: Data("IDAT".utf8)))
    for offset in stride(from: image.upperBound, to: whole.count - 12, by: 40) {
      var data = whole
      data[offset] ^= 0x40
      try data.write(to: report.appendingPathComponent("pending/a.png"))
      let acceptance = try BaselineAcceptance(report: report, root: folder.url)
      #expect(acceptance.accept(acceptance.candidates).first?.problem != nil)
    }
    #expect(!folder.files.contains("snapshots"))
  }

  /// Releases before the seal stored two independent digests: such a file is decoded, and recorded again if
  /// recording is on.
  @Test func aBaselineOfAnEarlierReleaseIsDecoded() throws {
    let red = try baseline(.red)
    let bitmap = try PNGCodec.decode(red)
    let digest = "\(PixelDigest(bitmap))"
    func text(_ keyword: String) -> Data { RawChunk.text(keyword, digest) }
    let old = forgeries(of: red, saying: Data())[0]
    let early =
      old.prefix(33) + text("Tateyoko-Pixels") + text("Tateyoko-Image-Data")
      + old.dropFirst(33)
    try early.write(to: file)
    #expect(try PNGCodec.head(early).pixelDigest == nil)
    #expect(BaselineMark.isOurs(file.path))
    #expect(verify(.red) == nil)
    let message = try #require(verify(.blue))
    #expect(message.contains("does not match its baseline"))
    #expect(!message.contains("was changed after it was recorded"))
    #expect(verify(.red, .all)?.contains("recorded again") == true)
    #expect(try PNGCodec.readHead(from: file).pixelDigest == PixelDigest(bitmap))
  }
}

/// A manually built chunk of a PNG file.
private enum RawChunk {
  static func text(_ keyword: String, _ text: String) -> Data {
    let named = Array("tEXt\(keyword)\0\(text)".utf8)
    var sum: UInt32 = ~0
    for byte in named {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
    }
    func big(_ number: UInt32) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
    return Data(big(UInt32(named.count - 4)) + named + big(~sum))
  }
}
