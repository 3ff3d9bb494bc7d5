import Testing

@testable import Adopting

/// The modules that headers import into every Swift file of their target.
@Suite struct ImplicitImportTests {
  private static let installed = try? InstalledModules(root: SampleApp.checkout)

  private func imports(_ sample: SampleApp) throws -> [String: [String]] {
    let installed = try #require(Self.installed)
    let app = try AppReader.read(sample.root)
    return Surveyor.survey(app, installed: installed).implicitImports
  }

  @Test func ofABridgingHeader() throws {
    let sample = try SampleApp.withProject()
    #expect(
      try imports(sample) == ["Kit": ["Foundation", "UIKit"], "Shop": ["Foundation", "UIKit"]])
    for (path, text) in [
      "App/Bridge.h": "#import \"Cells.h\"\n#import <NotHere/NotHere.h>\n",
      "App/Deep/Cells.h": "@import MapKit;\n#import \"Bridge.h\"\n",
    ] { try sample.folder.write(.init(text.utf8), path) }
    #expect(try imports(sample)["Shop"] == ["Foundation", "MapKit", "UIKit"])
  }

  @Test func nothingWithoutAHeader() throws {
    let sample = try SampleApp(["App/A.swift": "import UIKit\n"])
    #expect(try imports(sample).values.allSatisfy(\.isEmpty))
    #expect(
      ImplicitImports.compilerArguments(["UIKit"])
        == ["-Xfrontend", "-import-module", "-Xfrontend", "UIKit"])
  }
}
