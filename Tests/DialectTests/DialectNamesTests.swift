import Foundation
import TestProcesses
import TestSupport
import Testing

/// The rewriter's knowledge of UIKit matches the declarations in UIKit's sources.
@Suite(.waitingForProcesses) struct DialectNamesTests {
  @Test func namesAreUpToDate() throws {
    let folder = try TemporaryFolder()
    let package = DialectProgram.package.path
    let finished = try FinishedProcess(
      DialectProgram.shared.get().tool,
      [
        "names", "--output", folder.url.path, package + "/Sources/UIKit/UIKit",
        package + "/Sources/Picture/Layers",
      ])
    try #require(finished.status == 0, "\(finished.output)")
    for name in ["SystemClasses.swift", "SystemOptionals.swift"] {
      let written = try String(contentsOf: folder.file(name), encoding: .utf8)
      let kept = try String(
        contentsOfFile: package + "/Sources/Tools/Dialect/" + name, encoding: .utf8)
      #expect(written == kept, "run scripts/dialect names")
    }
  }

  /// The library knows no files, only syntax.
  @Test func libraryImportsSyntaxOnly() throws {
    let folder = DialectProgram.package.appendingPathComponent("Sources/Tools/Dialect")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files.contains("ModuleRewriter.swift"))
    for file in files {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      let imports = text.split(separator: "\n").filter { $0.hasPrefix("import ") }
      #expect(imports.allSatisfy { ["import SwiftSyntax", "import SwiftParser"].contains($0) })
    }
  }
}
