import Foundation
import TestProcesses
import TestSupport
import Testing

/// `tateyoko adopt`: what it prints, writes and refuses.
@Suite(.waitingForProcesses) struct AdoptCommandTests {
  private func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in [
      "App/A.swift": "import UIKit\nimport Vision\nclass A: UIViewController {}\n",
      "App/B.swift": "import UIKit\nclass B: UIView { func f() -> UIView { self } }\n",
    ] { try folder.write(Data(text.utf8), name) }
    return folder
  }

  @Test func aSurveyWritesNothing() throws {
    let folder = try app()
    let run = try CommandLineRun(["adopt", "--report", folder.path("App")])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("App: 2 Swift files with 5 lines; in 1 (50 %)"))
    #expect(run.output.contains("Vision   framework  1      1      1     A.swift:2"))
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
    #expect(json["version"] as? Int == 2)
    #expect((json["totals"] as? [String: Any])?["clearFiles"] as? Int == 1)
    let page = try String(contentsOf: folder.file("page.html"), encoding: .utf8)
    #expect(page.contains("<code>Vision</code>"))
  }

  @Test func aPackageIsWrittenOnce() throws {
    let folder = try app()
    let run = try CommandLineRun(["adopt", "--without-holes", folder.path("App")])
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output.contains("Wrote a package of 1 module with the tests AppSnapshotTests, to "))
    #expect(run.output.contains("  cd '\(folder.path("App/TateyokoSnapshots"))'\n"))
    let files = try folder.contents(of: "App/TateyokoSnapshots")
    #expect(files["Package.swift"] != nil)
    let again = try CommandLineRun(["adopt", "--without-holes", folder.path("App")])
    #expect(again.status == 0)
    let other = try CommandLineRun([
      "adopt", "--without-holes", folder.path("App"), "--output", folder.path("App"),
    ])
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
    // A imports a module that is not here; B, D and E compile as they are.
    #expect(
      run.output.contains("3 of 5 files compile as they are (60 %); 1 hole in 1 file: 1 statement"))
    #expect(run.output.contains("App       5      3 (60 %)     1         1           1      2"))
    #expect(run.output.contains("UIView.noSuchMember  1      1      1       C.swift:2"))
    #expect(run.errors.contains("App (1 of 1), round 2: 5 files, 1 hole"), "\(run.errors)")
    #expect(folder.names == ["App"], "nothing is written")
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
    let run = try CommandLineRun([
      "adopt", "--without-holes", "--skip", "A", "--json", folder.path("App"),
    ])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("\"reason\" : \"it is skipped\""))
    let files = try folder.contents(of: "App/TateyokoSnapshots")
    let tests = try #require(files["Tests/AppSnapshotTests/AppSnapshots.swift"])
    let text = String(decoding: tests, as: UTF8.self)
    #expect(text.contains("B()") && !text.contains("A()"))
    let wrong = try CommandLineRun(["adopt", "--without-holes", "--skip", "C", folder.path("App")])
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("Tests take no snapshot of a class “C”. They do of: A, B."))
  }

  /// An app enters whole: what doesn't compile is named with the reason, and the rest stays.
  @Test func whatDoesNotCompileBecomesAHole() throws {
    let folder = try app()
    for (name, text) in [
      "App/C.swift": "import UIKit\nclass C: A { var view2: SketchView? }\n",
      "App/D.swift": "import UIKit\nclass D: C, FeedDelegate {}\n",
      "App/E.swift": Self.dialect,
      // Found only after type checking.
      "App/F.swift":
        "import UIKit\nfunc f(_ flag: Bool) -> UIView {\n  if flag { return UIView() }\n}\n",
      "App/G.swift": "@main enum G { static func main() { h() } }\n",
      "App/H.swift": "func h() { noSuchFunction() }\n",
    ] { try folder.write(Data(text.utf8), name) }
    let run = try CommandLineRun(["adopt", folder.path("App")])
    #expect(run.status == 0, "\(run.errors)")
    let files = try folder.contents(of: "App/TateyokoSnapshots")
    func text(_ path: String) throws -> String {
      String(decoding: try #require(files[path], "\(files.keys.sorted())"), as: UTF8.self)
    }
    #expect(try text("Sources/Vision/Vision.swift").contains("import TateyokoHoles"))
    #expect(
      try text("Sources/TateyokoHoles/TateyokoHoles.swift").contains(
        "open class SketchView: UIView {")
    )
    #expect(
      try text("Sources/App/Holes/F.swift").contains(
        "func f(_ flag: Bool) -> UIView { return _adoptedHoleValue(\"F.swift\", 4, \"missing return"
      ))
    #expect(
      try text("Sources/App/Holes/H.swift").contains(
        "_adoptedHole(\"H.swift\", 1, \"cannot find 'noSuchFunction' in scope\")"))
    let manifest = try text("Package.swift")
    #expect(manifest.contains("        \"Vision\",\n        \"TateyokoHoles\",\n"), "\(manifest)")
    #expect(files["Sources/App/Holes/E.swift"] == nil, "the rewriter's dialect is no hole")
    let tests = try text("Tests/AppSnapshotTests/AppSnapshots.swift")
    for made in ["B()", "D()", "Editor()"] { #expect(tests.contains(": \(made)")) }
    for superclass in ["A()", "C()"] { #expect(!tests.contains(": \(superclass)")) }

    // Pictures whose expressions the compiler rejects are reported, too.
    try folder.write(
      Data("import UIKit\n@available(*, unavailable) class B: UIView {}\n".utf8), "App/B.swift")
    let again = try CommandLineRun(["adopt", "--report", "--compile", "--json", folder.path("App")])
    #expect(again.status == 0, "\(again.errors)")
    #expect(again.output.contains("\"reason\" : \"'B' is unavailable\""), "\(again.output)")
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
