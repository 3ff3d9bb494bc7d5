import Foundation
import TestSupport
import Testing

@testable import ScreenCommands

/// The original files of a package whose copies are in its bundles.
@Suite struct OriginalFilesTests {
  @Test func aStoryboardIsNamedByThePackagesFile() throws {
    let folder = try TemporaryFolder()
    let copy = "App/.build/x/debug/App_One.resources/Base.lproj/Main.storyboard"
    func original(module: String = "One") -> String {
      var files = OriginalFiles()
      return files.original(of: folder.path(copy), module: module)
    }
    try folder.write(Data("a".utf8), copy)
    #expect(original() == folder.path(copy))
    try folder.write(Data("b".utf8), "App/Sources/One/Base.lproj/Main.storyboard")
    #expect(original() == folder.path(copy))
    try folder.write(Data("a".utf8), "App/Old/Main.storyboard")
    #expect(original() == folder.path("App/Old/Main.storyboard"))
    try folder.write(Data("a".utf8), "App/Sources/One/Base.lproj/Main.storyboard")
    #expect(original() == folder.path("App/Sources/One/Base.lproj/Main.storyboard"))
    #expect(original(module: "Two") == folder.path("App/Old/Main.storyboard"))
    // Files not listed in the manifest are linked.
    let link = folder.path("App/.build/x/debug/App_One.resources/Linked.storyboard")
    try folder.write(Data(), "App/Sources/Linked.storyboard")
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: folder.path("App/Sources/Linked.storyboard"))
    var files = OriginalFiles()
    #expect(
      files.original(of: link, module: "One") == folder.path("App/Sources/Linked.storyboard"))
  }
}
