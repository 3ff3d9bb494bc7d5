import Foundation
import TestSupport
import Testing

@testable import Pixels

/// Bad files produce clear, distinct errors, and are left unchanged.
@Suite struct PNGErrorTests {
  let folder: TemporaryFolder
  let good: Data

  init() throws {
    folder = try TemporaryFolder()
    good = try Pictures.screen(300, 500).pngData()
  }

  func errors(_ data: Data?) throws -> (read: PNGError, head: PNGError) {
    let url = folder.file("bad.png")
    if let data { try data.write(to: url) }
    let read = try #require(throws: PNGError.self) { try PNGCodec.read(from: url) }
    let head = try #require(throws: PNGError.self) { try PNGCodec.readHead(from: url) }
    if let data { #expect(try Data(contentsOf: url) == data) }
    #expect(read.description.contains(url.path))
    return (read, head)
  }

  func expect(_ kind: PNGError.Kind, _ data: Data?) throws {
    let (read, head) = try errors(data)
    #expect(read.kind == kind, "\(read)")
    #expect(head == read)
  }

  @Test func eachFaultHasItsOwnMessage() throws {
    try expect(.missing, nil)
    var descriptions = [try errors(nil).read.description]
    let claimed =
      Data(RawPNG.signature + RawPNG.header(30_000, 30_000)) + good[33...]
    for (kind, data) in [
      (PNGError.Kind.empty, Data()), (.notPNG, Data("GIF89a, not PNG".utf8)),
      (.truncated, good[..<(good.count / 2)]), (.tooLarge, claimed),
      (.corrupt, Data(RawPNG.signature + RawPNG.header(0, 3)) + good[33...]),
    ] {
      try expect(kind, data)
      descriptions.append(try errors(data).read.description)
    }
    #expect(Set(descriptions).count == descriptions.count)
    #expect(descriptions[4].contains("30000 × 30000"))
  }

  @Test func aFolderAPipeAndAForbiddenFileAreUnreadable() throws {
    let url = folder.file("bad.png")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    try expect(.unreadable, nil)
    try FileManager.default.removeItem(at: url)
    #expect(mkfifo(url.path, 0o600) == 0)
    try expect(.unreadable, nil)
    try FileManager.default.removeItem(at: url)
    try good.write(to: url)
    chmod(url.path, 0)
    // Root may read everything.
    if geteuid() != 0 { try expect(.unreadable, nil) }
  }

  @Test func everyTruncationIsSeen() throws {
    for length in 1..<good.count where length < 200 || length % 97 == 0 || good.count - length < 40
    {
      let error = #expect(throws: PNGError.self) { try PNGCodec.decode(good[..<length]) }
      #expect(error?.kind == .truncated, "\(length) bytes: \(String(describing: error))")
    }
  }

  @Test func everyByteMayBeTheLast() throws {
    for file in PNGYardstickTests.foreign where file.lastPathComponent.contains("palette16") {
      let data = try Data(contentsOf: file)
      for length in 0..<data.count {
        let error = #expect(throws: PNGError.self) { try PNGCodec.decode(data[..<length]) }
        #expect(error?.kind == (length == 0 ? .empty : .truncated), "\(length): \(error as Any)")
      }
    }
  }

  @Test func aWrongCheckSumInAnyChunkIsSeenByEitherWay() throws {
    for file in PNGYardstickTests.foreign {
      var bytes = [UInt8](try Data(contentsOf: file))
      var offset = 8
      while offset < bytes.count {
        let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
        bytes[offset + 8 + length] ^= 1
        for isQuick in [true, false] {
          bytes.withUnsafeBytes { bytes in
            let error = #expect(throws: PNGError.self, "\(file.lastPathComponent), \(offset)") {
              try PNGCodec.decode(bytes, path: "", limits: .foreign, isQuick: isQuick)
            }
            #expect(error?.kind == .corrupt)
          }
        }
        bytes[offset + 8 + length] ^= 1
        offset += 12 + length
      }
    }
  }

  @Test func aBitTurnedInTheImageDataIsSeenByDecodingAndByTheDigest() throws {
    var data = good
    data[data.count - 300] ^= 0x10
    let error = #expect(throws: PNGError.self) { try PNGCodec.decode(data) }
    #expect(error?.kind == .corrupt)
    #expect(try PNGCodec.head(data).isImageDataIntact == false)
  }

