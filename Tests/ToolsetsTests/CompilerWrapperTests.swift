import Foundation
import TestSupport
import Testing

/// `scripts/toolset-swiftc`, with scripts in place of the compiler and the rewriter.
@Suite struct CompilerWrapperTests {
  private let folder: TemporaryFolder
  private static let root = URL(fileURLWithPath: "\(#filePath)").deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  init() throws {
    folder = try TemporaryFolder()
    try folder.writeProgram(
      String(
        contentsOf: Self.root.appendingPathComponent("scripts/toolset-swiftc"), encoding: .utf8),
      "toolset/libexec/swiftc")
    try folder.write(Data("@objc|os\\(iOS\\)\n".utf8), "toolset/libexec/dialect-marks")
    try folder.write(Data(), "toolset/modules/Report.swiftmodule")
    try script(
      "toolset/libexec/tateyoko-dialect", "rewriter",
      "touch \"$5/overlay.yaml\"; exit ${REWRITER-0}")
    try script("compiler", "compiler", "exit 7")
  }

  private func script(_ path: String, _ name: String, _ body: String) throws {
    let text = """
      #!/bin/bash
      { printf '%s' \(name); printf '|%s' "$@"; echo; } >> '\(folder.path("calls"))'
      \(body)
      """
    try folder.writeProgram(text, path)
  }

  private var bin: String { folder.path("App/.build/x/debug") }

  /// Compiles a module of one file, as SwiftPM would.
  ///
  /// - Returns: The status, the calls, and the output.
  private func compile(
    _ module: String, _ text: String, at path: String = "App/Sources/it's here.swift",
    suffix: String = "", _ more: [String] = [], environment: [String: String] = [:]
  ) throws -> (status: Int32, calls: [[String]], output: String) {
    try folder.write(Data(text.utf8), path)
    let quoted = "'" + folder.path(path).replacingOccurrences(of: "'", with: "'\\''") + "'"
    try folder.write(Data(quoted.utf8), "App/.build/x/debug/\(module)\(suffix).build/sources")
    return try run(
      [
        "-module-name", module, "-output-file-map",
        "\(bin)/\(module)\(suffix).build/output-file-map.json", "-c",
        "@\(bin)/\(module)\(suffix).build/sources", "-DSWIFT_PACKAGE",
      ] + more, environment)
  }

  private func run(
    _ arguments: [String], _ environment: [String: String] = [:]
  ) throws -> (status: Int32, calls: [[String]], output: String) {
    try? FileManager.default.removeItem(at: folder.file("calls"))
    let process = try FinishedProcess(
      folder.file("toolset/libexec/swiftc"), arguments,
      environment: [
        "PATH": "/usr/bin:/bin", "TATEYOKO_SWIFTC": folder.path("compiler"),
        "TATEYOKO_PACKAGE": folder.path("App"),
      ].merging(environment) { $1 })
    let text = (try? String(contentsOf: folder.file("calls"), encoding: .utf8)) ?? ""
    let calls = text.split(separator: "\n").map { $0.split(separator: "|").map(String.init) }
    return (process.status, calls, process.output)
  }

