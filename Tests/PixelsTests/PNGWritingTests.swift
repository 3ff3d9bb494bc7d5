import Foundation
import Pixels
import Synchronization
import TestSupport
import Testing

@Suite struct PNGWritingTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func aFileIsReplacedWholeAndNothingElseIsLeft() throws {
    let url = folder.file("縦.png")
    for seed in 1...2 {
      let bitmap = try Pictures.random(20, 20, seed: UInt64(seed))
      try bitmap.write(to: url)
      #expect(try PNGCodec.read(from: url).hasSamePixels(as: bitmap))
      #expect(try PNGCodec.readHead(from: url).pixelDigest == PixelDigest(bitmap))
    }
    #expect(folder.names == ["縦.png"])
  }

  @Test func permissionsAndLinksStay() throws {
    let real = folder.file("real.png")
    let link = folder.file("link.png")
    let bitmap = try Pictures.random(4, 4)
    try Data("old".utf8).write(to: real)
    chmod(real.path, 0o640)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: real)
    try bitmap.write(to: link)
    #expect(try PNGCodec.read(from: real).hasSamePixels(as: bitmap))
    let attributes = try FileManager.default.attributesOfItem(atPath: real.path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == real.path)
  }

  @Test func aLongNameIsNoObstacle() throws {
    let url = folder.file(String(repeating: "n", count: 251) + ".png")
    try Pictures.random(4, 4).write(to: url)
    #expect(folder.names.count == 1)
  }

  @Test func aMissingFolderAndAFolderInThePlaceAreErrors() throws {
    let bitmap = try Bitmap(width: 1, height: 1)
    let missing = #expect(throws: PNGError.self) {
      try bitmap.write(to: folder.file("no/such.png"))
    }
    #expect(missing?.kind == .notWritable)
    #expect(missing?.detail == "its folder does not exist")
    let taken = #expect(throws: PNGError.self) { try bitmap.write(to: folder.url) }
    #expect(taken?.kind == .notWritable)
  }

  @Test func aProtectedFileIsNotReplaced() throws {
    // Root may write everywhere: the only protection that stops root too is a read-only file system.
    let url = geteuid() == 0 ? URL(fileURLWithPath: "/proc/version") : folder.file("mine.png")
    if geteuid() != 0 {
      try Data("old".utf8).write(to: url)
      chmod(url.path, 0o400)
    }
    let before = try String(contentsOf: url, encoding: .utf8)
    let bitmap = try Bitmap(width: 1, height: 1)
    let error = #expect(throws: PNGError.self) { try bitmap.write(to: url) }
    #expect(error?.kind == .notWritable)
    #expect(try String(contentsOf: url, encoding: .utf8) == before)
  }

  @Test(arguments: [ENOSPC, EDQUOT, EFBIG, EIO], [true, false])
  func aFullDiskLeavesTheOldFile(code: Int32, failsLate: Bool) throws {
    let url = folder.file("old.png")
    try Data("old".utf8).write(to: url)
    let rounds = Atomic<Int>(0)
    let calls = AtomicFile.Calls(
      write: { descriptor, bytes, count in
        // Half of it is written, as on a real disk.
        if rounds.wrappingAdd(1, ordering: .relaxed).oldValue == 0 {
          return write(descriptor, bytes, count / 2)
        }
        if failsLate { return write(descriptor, bytes, count) }
        errno = code
        return -1
      },
      sync: { descriptor in
        guard failsLate else { return fsync(descriptor) }
        errno = code
        return -1
      })
    let bytes = [UInt8](repeating: 7, count: 1000)
    let error = #expect(throws: FileError.self) {
      try bytes.withUnsafeBytes { try AtomicFile.write($0, to: url.path, calls: calls) }
    }
    #expect(error?.code == code)
    #expect(error?.isDiskFull == (code != EIO))
    #expect(try String(contentsOf: url, encoding: .utf8) == "old")
    #expect(folder.names == ["old.png"])
  }

  /// A really full disk, if the machine lets a test mount a small file system.
  @Test func aRealFullDiskIsAnError() throws {
    let mount = folder.file("small")
    try FileManager.default.createDirectory(at: mount, withIntermediateDirectories: false)
    guard system("mount -t tmpfs -o size=64k none '\(mount.path)' 2>/dev/null") == 0 else { return }
    defer { _ = system("umount '\(mount.path)'") }
    let url = mount.appendingPathComponent("a.png")
    let small = try Pictures.random(8, 8)
    try small.write(to: url)
    let error = #expect(throws: PNGError.self) {
      try Pictures.random(300, 300).write(to: url)
    }
    #expect(error?.kind == .diskFull)
    #expect(try PNGCodec.read(from: url).hasSamePixels(as: small))
    #expect(try FileManager.default.contentsOfDirectory(atPath: mount.path) == ["a.png"])
  }
}
