import Foundation
import TestProcesses
import TestSupport
import Testing

/// `tateyoko adopt`: what it prints, writes and refuses.
@Suite(.waitingForProcesses) struct AdoptCommandTests {
  private func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in [
      "App/A.swift": "import UIKit\nimport PDFKit\nclass A: UIViewController {}\n",
      "App/B.swift": "import UIKit\nclass B: UIView { func f() -> UIView { self } }\n",
    ] { try folder.write(Data(text.utf8), name) }
    return folder
  }

  @Test func aSurveyWritesNothing() throws {
    let folder = try app()
    let run = try CommandLineRun(["adopt", "--report", folder.path("App")])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("App: 2 Swift files with 5 lines; in 1 (50 %)"))
    #expect(run.output.contains("PDFKit   framework  1      1      1     A.swift:2"))
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
    #expect(page.contains("<code>PDFKit</code>"))
  }

  @Test func aPackageIsWrittenOnce() throws {
    let folder = try app()
    let run = try CommandLineRun(["adopt", folder.path("App")])
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output.contains("Wrote a package of 1 module with the tests AppSnapshotTests, to "))
    #expect(run.output.contains("  cd '\(folder.path("App/TateyokoSnapshots"))'\n"))
    let files = try folder.contents(of: "App/TateyokoSnapshots")
    #expect(files["Package.swift"] != nil)
    #expect(try CommandLineRun(["adopt", folder.path("App")]).status == 0, "again")
    let other = try CommandLineRun(["adopt", folder.path("App"), "--output", folder.path("App")])
    #expect(other.status == 2)
    #expect(other.errors.contains("exists and was not written by this command"))
  }

  /// The compiler finds what a survey can't, and sees files as they are rewritten.
  @Test func theCompilerHasTheLastWord() throws {
    let folder = try app()
    try folder.write(
      Data("import UIKit\nfunc f(_ view: UIView) { view.noSuchMember() }\n".utf8), "App/C.swift")
    try folder.write(
      Data("#if os(iOS)\nimport UIKit\n#else\n#error(\"as it is\")\n#endif\n".utf8), "App/D.swift")
    try folder.write(Data(Self.dialect.utf8), "App/E.swift")
    let run = try CommandLineRun(["adopt", "--report", "--compile", folder.path("App")])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("App       5      4 (80 %)       1"), "\(run.output)")
    #expect(run.output.contains("UIView.noSuchMember  1      1      1      C.swift:2"))
    #expect(run.errors.contains("Compiling App, 5 files (1 of 1)"))
  }

  /// Code that is valid Swift on Linux only through the rewriter's overlay.
  private static let dialect = """
    import UIKit
    class Editor: UIViewController {
      @IBOutlet weak var label: UILabel!
      @objc dynamic var progress = 0.0
      override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(type: .system)
        button.addTarget(self, action: #selector(save(_:)), for: .touchUpInside)
        NotificationCenter.default.addObserver(
          self, selector: #selector(save(_:)), name: UIApplication.didBecomeActiveNotification,
          object: nil)
      }
      @IBAction func save(_ sender: Any) {}
    }
    """

  @Test func skippedClassesAreNotPictured() throws {
    let folder = try app()
    let run = try CommandLineRun(["adopt", "--skip", "A", "--json", folder.path("App")])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("\"reason\" : \"it is skipped\""))
    let files = try folder.contents(of: "App/TateyokoSnapshots")
    let tests = try #require(files["Tests/AppSnapshotTests/AppSnapshots.swift"])
    let text = String(decoding: tests, as: UTF8.self)
    #expect(text.contains("B()") && !text.contains("A()"))
    let wrong = try CommandLineRun(["adopt", "--skip", "C", folder.path("App")])
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("Tests take no snapshot of a class “C”. They do of: A, B."))
  }

  /// The remaining files compile, and each omitted file is named with the reason.
  @Test func filesThatFailAreLeftOut() throws {
    let folder = try app()
    for (name, text) in [
      "App/C.swift": "import UIKit\nclass C: A {}\n",
      "App/D.swift": "import UIKit\nclass D: C {}\n",
      "App/E.swift": Self.dialect,
      // Found only after type checking.
      "App/F.swift":
        "import UIKit\nfunc f(_ flag: Bool) -> UIView {\n  if flag { return UIView() }\n}\n",
      "App/G.swift": "@main enum G { static func main() { h() } }\n",
      "App/H.swift": "func h() { noSuchFunction() }\n",
    ] { try folder.write(Data(text.utf8), name) }
    let run = try CommandLineRun(["adopt", "--without-failing", folder.path("App")])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("2 of 8 files compile together (25 %); 6 are left out."))
    for line in [
      "A.swift:2  App     no such module 'PDFKit'",
      "C.swift:2  App     A is in A.swift, which is left out",
      "D.swift:2  App     C is in C.swift, which is left out",
      "F.swift:4  App     missing return in global function expected to return 'UIView'",
      "G.swift:1  App     h is in H.swift, which is left out",
      "H.swift:1  App     cannot find 'noSuchFunction' in scope",
    ] { #expect(run.output.contains(line), "\(run.output)") }
    let files = try folder.contents(of: "App/TateyokoSnapshots")
    let manifest = String(decoding: try #require(files["Package.swift"]), as: UTF8.self)
    #expect(manifest.contains(".target(\n      name: \"App\""), "nothing starts it now")
    let tests = try #require(files["Tests/AppSnapshotTests/AppSnapshots.swift"])
    let text = String(decoding: tests, as: UTF8.self)
    #expect(text.contains("Editor()") && text.contains("B()"))
    #expect(!text.contains(": A()") && !text.contains(": D()"))

    // Pictures whose expressions the compiler rejects are reported, too.
    try folder.write(
      Data("import UIKit\n@available(*, unavailable) class B: UIView {}\n".utf8), "App/B.swift")
    let again = try CommandLineRun([
      "adopt", "--report", "--without-failing", "--json", folder.path("App"),
    ])
    #expect(again.status == 0, "\(again.errors)")
    #expect(again.output.contains("\"reason\" : \"'B' is unavailable\""), "\(again.output)")
  }

  @Test func whereNothingCompilesNothingIsWritten() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data("let x: NoSuchType\n".utf8), "App/A.swift")
    let run = try CommandLineRun(["adopt", "--without-failing", folder.path("App")])
    #expect(run.status == 2)
    #expect(run.errors.contains("Nothing was written"))
    #expect(try folder.contents(of: "App").keys.sorted() == ["A.swift"])
  }

  @Test(arguments: [
    (["adopt", "/no/such/place"], "No such file or folder: /no/such/place."),
    (["adopt", "--no-such-option"], "--no-such-option"),
  ])
  func wrongUseEndsWithTwo(arguments: [String], expected: String) throws {
    let run = try CommandLineRun(arguments)
    #expect(run.status == 2)
    #expect(run.errors.contains(expected), "\(run.errors)")
  }

  @Test func whatIsNoCheckoutOfTateyokoIsRefused() throws {
    let folder = try app()
    let run = try CommandLineRun(["adopt", "--tateyoko", folder.path("App"), folder.path("App")])
    #expect(run.status == 2)
    #expect(run.errors.contains("is not a checkout of Tateyoko"), "\(run.errors)")
    #expect(try folder.contents(of: "App").count == 2)
  }

  @Test func packagesAreTold() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      Data("let package = Package(name: \"P\", targets: [.target(name: \"P\")])".utf8),
      "P/Package.swift")
    try folder.write(Data("import UIKit\n".utf8), "P/Sources/P/P.swift")
    let run = try CommandLineRun(["adopt", folder.path("P")])
    #expect(run.status == 2)
    #expect(
      run.errors.contains("is a Swift package, which `tateyoko test` builds and tests as it is"))
    #expect(try CommandLineRun(["adopt", "--report", folder.path("P")]).status == 0)
  }
}
