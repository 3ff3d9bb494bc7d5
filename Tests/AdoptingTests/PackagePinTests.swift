import Foundation
import Testing

@testable import Adopting
@testable import XcodeProjects

/// Packages that a project has resolved, and workspaces that list nothing.
@Suite struct PackagePinTests {
  private static let resolved = """
    {"originHash": "x", "version": 3, "pins": [
      {"identity": "snapkit", "kind": "remoteSourceControl", "location": "https://a.example/SnapKit.git",
       "state": {"revision": "0123456789012345678901234567890123456789", "version": "5.7.1"}},
      {"identity": "other", "location": "https://a.example/other", "state": {"branch": "main"}}]}
    """

  @Test func formats() throws {
    let pins = PackagePins(data: Data(Self.resolved.utf8)).pins
    #expect(pins["snapkit"]?.reference == "5.7.1")
    #expect(pins["other"]?.reference == "main")
    let old = """
      {"object": {"pins": [{"package": "SnapKit", "repositoryURL": "https://a.example/Snap.git",
      "state": {"branch": null, "revision": "1", "version": "4.0.0"}}]}, "version": 1}
      """
    #expect(PackagePins(data: Data(old.utf8)).pins["snap"]?.version == "4.0.0")
    for damaged in ["", "[]", "{\"pins\": 1}", "{\"pins\": [1, {}]}"] {
      #expect(PackagePins(data: Data(damaged.utf8)).pins.isEmpty)
    }
  }

  private func sample(_ more: [String: String] = [:]) throws -> SampleApp {
    let sample = try SampleApp.withProject()
    let files = [
      "Shop.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved": Self.resolved
    ]
    for (path, text) in files.merging(more, uniquingKeysWith: { $1 }) {
      try sample.folder.write(Data(text.utf8), path)
    }
    return sample
  }

  @Test func whatIsNotHereIsToldWithItsVersion() throws {
    let sample = try sample()
    let app = try AppReader.read(sample.root)
    let found = app.notTaken.filter { $0.kind == .package }
    #expect(found.map(\.name) == ["snapkit"], "the other package isn't the project's own")
    #expect(
      found.first?.reason.contains("git clone --branch 5.7.1 https://a.example/SnapKit.git") == true
    )
  }

  /// Of several versions, the pinned one is taken, by its name or its revision.
  @Test(arguments: ["snapkit-5.7.1", "z"])
  func thePinnedVersionIsTaken(folder: String) throws {
    let manifest = "let p = Package(name: \"S\", targets: [.target(name: \"SnapKit\")])"
    let name = folder == "z" ? "snapkit" : folder
    let sample = try sample([
      "Libs/a-4.0/Package.swift": manifest, "Libs/a-4.0/Sources/SnapKit/A.swift": "",
      "Libs/\(name)/Package.swift": manifest, "Libs/\(name)/Sources/SnapKit/A.swift": "",
      "Libs/\(name)/.git/HEAD": "0123456789012345678901234567890123456789\n",
    ])
    let app = try AppReader.read(
      sample.root, options: AppReader.Options(libraries: [sample.folder.path("Libs")]))
    let library = app.modules.first { $0.name == "SnapKit" }
    #expect(library?.sources == [sample.folder.path("Libs/\(name)/Sources/SnapKit/A.swift")])
    #expect(!app.notTaken.contains { $0.kind == .package })
  }

  /// Repositories often have only the shared data of a workspace.
  @Test func workspacesWithoutContents() throws {
    let sample = try sample(["Shop.xcworkspace/xcshareddata/swiftpm/Package.resolved": "{}"])
    #expect(try AppReader.read(sample.root).origin == .project)
    let app = try AppReader.read(sample.folder.path("Shop.xcworkspace"))
    #expect(app.modules.map(\.name) == ["Shop", "Kit"])
    #expect(app.notTaken.contains { $0.name == "Shop.xcworkspace" && $0.kind == .missing })
    let empty = sample.folder.path("Empty/No.xcworkspace")
    try FileManager.default.createDirectory(atPath: empty, withIntermediateDirectories: true)
    #expect(throws: AdoptingError.self) { try AppReader.read(empty) }
  }
}
