import Foundation
import TestProcesses
import TestSupport
import Testing

/// The code in the documentation compiles against the modules that the tests were built with.
@Suite(.waitingForProcesses) struct CodeBlockTests {
  private static let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let root = here.appendingPathComponent("../..").standardizedFileURL

  /// The blocks of all pages, each with its number.
  private static let blocks = Result {
    try DocumentationTests.pages().flatMap { page in
      CodeBlock.blocks(
        of: try String(contentsOf: root.appendingPathComponent(page), encoding: .utf8), page: page)
    }
  }

  /// Compiles all blocks of a kind, and returns the compiler's output.
  private func check(_ kind: CodeBlock.Kind, _ options: [String], with files: [String] = []) throws
    -> String
  {
    let folder = try TemporaryFolder()
    var paths = files
    for (number, block) in try Self.blocks.get().enumerated() where block.kind == kind {
      try folder.write(Data(block.file(number: number).utf8), "Block\(number).swift")
      paths.append(folder.path("Block\(number).swift"))
    }
    try #require(paths.count > files.count)
    let checked = try FinishedProcess(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["swiftc", "-typecheck", "-wmo", "-parse-as-library", "-suppress-warnings"] + options + paths)
    return checked.status == 0 ? "" : checked.output
  }

  @Test func codeCompiles() throws {
    let modules = try BuiltModules(
      of: Self.root, libraries: ["libdeflate", "libpng", "libxxhash", "pangocairo"])
    let macros = modules.folder.appendingPathComponent("PreviewMacros-tool").path
    let errors = try check(
      .code,
      modules.importing + [
        "-swift-version", "6", "-module-name", "Documentation",
        // As SwiftPM compiles test targets.
        "-Xfrontend", "-enable-cross-import-overlays",
        "-load-plugin-executable", "\(macros)#PreviewMacros",
      ],
      with: [Self.here.appendingPathComponent("Documentation/Names.swift").path])
    #expect(errors == "")
  }

  @Test func manifestsCompile() throws {
    let target = try FinishedProcess(
      URL(fileURLWithPath: "/usr/bin/env"), ["swiftc", "-print-target-info"])
    struct Target: Decodable {
      struct Paths: Decodable { var runtimeResourcePath: String }
      var paths: Paths
    }
    let resources = try JSONDecoder().decode(Target.self, from: Data(target.output.utf8)).paths
      .runtimeResourcePath
    let errors = try check(
      .manifest, ["-I", "\(resources)/pm/ManifestAPI", "-package-description-version", "6.2"])
    #expect(errors == "")
  }

  /// Signatures aren't compiled; the declarations they show exist in the sources.
  @Test func interfacesNameWhatIsThere() throws {
    var sources = ""
    for name in ["Dialect", "KeyValue"] {
      let folder = Self.root.appendingPathComponent("Sources/UIKit/UIKit/\(name)")
      for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
      where file.hasSuffix(".swift") {
        sources += try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      }
    }
    let names = try Self.blocks.get().filter { $0.kind == .interface }.flatMap { block in
      block.lines.flatMap { $0.matches(of: /(?:func|struct|protocol) (\w+)/).map { $0.1 } }
    }
    #expect(names.count > 20)
    for name in Set(names) where !sources.contains(" \(name)") {
      Issue.record("\(name) is not in the sources")
    }
  }
}
