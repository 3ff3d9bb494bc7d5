import Foundation
import TestSupport
import Testing

@testable import Toolsets

/// Resources that Xcode finds without a declaration.
@Suite struct UndeclaredResourcesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func resources(
    version: String = "5.9.0", target: String = "\"name\": \"My-Views\", \"type\": \"regular\"",
    exclude: [String] = [], declared: [String] = [],
    file: String = "App/Sources/My-Views/Inner/View.swift"
  ) throws -> UndeclaredResources? {
    let manifest = """
      {"name": "App", "toolsVersion": {"_version": "\(version)"}, "targets": [{\(target),
        "exclude": \(exclude), "resources": [\(declared.map { "{\"path\": \"\($0)\"}" }.joined(separator: ","))]}]}
      """
    return UndeclaredResources(
      manifest: Data(manifest.utf8), package: folder.file("App"), module: "My_Views",
      file: folder.path(file), programs: folder.path("bin"))
  }

  private func write(_ paths: [String]) throws {
    for path in paths { try folder.write(Data(), "App/Sources/My-Views/\(path)") }
  }

  @Test func whatXcodeTakesIsFoundAndTheRestIsNot() throws {
    try write([
      "Inner/A.xcassets/Contents.json", "Inner/B.xcassets/x.colorset/inner.xib", "Cell.xib",
      "Main.storyboard",
      "Old.nib", "Texts.xcstrings", "en.lproj/Localized.xib", "Notes.txt", "View.swift",
      ".hidden.xib",
    ])
    let all = [
      "Cell.xib", "Inner/A.xcassets", "Inner/B.xcassets", "Main.storyboard", "Old.nib",
      "Texts.xcstrings",
    ]
    #expect(try resources()?.files() == all)
    #expect(try resources(version: "5.8.0")?.files() == all.dropLast())
    #expect(try resources(version: "6.0.0")?.files() == all)
    #expect(try resources(version: "5.2.0") == nil)
    #expect(
      try resources(exclude: ["Inner"], declared: ["./Texts.xcstrings", "Old.nib"])?.files() == [
        "Cell.xib", "Main.storyboard",
      ])
    #expect(try resources()?.bundle == folder.path("bin/App_My-Views.resources"))
    for (target, file, root) in [
      ("\"name\": \"My-Views\", \"type\": \"regular\"", "App/src/A.swift", "App/src"),
      (
        "\"name\": \"My-Views\", \"type\": \"test\"", "App/Tests/My-Views/A.swift",
        "App/Tests/My-Views"
      ),
      (
        "\"name\": \"My-Views\", \"type\": \"regular\", \"path\": \"Code\"", "App/Code/a/A.swift",
        "App/Code"
      ),
      ("\"name\": \"My-Views\", \"type\": \"regular\", \"path\": \".\"", "App/A.swift", "App"),
    ] { #expect(try resources(target: target, file: file)?.root == folder.path(root)) }
    #expect(try resources(target: "\"name\": \"Other\", \"type\": \"regular\"") == nil)
    #expect(try resources(file: "Elsewhere/A.swift") == nil)
  }

  @Test func linksFollowTheFiles() throws {
    try write(["Cell.xib", "A.xcassets/Contents.json"])
    let resources = try #require(try resources())
    // SwiftPM's own files stay.
    try folder.write(Data("own".utf8), "bin/App_My-Views.resources/Cell.xib")
    func names() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: resources.bundle).sorted()
    }
    #expect(try resources.link())
    #expect(try names() == ["A.xcassets", "Cell.xib"])
    #expect(
      try String(contentsOfFile: "\(resources.bundle)/Cell.xib", encoding: .utf8) == "own")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: "\(resources.bundle)/A.xcassets")
        == folder.path("App/Sources/My-Views/A.xcassets"))
    // Resources added and removed since a build are linked before the next one.
    try folder.write(
      try JSONEncoder().encode(resources), "bin/My_Views.build/dialect/resources.json")
    try FileManager.default.removeItem(at: folder.file("App/Sources/My-Views/A.xcassets"))
    try write(["New.xib"])
    UndeclaredResources.linkAgain(in: folder.file("bin"))
    #expect(try names() == ["Cell.xib", "New.xib"])
  }
}
