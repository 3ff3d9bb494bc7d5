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

  @Test(arguments: [
    ("d", "", "d", "d"), ("d/e.png", "d", "e.png", "e"), ("/a", "/", "a", "a"),
    ("/a/b.c/d.e.png", "/a/b.c", "d.e.png", "d.e"), ("a//b/", "a", "b", "b"), ("/", "/", "", ""),
    (".hidden", "", ".hidden", ".hidden"), ("縦/横.png", "縦", "横.png", "横"), ("", "", "", ""),
  ])
  func partsOfPaths(path: String, folder: String, name: String, stem: String) {
    #expect(PathText.folder(of: path) == folder)
    #expect(PathText.name(of: path) == name)
    #expect(PathText.stem(of: path) == stem)
  }
}
