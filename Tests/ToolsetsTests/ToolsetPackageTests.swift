import Foundation
import TestSupport
import Testing

@testable import Toolsets

/// The arguments of `swift` in a package.
@Suite struct ToolsetPackageTests {
  private func package(_ folder: TemporaryFolder, at path: String) throws -> ToolsetPackage {
    try folder.writeProgram("#!/bin/sh\n", "bin/swiftc")
    return try ToolsetPackage(
      toolset: Toolset(folder.file("toolset")), folder: folder.file(path),
      environment: ["PATH": folder.path("bin")])
  }

  @Test func theNearestManifestIsThePackages() throws {
    let folder = try TemporaryFolder()
    let manifest = "// .product(name: \"UIKit\", package: \"tateyoko\")\nlet package = Package()\n"
    try folder.write(Data(manifest.utf8), "App/Package.swift")
    try folder.write(Data(), "App/Sources/App/View.swift")
    let inner = try package(folder, at: "App/Sources/App")
    #expect(inner.folder.path == folder.file("App").standardizedFileURL.path)
    #expect(!inner.dependsOnSource)
    #expect(
      inner.words("test", ["--filter", "A B"]) == [
        "swift", "test", "--filter", "A B", "--toolset", folder.path("toolset/toolset.json"),
      ])
    #expect(inner.settings["TATEYOKO_PACKAGE"] == inner.folder.path)
    #expect(inner.settings["SWIFT_EXEC"] == folder.path("toolset/libexec/swiftc"))
    #expect(inner.settings["TATEYOKO_SWIFTC"] == folder.path("bin/swiftc"))
    let used = manifest + ".product(name: \"UIKit\", package: \"tateyoko\"),\n"
    try folder.write(Data(used.utf8), "App/Package.swift")
    #expect(inner.dependsOnSource)
    let current = URL(fileURLWithPath: "/a", isDirectory: true)
    for (options, path) in [
      ([], "/a"), (["--package-path", "b"], "/a/b"), (["-q", "--package-path=/c"], "/c"),
      (["--package-path"], "/a"),
    ] {
      #expect(ToolsetPackage.folder(in: options, current: current).standardizedFileURL.path == path)
    }
  }

  @Test func theNewestProgramOfTestsIsTaken() throws {
    let folder = try TemporaryFolder()
    let app = try package(folder, at: "App")
    for (isBuilt, advice) in [(false, "need a test target"), (true, "Leave out --skip-build.")] {
      let problem = #expect(throws: ToolsetProblem.self) { try app.testProgram(isBuilt: isBuilt) }
      #expect(problem.map { "\($0)".contains(advice) } == true)
    }
    for (name, time) in [("oldPackageTests.xctest", 100.0), ("appPackageTests.xctest", 200)] {
      try folder.write(Data(), "App/.build/debug/\(name)")
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: time)],
        ofItemAtPath: folder.path("App/.build/debug/\(name)"))
    }
    #expect(try app.testProgram().lastPathComponent == "appPackageTests.xctest")
  }

  @Test(arguments: [
    (["lint", "--skip-build", "Cart"], ["lint", "Cart"], true),
    (["lint", "Cart", "--skip-build"], ["lint", "Cart"], true),
    (["lint", "Cart"], ["lint", "Cart"], false),
  ])
  func buildingIsSkippedWhereverThatIsSaid(words: [String], rest: [String], isBuilt: Bool) {
    var words = words
    #expect(ToolsetPackage.takeSkipBuild(&words) == isBuilt)
    #expect(words == rest)
  }

  @Test func knownErrorsGetAHint() {
    let list = "/App/.build/debug/AppPackageDiscoveredTests.derived/AppTests.swift"
    let output = """
      \(list):6:60: error: conflicting arguments to generic parameter 'Element' ('A' vs. 'B')
       5 |     @available(*, deprecated, message: "Not actually deprecated.")
       6 |     static nonisolated(unsafe) let __allTests__CardTests = [
         |                                                            `- error: conflicting arguments to generic parameter 'Element' ('A' vs. 'B')
       7 |         ("testA", testA),
      \(list):14:59: error: heterogeneous collection literal could only be inferred to '[Any]'
      14 |     static nonisolated(unsafe) let __allTests__RowTests = [
      15 |         ("testA", asyncTest(testA)),
      /App/Tests/AppTests/CardTests.swift:1:8: error: no such module 'SnapshotTesting'
      error: Failed to clone repository https://example.com/owner/name:
      """
    let hints = BuildHints.lines(for: "\(output)\n\(output)")
    #expect(hints.count == 4)
    for (hint, words) in zip(
      hints,
      [
        "CardTests has tests of the main actor and others, which have no common list on Linux: put "
          + "@MainActor on the class",
        "RowTests has tests of the main actor and others, which have no common list on Linux: make "
          + "its synchronous tests async",
        "SnapshotTesting is there for targets that depend on",
        "SwiftPM fetches what the manifest names, and can't reach https://example.com/owner/name.",
      ])
    {
      #expect(hint.hasPrefix("hint      \(words)"), "\(hint)")
    }
    // Errors of the package's own code.
    #expect(
      BuildHints.lines(
        for: """
          /App/Sources/A.swift:1:8: error: heterogeneous collection literal could only be inferred
          /App/Sources/A.swift:2:8: error: no such module 'SnapshotTestingCustomDump'
          """) == [])
  }

  @Test func buildsGetTheOptionsThatDecideWhatIsBuilt() {
    for (given, kept) in [
      (["--filter", "A", "-c", "release", "--parallel"], ["-c", "release"]),
      (
        ["--configuration=release", "-Xswiftc", "-DX", "-q"],
        ["--configuration=release", "-Xswiftc", "-DX", "-q"]
      ),
      (["--enable-code-coverage", "--xunit-output", "f"], ["--enable-code-coverage"]),
      (["-j"], ["-j"]),
    ] { #expect(BuildOptions.of(given) == kept) }
  }
}
