import Foundation
import TestProcesses
import TestSupport
import Testing

/// The modules of a package, into one overlay.
@Suite(.waitingForProcesses) struct PackageTests {
  private let folder: TemporaryFolder

  init() throws {
    // Compiled beforehand, so that no run's output mentions it.
    _ = try DialectProgram.shared.get()
    folder = try TemporaryFolder()
  }

  private func write(_ path: String, _ text: String) throws {
    let file = folder.file(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Sends a request the way the plugin does, through the script.
  private func run(_ request: String) throws -> FinishedProcess {
    try write(
      "request",
      request.split(separator: "\n")
        .map { $0.hasPrefix("file ") ? "file \(folder.path(String($0.dropFirst(5))))" : $0 }
        .map { $0 + "\n" }.joined())
    return try FinishedProcess(
      DialectProgram.package.appendingPathComponent("scripts/dialect"),
      [
        "package", "--request", folder.path("request"), "--output", folder.path("build/dialect"),
        "--scratch", folder.path("build"),
      ])
  }

  private func overlay() throws -> String {
    try String(contentsOf: folder.file("build/dialect/overlay.yaml"), encoding: .utf8)
  }

  private var rewritten: String {
    get throws {
      let modules = folder.file("build/dialect/modules")
      let paths = try FileManager.default.subpathsOfDirectory(atPath: modules.path).sorted()
        .filter { $0.hasSuffix(".swift") }
      return try paths.map {
        try String(contentsOf: modules.appendingPathComponent($0), encoding: .utf8)
      }.joined()
    }
  }

  @Test func mergesModules() throws {
    try write("A.swift", "import UIKit\n@objc class A {}\n")
    try write("B.swift", "import UIKit\n@objc class B {}\n")
    let finished = try run("module App\nfile A.swift\nmodule Kit\nfile B.swift\n")
    #expect(finished.status == 0)
    #expect(finished.output == "overlay \(folder.path("build/dialect/overlay.yaml"))\n")
    #expect(try overlay().contains(folder.path("A.swift")))
    #expect(try overlay().contains(folder.path("B.swift")))
  }

  /// Not even the tool is compiled.
  @Test func writesNothingForPackagesWithoutTheDialect() throws {
    try write("A.swift", "import UIKit\nclass A: UIView { override func layoutSubviews() {} }\n")
    let finished = try run("module App\nfile A.swift\n")
    #expect(finished.status == 0)
    #expect(finished.output == "")
    #expect(!FileManager.default.fileExists(atPath: folder.path("build")))
  }

  /// Another set of options would build everything again.
  @Test func keepsTheOverlayOnceItIsThere() throws {
    try write("A.swift", "import UIKit\n@objc class A {}\n")
    let before = try run("module App\nfile A.swift\n")
    try write("A.swift", "import UIKit\nclass A {}\n")
    let after = try run("module App\nfile A.swift\n")
    #expect(after.output == before.output)
    #expect(!(try overlay().contains("A.swift")))
  }

  @Test func definesNames() throws {
    try write(
      "A.swift", "class A: B {\n}\nextension A {\n#if X\n  override func f() {}\n#endif\n}\n")
    _ = try run("module App\ndefine X\nfile A.swift\n")
    #expect(try rewritten.hasPrefix("class A: B {\noverride func f()"))
  }

  /// Libraries for iOS import UIKit, and don't say so in their manifests.
  @Test func findsImporters() throws {
    try write("A.swift", "import UIKit\n@objc class A {}\n")
    try write("B.swift", "#if os(iOS)\nimport UIKit\n@objc class B {}\n#endif\n")
    try write("C.swift", "import Foundation\n#if os(iOS)\nclass C {}\n#endif\n")
    let request = "module App\nfile A.swift\nother Lib\nfile B.swift\nother Tool\nfile C.swift\n"
    for _ in 0..<2 {
      let finished = try run(request)
      #expect(finished.status == 0)
      #expect(finished.lines.first == "importer Lib")
      #expect(finished.lines.count == 2)
    }
    #expect(try overlay().contains("B.swift"))
    #expect(!(try overlay().contains("C.swift")))
  }

  @Test func forgetsModules() throws {
    try write("A.swift", "@objc class A {}\n")
    try write("B.swift", "@objc class B {}\n")
    _ = try run("module App\nfile A.swift\nmodule Kit\nfile B.swift\n")
    _ = try run("module App\nfile A.swift\n")
    #expect(!(try overlay().contains("B.swift")))
    #expect(try rewritten.contains("class A"))
    #expect(!(try rewritten.contains("class B")))
  }

  /// So many files that the script's search needs more than one call.
  @Test func findsTheDialectInLargePackages() throws {
    try write("A.swift", "@objc class A {}\n")
    try write("Plain.swift", "class Plain: Base { override func f() {} }\n")
    // Long names of the same file, because the length of names limits a call.
    let step = String(repeating: "./", count: 1500)
    let plain = String(repeating: "file \(step)Plain.swift\n", count: 150)
    let finished = try run("module App\nfile A.swift\n" + plain)
    #expect(finished.output == "overlay \(folder.path("build/dialect/overlay.yaml"))\n")
  }

  /// The script and the tool read the same list: each mark makes the script compile the tool.
  @Test func searchesForTheSameMarksAsTheTool() throws {
    let lines = try String(
      contentsOf: DialectProgram.package.appendingPathComponent(
        "Sources/Tools/Dialect/marks.txt"), encoding: .utf8
    ).split(separator: "\n")
    let marks = lines.compactMap {
      $0.wholeMatch(of: #/[a-z]+ "([^"]+)"/#).map { String($0.output.1) }
    }
    #expect(marks.count > 70)
    for mark in marks {
      try write("A.swift", mark.replacing("\\w", with: "a") + "\n")
      _ = try run("module App\nfile A.swift\n")
      #expect(FileManager.default.fileExists(atPath: folder.path("build")), "\(mark)")
      try? FileManager.default.removeItem(at: folder.file("build"))
    }
  }

  @Test(arguments: [
    "if !(a) { b ?? (c) }", "class Selection {}", "// UIKit. Objects", "import Foundation",
    "struct Darwinism {}",
  ])
  func takesNothingElseForTheDialect(_ text: String) throws {
    try write("A.swift", text + "\n")
    _ = try run("module App\nfile A.swift\n")
    #expect(!FileManager.default.fileExists(atPath: folder.path("build")))
  }

  @Test func importsNetworkingWhereFoundationHasIt() throws {
    try write("A.swift", "import Foundation\nlet a: URLRequest? = nil\n")
    try write("B.swift", "import UIKit\nlet b: URLSession? = nil\n")
    try write("C.swift", "import FoundationNetworking\nlet c: URLResponse? = nil\n")
    _ = try run("module App\nfile A.swift\nfile B.swift\nfile C.swift\n")
    #expect(
      try rewritten == "import Foundation\nlet a: URLRequest? = nil\nimport FoundationNetworking\n")
  }

  @Test func importsObservationWhereFoundationHasIt() throws {
    try write("A.swift", "import Foundation\n@Observable class A {}\n")
    try write("B.swift", "import SwiftUI\n@Observable class B {}\n")
    try write("C.swift", "import Observation\n@Observable class C {}\n")
    _ = try run("module App\nfile A.swift\nfile B.swift\nfile C.swift\n")
    #expect(
      try rewritten == "import Foundation\n@Observable class A {}\nimport Observation\n")
  }

  // MARK: What SwiftPM doesn't notice

  private static let products = "build/x86_64-unknown-linux-gnu/debug/App.build"

  private func buildObjects(of names: String...) throws {
    var map: [String: [String: String]] = [:]
    for name in names {
      let object = "\(Self.products)/\(name).o"
      try write(object, "")
      map[folder.path(name)] = ["object": folder.path(object)]
    }
    // A map that leads out of the build folder is ignored.
    try write("outside.o", "")
    map[folder.path("Outside.swift")] = ["object": folder.path("outside.o")]
    try write(
      Self.products + "/output-file-map.json",
      String(decoding: try JSONSerialization.data(withJSONObject: map), as: UTF8.self))
  }

  private func hasObject(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.path("\(Self.products)/\(name).o"))
  }

