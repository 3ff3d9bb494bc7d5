import Foundation
import TestSupport
import Testing

@testable import Pixels

/// The folders that a command may fill and clear.
@Suite struct MarkedFolderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func claim(_ path: String, folders: [String] = []) throws(MarkedFolder.Problem) {
    try MarkedFolder.claim(
      path, of: FolderTree(folder.url.path), mark: ".tateyoko-test", folders: folders
    ) { tree, prefix in tree.kind(of: prefix + "old") == .file }
  }

  @Test func newEmptyAndOwnFoldersAreTaken() throws {
    try FileManager.default.createDirectory(
      at: folder.file("empty"), withIntermediateDirectories: true)
    try folder.write(Data(), "earlier/old")
    for name in ["new/in/it", "empty", "earlier"] {
      try claim(name)
      try folder.write(Data("x".utf8), "\(name)/a/file")
      try claim(name, folders: ["a", "b"])
      #expect(FileManager.default.fileExists(atPath: folder.path("\(name)/a/file")))
    }
  }

  @Test func foldersOfOthersStayAsTheyAre() throws {
    try folder.write(Data("mine".utf8), "own/.gitignore")
    let problem = #expect(throws: MarkedFolder.Problem.self) { try claim("own") }
    #expect(
      problem?.description.contains("holds .gitignore, and was not created by this command") == true
    )
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path("own")) == [".gitignore"])
    // A mark of another kind doesn't count.
    try folder.write(Data("tateyoko-other 1\n".utf8), "other/.tateyoko-test")
    #expect(throws: MarkedFolder.Problem.self) { try claim("other") }
  }

  @Test func linksAreNotFollowed() throws {
    try claim("marked")
    try FileManager.default.createDirectory(
      at: folder.file("outside"), withIntermediateDirectories: true)
    for place in ["marked/a", "way"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(place), withDestinationPath: folder.path("outside"))
    }
    #expect(throws: MarkedFolder.Problem.self) { try claim("marked", folders: ["a"]) }
    #expect(throws: MarkedFolder.Problem.self) { try claim("way/in") }
    #expect(throws: MarkedFolder.Problem.self) { try claim("way") }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("outside")) == [])
  }
}
