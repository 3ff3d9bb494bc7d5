import Foundation
import TestProcesses
import TestSupport
import Testing

/// Code written for iOS, compiled through the overlay against UIKit as it was built, and run.
@Suite(.waitingForProcesses) struct CompilingTests {
  private static let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let corpus = here.appendingPathComponent("Corpus")

  /// The build products of UIKit: its modules in the build folder.
  private struct BuiltUIKit {
    static let modules = [
      "UIKit", "Accessibility", "AssetCatalogs", "Layers", "LayoutMetrics", "Graphics",
      "Typography", "Devices",
      "InfoPlists", "LayoutSolver", "LayoutTrees", "NearNames", "NibDocuments", "PropertyLists",
      "ScreenFacts", "StringTables", "Symbols",
      "SystemFacts", "Traces", "CAppleModules", "CFoundTypes", "CMainQueue", "CLayerTime",
      "CWorlds",
      "UniformTypeIdentifiers",
    ]

    let importing: [String]
    let linking: [String]

    init() throws {
      let built = try BuiltModules(of: DialectProgram.package, libraries: ["pangocairo"])
      importing = built.importing
      var objects: [String] = []
      for module in Self.modules {
        let folder = "\(built.folder.path)/\(module).build"
        let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
        objects += (files ?? []).filter { $0.hasSuffix(".o") }.sorted().map { "\(folder)/\($0)" }
      }
      try #require(!objects.isEmpty, "nothing is built in \(built.folder.path)")
      linking = objects + (try BuiltModules.packageConfig("--libs", ["pangocairo"]))
    }

    static let shared = Result { try BuiltUIKit() }
  }

  private static func swiftFiles(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { $0.hasSuffix(".swift") }.sorted().map { folder.appendingPathComponent($0).path }
  }

  private static func compile(_ arguments: [String]) throws -> FinishedProcess {
    try FinishedProcess(
      URL(fileURLWithPath: "/usr/bin/env"), ["swiftc", "-parse-as-library"] + arguments)
  }

  private func arguments(version: String) throws -> [String] {
    try BuiltUIKit.shared.get().importing + ["-swift-version", version, "-module-name", "Corpus"]
      + Self.swiftFiles(in: Self.corpus)
  }

  @Test(arguments: ["5", "6"])
  func compilesAndRuns(version: String) throws {
    let folder = try TemporaryFolder()
    let overlaid = try DialectProgram.shared.get()
      .overlay(Self.corpus, into: folder.file("overlay"), module: "Corpus")
    #expect(overlaid.status == 0)
    // Unsupported code compiles too, and is reported.
    #expect(overlaid.lines.count == 2)
    #expect(overlaid.lines.allSatisfy { $0.contains("/Corpus/Exchange.swift:") })
    let built = try Self.compile(
      try arguments(version: version) + (try BuiltUIKit.shared.get().linking) + [
        "-vfsoverlay", folder.path("overlay/overlay.yaml"), "-o", folder.path("corpus"),
      ])
    #expect(built.status == 0)
    #expect(built.output == "")
    let finished = try FinishedProcess(folder.file("corpus"))
    let expected = try String(
      contentsOf: Self.corpus.appendingPathComponent("expected.txt"), encoding: .utf8)
    #expect(finished.status == 0)
    #expect(finished.output == expected)
  }

  @Test func doesNotCompileWithoutTheOverlay() throws {
    // If a module is missing, nothing else is reported.
    let arguments = try arguments(version: "5").filter { !$0.hasSuffix("/Classes.swift") }
    let built = try Self.compile(["-typecheck"] + arguments)
    #expect(built.status != 0)
    #expect(built.output.contains("can only be used with the Objective-C runtime"))
  }

  /// An error is reported at the user's file, line and column.
  @Test func errorsAreWhereTheyWere() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("Wrong.swift")
    let source = """
      import UIKit
      class A: UIView {
      }
      extension A {
        override func layoutSubviews() {}
        @objc func f() { missing() }
        @objc func g() { other() }
      }
      func h() { third() }

      """
    try Data(source.utf8).write(to: file)
    _ = try DialectProgram.shared.get().overlay(folder.url, into: folder.file("overlay"))
    let built = try Self.compile(
      try BuiltUIKit.shared.get().importing + [
        "-typecheck", "-vfsoverlay", folder.path("overlay/overlay.yaml"), file.path,
      ])
    for place in ["6:20: error", "7:20: error", "9:12: error"] {
      #expect(built.output.contains("\(file.path):\(place)"))
    }
  }
}