  @Test func removesTheObjectsOfTextsThatChange() throws {
    try write("A.swift", "class A: B {\n}\n")
    try write("C.swift", "@objc class C {}\n")
    try write("E.swift", "extension A {\n}\n")
    try write("Outside.swift", "struct O {}\n")
    let request =
      "module App\nfile A.swift\nfile C.swift\nfile E.swift\nfile Outside.swift\n"
    _ = try run(request)
    try buildObjects(of: "A.swift", "C.swift", "E.swift")
    _ = try run(request)
    #expect(hasObject("A.swift") && hasObject("C.swift") && hasObject("E.swift"))

    // The class's file is unchanged, but the file that the compiler reads in its place isn't.
    try write("E.swift", "extension A {\n  override func f() {}\n}\n")
    try write("Outside.swift", "@objc class O {}\n")
    _ = try run(request)
    #expect(!hasObject("A.swift"))
    #expect(hasObject("C.swift"))
    #expect(FileManager.default.fileExists(atPath: folder.path("outside.o")))

    // And back to the original: the file, or the whole module.
    try buildObjects(of: "A.swift", "C.swift", "E.swift")
    try write("B.swift", "@objc class B {}\n")
    _ = try run("module Kit\nfile B.swift\n")
    #expect(!hasObject("A.swift") && !hasObject("C.swift"))
    _ = try run(request)
    try buildObjects(of: "A.swift", "C.swift", "E.swift")
    try write("E.swift", "extension A {\n}\n")
    _ = try run(request)
    #expect(!hasObject("A.swift"))
    #expect(hasObject("C.swift"))
  }
}