  @Test func aHeaderThatPromisesTooMuchForItsDataCostsNoMemory() throws {
    let file =
      RawPNG.signature + RawPNG.header(14_000, 14_000)
      + RawPNG.chunk("IDAT", RawPNG.packed([0, 1, 2, 3]))
      + RawPNG.chunk("IEND", [])
    let error = #expect(throws: PNGError.self) { try PNGCodec.decode(Data(file)) }
    #expect(error?.kind == .corrupt)
    #expect(error?.detail.contains("can't hold") == true)
  }

  @Test func textThatUnpacksToGigabytesIsRefused() throws {
    let bomb = RawPNG.packed([UInt8](repeating: 65, count: 80 << 20))
    let png = HandmadePNG(
      width: 1, height: 1, bitDepth: 8, colorType: 0,
      extra: [("zTXt", Array("Bomb".utf8) + [0, 0] + bomb)]
    ) { _, _ in [0] }
    let head = try PNGCodec.head(png.data)
    #expect(throws: PNGError.self) { try head.text(for: "Bomb") }
    #expect(try PNGCodec.decode(png.data).width == 1)
  }

  @Test func aGitLFSPointerSaysSo() throws {
    let error = #expect(throws: PNGError.self) {
      try PNGCodec.decode(Data("version https://git-lfs.github.com/spec/v1\noid".utf8))
    }
    #expect(error?.kind == .notPNG)
    #expect(error?.detail.contains("git lfs pull") == true)
  }

  /// Two thousand damaged files, half of them with corrected checksums so that libpng sees them.
  @Test func damageNeverCrashes() throws {
    var random = SeededGenerator(seed: 2024)
    let pictures = [
      try Pictures.screen(60, 140).pngData(),
      try Pictures.screen(60, 140, shade: false).pngData(),
      try Pictures.random(31, 23, colorCount: 40).pngData(),
      try PNGCodec.encode(
        Pictures.random(31, 23),
        metadata: PNGMetadata(
          scale: 3, texts: [PNGText("Tree", String(repeating: "縦横", count: 500))])),
      HandmadePNG(
        width: 30, height: 20, bitDepth: 16, colorType: 6, isInterlaced: true,
        extra: [("gAMA", [0, 0, 0xB1, 0x8F]), ("bKGD", [0, 1, 0, 1, 0, 1])]
      ) { x, y in [x * 9, y * 9, x * y, 65535 - x] }.data,
    ]
    var outcomes: [String: Int] = [:]
    for round in 0..<2000 {
      var bytes = Array(pictures[round % pictures.count])
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 8..<bytes.count, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 2: bytes.removeSubrange(place..<min(bytes.count, place + 7))
        case 3: bytes.insert(contentsOf: [0, 0, 0, 13, 0xFF], at: place)
        default: bytes.removeLast(min(bytes.count - 9, Int.random(in: 0..<60, using: &random)))
        }
      }
      if round % 2 == 0 { repairCheckSums(&bytes) }
      let data = Data(bytes)
      do {
        let bitmap = try PNGCodec.decode(data)
        outcomes["picture", default: 0] += 1
        #expect(bitmap.width > 0)
      } catch {
        outcomes[error.kind.rawValue, default: 0] += 1
      }
      if let head = try? PNGCodec.head(data) {
        for keyword in head.keywords { _ = try? head.text(for: keyword) }
      }
    }
    // The damage is varied enough to be meaningful.
    for kind in ["picture", "corrupt", "truncated", "tooLarge"] {
      #expect(outcomes[kind, default: 0] > 5, "\(outcomes)")
    }
  }

  func repairCheckSums(_ bytes: inout [UInt8]) {
    var offset = 8
    while offset + 12 <= bytes.count {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      guard offset + 12 + length <= bytes.count else { return }
      let name = String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
      guard name.utf8.count == 4 else { return }
      let payload = Array(bytes[offset + 8..<offset + 8 + length])
      bytes.replaceSubrange(
        offset..<offset + 12 + length, with: RawPNG.chunk(name, payload))
      offset += 12 + length
    }
  }
}
