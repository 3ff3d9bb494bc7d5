import Foundation
import TestSupport
import Testing

/// `tateyoko adopt`: what it prints, writes and refuses.
@Suite struct AdoptCommandTests {
  private func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in [
      "App/A.swift": "import UIKit\nimport WebKit\nclass A: UIViewController {}\n",
      "App/B.swift": "import UIKit\nclass B: UIView { func f() -> UIView { self } }\n",
    ] { try folder.write(Data(text.utf8), name) }
    return folder
  }

  @Test func aSurveyWritesNothing() throws {
    let folder = try app()
    let run = try CommandLineRun(["adopt", "--report", folder.path("App")])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("App: 2 Swift files with 5 lines; in 1 (50 %)"))
    #expect(run.output.contains("WebKit   framework  1      1      1     A.swift:1"))
    #expect(folder.names == ["App"])
    #expect(try folder.contents(of: "App").count == 2)
  }

  @Test func surveysForProgramsAndAsPages() throws {
    let folder = try app()
    let run = try CommandLineRun([
      "adopt", "--report", "--json", "--html", folder.path("page.html"), folder.path("App"),
    ])
    #expect(run.status == 0, "\(run.errors)")
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(json["version"] as? Int == 1)
    #expect((json["totals"] as? [String: Any])?["clearFiles"] as? Int == 1)
    let page = try String(contentsOf: folder.file("page.html"), encoding: .utf8)
    #expect(page.contains("<code>WebKit</code>"))
  }

  @Test func aPackageIsWrittenOnce() throws {
    let folder = try app()
    let run = try CommandLineRun(["adopt", folder.path("App")])
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output.contains("Wrote a package of 1 modules with the tests AppSnapshotTests, to "))
    let files = try folder.contents(of: "App/TateyokoSnapshots")
    #expect(files["Package.swift"] != nil)
    #expect(try CommandLineRun(["adopt", folder.path("App")]).status == 0, "again")
    let other = try CommandLineRun(["adopt", folder.path("App"), "--output", folder.path("App")])
    #expect(other.status == 2)
    #expect(other.errors.contains("exists and was not written by this command"))
  }

  /// The compiler sees what a survey can't, and files as they are rewritten.
  @Test func theCompilerHasTheLastWord() throws {
    let folder = try app()
    try folder.write(
      Data("import UIKit\nfunc f(_ view: UIView) { view.noSuchMember() }\n".utf8), "App/C.swift")
    try folder.write(
      Data("#if os(iOS)\nimport UIKit\n#else\n#error(\"as it is\")\n#endif\n".utf8), "App/D.swift")
    let run = try CommandLineRun(["adopt", "--report", "--compile", folder.path("App")])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("App       4      3 (75 %)       1"), "\(run.output)")
    #expect(run.output.contains("UIView.noSuchMember  1      1      1      C.swift:2"))
  }

  @Test(arguments: [
    (["adopt", "/no/such/place"], "No such file or folder: /no/such/place."),
    (["adopt", "--tateyoko", "/tmp", "/tmp"], "is not a checkout of Tateyoko"),
    (["adopt", "--no-such-option"], "--no-such-option"),
  ])
  func wrongUseEndsWithTwo(arguments: [String], expected: String) throws {
    let run = try CommandLineRun(arguments)
    #expect(run.status == 2)
    #expect(run.errors.contains(expected), "\(run.errors)")
  }

  @Test func packagesAreTold() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      Data("let package = Package(name: \"P\", targets: [.target(name: \"P\")])".utf8),
      "P/Package.swift")
    try folder.write(Data("import UIKit\n".utf8), "P/Sources/P/P.swift")
    let run = try CommandLineRun(["adopt", folder.path("P")])
    #expect(run.status == 2)
    #expect(run.errors.contains("is a Swift package, which can depend on Tateyoko itself"))
    #expect(try CommandLineRun(["adopt", "--report", folder.path("P")]).status == 0)
  }
}