  @Test func onlyTheDialectIsRewritten() throws {
    let link = try run(["-emit-executable", "-o", "x"])
    #expect(link.status == 7)
    #expect(link.calls == [["compiler", "-emit-executable", "-o", "x"]])
    let plain = try compile("Plain", "import UIKit\nclass A {}\n")
    #expect(plain.calls.map { $0[0] } == ["compiler"] && plain.status == 7)
    #expect(plain.calls[0].last == "-DSWIFT_PACKAGE")
    let marked = try compile("App", "class A { @objc func f() {} }\n", ["-D", "X"])
    #expect(marked.status == 7)
    let output = "\(bin)/App.build/dialect"
    try #require(marked.calls.map { $0[0] } == ["rewriter", "compiler"])
    #expect(
      marked.calls[0] == [
        "rewriter", "overlay", "--module", "App", "--output", output, "--files-from",
        "\(output)/files", "--build", folder.path("App/.build"), "--define", "SWIFT_PACKAGE",
        "--define", "X",
      ])
    #expect(marked.calls[1].suffix(2) == ["-vfsoverlay", "\(output)/overlay.yaml"])
    #expect(
      try String(contentsOfFile: "\(output)/files", encoding: .utf8)
        == folder.path("App/Sources/it's here.swift") + "\n")
    // The option stays if nothing is left to rewrite; otherwise everything would be compiled again.
    let after = try compile("App", "class A {}\n")
    #expect(after.calls.map { $0[0] } == ["rewriter", "compiler"])
    let extended = try compile("Extended", "extension A { override func f() {} }\n")
    #expect(extended.calls.map { $0[0] } == ["rewriter", "compiler"])
    let tests = try compile("Tests", "@testable import App\nimport XCTest\n")
    #expect(tests.calls.map { $0[0] } == ["compiler"])
    #expect(tests.calls[0].suffix(4) == ["-Xfrontend", "-import-module", "-Xfrontend", "UIKit"])
    let macro = try compile("Macro", "@objc class A {}\n", suffix: "-tool")
    #expect(macro.calls.map { $0[0] } == ["compiler"])
  }

  @Test func dependenciesAreRewrittenWhereTheyAreForIOS() throws {
    let checkout = "App/.build/checkouts/Lib/A.swift"
    for (path, text, isRewritten) in [
      (checkout, "#if os(iOS)\n#endif\n", false),
      (checkout, "import UIKit\n#if os(iOS)\n#endif\n", true),
      (checkout, "import SwiftUI\n#if os(iOS)\n#endif\n", true),
      ("Beside/A.swift", "#if os(iOS)\n#endif\n", false),
      ("Beside/A.swift", "import struct UIKit.CGRect\n#if os(iOS)\n#endif\n", true),
      ("App/Local/A.swift", "#if os(iOS)\n#endif\n", true),
    ] {
      try? FileManager.default.removeItem(atPath: bin)
      let calls = try compile("Lib", text, at: path).calls.map { $0[0] }
      #expect(calls == (isRewritten ? ["rewriter", "compiler"] : ["compiler"]), "\(path) \(text)")
    }
  }

  /// On a device these types are Foundation's.
  @Test func dependenciesGetTheNetworkingTypes() throws {
    let checkout = "App/.build/checkouts/Lib/A.swift"
    let use = "import Foundation\nlet session = URLSession.shared\n"
    let option = ["-Xfrontend", "-import-module", "-Xfrontend", "FoundationNetworking"]
    for (path, text, isImported) in [
      (checkout, use, true),
      (checkout, "import Foundation\nlet url: URL?\n", false),
      (checkout, use + "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n", false),
      // The rewriter imports it into their files.
      (checkout, use + "import UIKit\n", false),
      ("App/Local/A.swift", use, false),
    ] {
      let calls = try compile("Lib", text, at: path).calls
      #expect(calls.last.map { $0.suffix(4) == option[...] } == isImported, "\(path) \(text)")
    }
  }

  /// The swift-snapshot-testing module is compiled from the toolset's file; an app's own is left alone.
  @Test func theLibraryOfAssertionsIsAnswered() throws {
    try folder.write(Data("answer".utf8), "toolset/libexec/SnapshotTesting.swift")
    let library = "App/.build/checkouts/a \"b\" \\c/Sources/SnapshotTesting/"
    try folder.write(Data(), library + "B.swift")
    let calls = try compile("SnapshotTesting", "class A {}\n", at: library + "A.swift").calls
    let output = "\(bin)/SnapshotTesting.build/dialect"
    #expect(calls.map { $0[0] } == ["compiler"])
    #expect(calls[0].suffix(2) == ["-vfsoverlay", "\(output)/overlay.yaml"])
    struct Overlay: Decodable {
      struct Root: Decodable { var type, name, `external-contents`: String }
      var roots: [Root]
    }
    func roots() throws -> [Overlay.Root] {
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(output)/overlay.yaml"))
      return try JSONDecoder().decode(Overlay.self, from: data).roots
    }
    #expect(try roots().map(\.name) == [folder.path(library + "A.swift")])
    let texts = try roots().map {
      try String(contentsOfFile: $0.`external-contents`, encoding: .utf8)
    }
    #expect(texts == ["answer"])
    // If there are several files the others are empty.
    let quoted = ["A", "B"].map { "'\(folder.path(library + $0)).swift'" }.joined(separator: "\n")
    try folder.write(Data(quoted.utf8), "App/.build/x/debug/SnapshotTesting.build/sources")
    _ = try run([
      "-module-name", "SnapshotTesting", "-output-file-map",
      "\(bin)/SnapshotTesting.build/output-file-map.json",
      "@\(bin)/SnapshotTesting.build/sources",
    ])
    let all = try roots().map {
      try String(contentsOfFile: $0.`external-contents`, encoding: .utf8)
    }
    #expect(all == ["answer", ""])
    func isAnswered(_ path: String) throws -> Bool {
      try? FileManager.default.removeItem(atPath: bin)
      let calls = try compile("SnapshotTesting", "class A {}\n", at: path).calls
      #expect(calls.map { $0[0] } == ["compiler"])
      return calls[0].last == "\(output)/overlay.yaml"
    }
    // The app's own module, in folders of its package, is no library.
    try folder.write(Data(), "App/Package.swift")
    #expect(try !isAnswered("App/Sources/A.swift"))
    #expect(try !isAnswered("App/Vendor/Library/Sources/SnapshotTesting/A.swift"))
    // A package in place of the library may be anywhere.
    for place in ["App/swift-snapshot-testing", "App/Vendor/Library", "Beside"] {
      try folder.write(Data(), "\(place)/Package.swift")
      #expect(try isAnswered("\(place)/Sources/SnapshotTesting/A.swift"), "\(place)")
    }
  }

  /// The command writes the constants; a script replaces it here.
  @Test func constantsOfCatalogsFollowTheAccessor() throws {
    try script("toolset/libexec/tateyoko", "tool", "echo \"${SYMBOLS-symbols}\" > \"$7\"")
    let resources = folder.path("App/.build/x/debug/App_App.resources")
    let accessor = "App/.build/x/debug/App.build/DerivedSources/resource_bundle_accessor.swift"
    let text = "import UIKit\n        let buildPath = \"\(resources)\"\n"
    let output = "\(bin)/App.build/dialect"
    #expect(try compile("App", text, at: accessor).calls.map { $0[0] } == ["compiler"])
    try folder.write(Data(), "App/.build/x/debug/App_App.resources/A.xcassets/Contents.json")
    try folder.write(Data(), "App/.build/x/debug/App.build/resource_bundle_accessor.swift.o")
    let first = try compile("App", text, at: accessor).calls
    try #require(first.map { $0[0] } == ["tool", "compiler"])
    let views = text.replacingOccurrences(of: "import UIKit", with: "import SwiftUI")
    let second = try compile("App", views, at: accessor).calls
    #expect(second.map { $0[0] } == ["tool", "compiler"])
    _ = try compile("App", text, at: accessor)
    #expect(
      first[0].dropLast() == [
        "tool", "toolset", "symbols", "--resources", resources, "--files", "\(output)/files",
      ])
    #expect(first[1].suffix(2) == ["-vfsoverlay", "\(output)/symbols.yaml"])
    let written = try String(contentsOfFile: "\(output)/symbols.swift", encoding: .utf8)
    #expect(written == text + "symbols\n")
    // It is compiled again if they change, and only then.
    let object = "App/.build/x/debug/App.build/resource_bundle_accessor.swift.o"
    let names = {
      try folder.contents(of: "App/.build/x/debug/App.build").keys.contains(
        "resource_bundle_accessor.swift.o")
    }
    #expect(try !names())
    try folder.write(Data(), object)
    _ = try compile("App", text, at: accessor)
    #expect(try names())
    _ = try compile("App", text, at: accessor, environment: ["SYMBOLS": "others"])
    #expect(try !names())
    let both = try compile("App", text + "@objc class A {}\n", at: accessor).calls
    #expect(both.map { $0[0] } == ["tool", "rewriter", "compiler"])
    #expect(both[2].suffix(2) == ["-vfsoverlay", "\(output)/both.yaml"])
  }

  /// If SwiftPM writes no accessor, it is appended to one of the target's files.
  @Test func resourcesOfNoDeclarationGetAnAccessor() throws {
    let source = folder.path("App/Sources/it's here.swift")
    let output = "\(bin)/App.build/dialect"
    try script(
      "toolset/libexec/tateyoko", "tool",
      "[ \"$2\" = resources ] || exit 0; echo accessor > \"${11}/resources.swift\"; echo \"$BUNDLE\""
    )
    let environment = ["BUNDLE": "\(bin)/App_App.resources"]
    func compile(_ text: String = "import UIKit\n") throws -> [[String]] {
      try self.compile("App", text, environment: environment).calls
    }
    func text() throws -> String {
      try String(contentsOfFile: "\(output)/symbols.swift", encoding: .utf8)
    }
    // Without a manifest, and without such a file, nothing is called.
    #expect(try compile().map { $0[0] } == ["compiler"])
    try folder.write(Data(), "App/Package.swift")
    #expect(try compile().map { $0[0] } == ["compiler"])
    try folder.write(Data(), "App/Sources/Cell.xib")
    let calls = try compile()
    try #require(calls.map { $0[0] } == ["tool", "compiler"])
    #expect(
      calls[0] == [
        "tool", "toolset", "resources", "--package", folder.path("App"), "--module", "App",
        "--file",
        source, "--programs", bin, output,
      ])
    #expect(calls[1].suffix(2) == ["-vfsoverlay", "\(output)/symbols.yaml"])
    #expect(try text() == "import UIKit\naccessor\n")
    // The rewritten text of that file, with the accessor, replaces both; other files stay.
    try script(
      "toolset/libexec/tateyoko-dialect", "rewriter",
      """
      printf 'rewritten\\n' > "$5/rewritten.swift"
      {
        echo '{"version": 0, "roots": ['
        printf '{"external-contents":"%s","name":"%s","type":"file"},\\n' /b /other.swift
        printf '{"external-contents":"%s","name":"%s","type":"file"}\\n' "$5/rewritten.swift" "$SOURCE"
        echo ']}'
      } > "$5/overlay.yaml"
      """)
    let both = try self.compile(
      "App", "@objc class A {}\n", environment: environment.merging(["SOURCE": source]) { $1 })
    #expect(both.calls.map { $0[0] } == ["tool", "rewriter", "compiler"])
    #expect(try text() == "rewritten\naccessor\n")
    struct Overlay: Decodable {
      struct Root: Decodable { var name, `external-contents`: String }
      var roots: [Root]
    }
    let roots = try JSONDecoder().decode(
      Overlay.self, from: Data(contentsOf: URL(fileURLWithPath: "\(output)/both.yaml"))
    ).roots
    #expect(roots.map(\.name) == ["/other.swift", source])
    #expect(roots.map(\.`external-contents`) == ["/b", "\(output)/symbols.swift"])
  }

  @Test func whatCannotBeCompiledIsSaid() throws {
    // With 1 the rest compiles; the compiler reports what doesn't.
    let noted = try compile("A", "@objc class A {}\n", environment: ["REWRITER": "1"])
    #expect(noted.status == 7 && noted.calls.count == 2)
    let stopped = try compile("B", "@objc class A {}\n", environment: ["REWRITER": "2"])
    #expect(stopped.status == 1 && stopped.calls.count == 1)
    let own = try compile("Report", "class A {}\n")
    #expect(own.status == 1 && own.calls.isEmpty)
    #expect(own.output.contains("“Report” has the name of one of Tateyoko's own"))
  }
}
