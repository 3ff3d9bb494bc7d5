import Foundation
import Testing

@testable import Pixels

@Suite struct FolderTests {
  private let base = NSTemporaryDirectory() + "tateyoko-folders-\(UUID().uuidString)"

  @Test func foldersInFoldersAreMadeOnceAndAgain() throws {
    defer { try? FileManager.default.removeItem(atPath: base) }
    try AtomicFile.makeFolder(base + "/a/b/c")
    try AtomicFile.makeFolder(base + "/a/b/c")
    var isFolder: ObjCBool = false
    #expect(FileManager.default.fileExists(atPath: base + "/a/b/c", isDirectory: &isFolder))
    #expect(isFolder.boolValue)
  }

  @Test func whatIsInTheWayIsNamed() throws {
    defer { try? FileManager.default.removeItem(atPath: base) }
    try AtomicFile.makeFolder(base)
    try Data().write(to: URL(fileURLWithPath: base + "/file"))
    #expect(throws: FileError(path: base + "/file", operation: "make a folder", code: ENOTDIR)) {
      try AtomicFile.makeFolder(base + "/file/inside")
    }
    #expect(throws: FileError(path: "/proc/nothing", operation: "make a folder", code: ENOENT)) {
      try AtomicFile.makeFolder("/proc/nothing/inside")
    }
  }
}
