import Foundation
import TestSupport
import Testing

/// Code written for iOS, compiled through the overlay against a stand-in for UIKit, and run.
@Suite struct CompilingTests {
  private static let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let corpus = here.appendingPathComponent("Corpus")

  /// The stand-in, built once.
  private struct Stub {
    let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      let sources = CompilingTests.swiftFiles(in: here.appendingPathComponent("Stub/UIKit"))
      let built = try CompilingTests.compile(
        [
          "-swift-version", "6", "-emit-module", "-emit-library", "-module-name", "UIKit",
          "-emit-module-path", folder.path("UIKit.swiftmodule"), "-o", folder.path("libUIKit.so"),
        ] + sources)
      try #require(built.status == 0, "\(built.output)")
    }

    nonisolated(unsafe) static let shared = Result { try Stub() }
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
    let stub = try Stub.shared.get().folder.url.path
    let modules = DialectProgram.package.path + "/Sources/CAppleModules/include/module.modulemap"
    return [
      "-swift-version", version, "-module-name", "Corpus", "-Xcc", "-fmodule-map-file=\(modules)",
      "-I", stub, "-L", stub, "-lUIKit", "-Xlinker", "-rpath", "-Xlinker", stub,
    ] + Self.swiftFiles(in: Self.corpus)
  }

  @Test(arguments: ["5", "6"])
  func compilesAndRuns(version: String) throws {
    let folder = try TemporaryFolder()
    let overlaid = try DialectProgram.shared.get()
      .overlay(Self.corpus, into: folder.file("overlay"), module: "Corpus")
    #expect(overlaid.status == 0)
    #expect(overlaid.output == "")
    let built = try Self.compile(
      try arguments(version: version) + [
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
    let built = try Self.compile(["-typecheck"] + (try arguments(version: "5")))
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
    let stub = try Stub.shared.get().folder.url.path
    let built = try Self.compile([
      "-typecheck", "-I", stub, "-vfsoverlay", folder.path("overlay/overlay.yaml"), file.path,
    ])
    for place in ["6:20: error", "7:20: error", "9:12: error"] {
      #expect(built.output.contains("\(file.path):\(place)"))
    }
  }
}
