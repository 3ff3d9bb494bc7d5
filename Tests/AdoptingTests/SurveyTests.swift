import Foundation
import TestSupport
import Testing

@testable import Adopting
@testable import XcodeProjects

/// The results of surveying an app.
@Suite struct SurveyTests {
  private static let installed = try? InstalledModules(root: SampleApp.checkout)

  /// Views of SwiftUI that fill a screen, if no preview shows them.
  @Test func screensOfSwiftUI() throws {
    let sample = try SampleApp([
      "App/A.swift": """
      import SwiftUI
      @Observable class Model { var name = "" }
      class Store: ObservableObject {}
      struct Item { let name: String }
      struct Items: View {
        let item: Item
        @Binding var isOn: Bool
        @ObservedObject var store: Store
        @State private var count = 1
        @State private var selected: Item?
        @EnvironmentObject private var other: Store
        @Environment(Model.self) private var model
        @Environment(\\.dismiss) var dismiss
        var body: some View { List { Text(item.name) } }
      }
      struct Row: View {
        let item: Item
        var body: some View { ScrollView(.horizontal) { Text(item.name) } }
      }
      struct AboutScreen: View {
        init(title: String) {}
        var body: some View { Text("About") }
      }
      private struct Hidden: View { var body: some View { Form {} } }
      struct Style: ViewModifier { func body(content: Content) -> some View { content.toolbar {} } }
      """,
      "App/B.swift": """
      import SwiftUI
      struct Seen: View { var body: some View { Form {} } }
      #Preview { Seen() }
      """,
    ])
    let app = try AppReader.read(sample.folder.path("App"))
    let installed = try installed()
    #expect(Surveyor.survey(app, installed: installed).survey.controllers.isEmpty)
    let survey = Surveyor.survey(app, installed: installed, holes: WholeApp.Result()).survey
    let environment = ".environmentObject(Store()).environment(Model())"
    #expect(
      survey.controllers.map(\.expression)
        == [
          "Items(item: Item(name: \"Text\"), isOn: .constant(false), store: Store())",
          "AboutScreen(title: \"Text\")",
        ].map { "UIHostingController(rootView: \($0)\(environment))" })
    #expect(survey.controllers.first?.plainExpression?.hasSuffix("store: Store()))") == true)
  }

  private func installed() throws -> InstalledModules { try #require(Self.installed) }

  private func survey(_ sample: SampleApp, _ path: String = "") throws -> Surveyor.Result {
    let app = try AppReader.read(path.isEmpty ? sample.root : sample.folder.path(path))
    return Surveyor.survey(app, installed: try installed())
  }

  @Test func thisPackageKnowsItself() throws {
    let installed = try installed()
    #expect(installed.modules.isSuperset(of: ["UIKit", "QuartzCore", "os", "Foundation", "simd"]))
    #expect(!installed.modules.contains("Vision"))
    for name in ["UIView", "CALayer", "CGPath", "UIEdgeInsets", "UITableViewController"] {
      #expect(installed.types[name] != nil, "\(name)")
    }
    #expect(installed.types["UIButton"] == .some("UIControl"))
    #expect(throws: AdoptingError.noCheckout(path: "/tmp")) { try InstalledModules(root: "/tmp") }
    #expect(InstalledModules.checkout(around: SampleApp.checkout + "/a/b") == SampleApp.checkout)
    #expect(InstalledModules.checkout(around: "/usr/bin/swift") == nil)
  }

  /// The compiler skips a byte order mark in UTF-8, and reads no other encoding.
  @Test func sourcesWithMarksOfTheirEncoding() throws {
    let text = "class `class`: UIViewController {}\n"
    let sample = try SampleApp([
      "App/odd \"name\" +'$.swift": "import UIKit\nclass Odd: UIView {}\n"
    ])
    try sample.folder.write(
      Data([0xEF, 0xBB, 0xBF] + Array("import UIKit\n\(text)".utf8)), "App/A.swift")
    var wide: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 { wide += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    try sample.folder.write(Data(wide), "App/B.swift")
    let survey = try survey(sample, "App").survey
    #expect(survey.controllers.map(\.expression) == ["`class`()"])
    #expect(survey.views.map(\.name) == ["Odd"])
    #expect(
      survey.notTaken.map(\.reason)
        == ["it is UTF-16, and the compiler reads UTF-8 only; save it in UTF-8"])
  }

  @Test func modulesImportsAndObstacles() throws {
    let result = try survey(try .withProject())
    let survey = result.survey
    #expect(survey.origin == .project)
    #expect(survey.name == "Shop")
    #expect(survey.modules.map(\.module) == ["Shop", "Kit"])
    #expect(survey.modules.map(\.swiftFiles) == [2, 1])
    #expect(survey.modules.map(\.languageMode) == [5, 6])
    #expect(survey.modules[0].imports == ["Kit"])
    #expect(survey.totals.swiftFiles == 3)
    #expect(survey.totals.clearFiles == 2)
    #expect(survey.totals.foreignFiles == 1)
    #expect(survey.totals.dialectFiles == 1)
    #expect(survey.totals.assetCatalogs == 1)
    #expect(
      survey.imports == [
        .init(module: "UIKit", kind: .available, files: 3),
        .init(module: "Kit", kind: .own, files: 2),
        .init(module: "SnapKit", kind: .library, files: 1),
      ])
    #expect(
      survey.obstacles == [
        .init(
          kind: .name, name: "UINotThere", uses: 2, files: 1, alone: 0,
          places: ["App/List.swift:5"]),
        .init(
          kind: .library, name: "SnapKit", uses: 1, files: 1, alone: 0,
          places: ["App/List.swift:3"]),
      ])
    #expect(result.missingModules == ["SnapKit"])
    #expect(result.entryPoints == ["Shop"])
    #expect(result.owners["BaseView"] == "Kit")
  }

  /// The written package contains only Swift modules.
  @Test func aModuleInObjectiveCIsMissing() throws {
    let sample = try SampleApp([
      "Package.swift": """
      let p = Package(name: "P", targets: [.target(name: "Core"), .target(name: "CoreObjC")])
      """,
      "Sources/Core/A.swift": "import CoreObjC\n", "Sources/CoreObjC/A.m": "",
    ])
    let survey = try survey(sample).survey
    #expect(survey.obstacles.map(\.name) == ["CoreObjC"])
    #expect(survey.totals.clearFiles == 0)
    #expect(survey.modules.first?.imports == [])
  }

  /// An extension shares files with its app: they belong to both, and are counted once.
  @Test func filesOfSeveralTargets() throws {
    let sample = try SampleApp([
      "A.xcodeproj/project.pbxproj": Self.appWithExtension,
      "Shared.swift": "import UIKit\nimport Vision\nlet view: UINotThere\n",
      "App.swift": "import UIKit\n", "Ext.swift": "import UIKit\n", "Old.m": "",
      "Assets.xcassets/Contents.json": "{}",
    ])
    let survey = try survey(sample).survey
    #expect(survey.modules.map(\.module) == ["App", "Ext"])
    #expect(survey.modules.map(\.kind) == [.application, .appExtension])
    #expect(survey.modules.map(\.swiftFiles) == [2, 2])
    #expect(survey.modules.map(\.clearFiles) == [1, 1])
    #expect(survey.totals.swiftFiles == 3)
    #expect(survey.totals.clearFiles == 2)
    #expect(survey.totals.lines == 5)
    #expect(survey.totals.foreignFiles == 1)
    #expect(survey.totals.assetCatalogs == 1)
    #expect(survey.imports.first { $0.module == "Vision" }?.files == 1)
    #expect(
      survey.obstacles.map { "\($0.name) \($0.files) \($0.uses) \($0.places)" } == [
        "Vision 1 1 [\"Shared.swift:2\"]", "UINotThere 1 1 [\"Shared.swift:3\"]",
      ])
  }

  private static let appWithExtension = """
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = ( A, E, ); };
      G = { isa = PBXGroup; children = ( s, a, e, m, x, ); sourceTree = "<group>"; };
      s = { isa = PBXFileReference; path = Shared.swift; sourceTree = "<group>"; };
      a = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
      e = { isa = PBXFileReference; path = Ext.swift; sourceTree = "<group>"; };
      m = { isa = PBXFileReference; path = Old.m; sourceTree = "<group>"; };
      x = { isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
      A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildPhases = ( SA, RA, ); };
      E = { isa = PBXNativeTarget; name = Ext; productType = "com.apple.product-type.app-extension";
        buildPhases = ( SE, RE, ); };
      SA = { isa = PBXSourcesBuildPhase; files = ( a1, a2, a3, ); };
      SE = { isa = PBXSourcesBuildPhase; files = ( e1, e2, e3, ); };
      RA = { isa = PBXResourcesBuildPhase; files = ( x1, ); };
      RE = { isa = PBXResourcesBuildPhase; files = ( x2, ); };
      a1 = { isa = PBXBuildFile; fileRef = s; }; a2 = { isa = PBXBuildFile; fileRef = a; };
      a3 = { isa = PBXBuildFile; fileRef = m; }; e1 = { isa = PBXBuildFile; fileRef = s; };
      e2 = { isa = PBXBuildFile; fileRef = e; }; e3 = { isa = PBXBuildFile; fileRef = m; };
      x1 = { isa = PBXBuildFile; fileRef = x; }; x2 = { isa = PBXBuildFile; fileRef = x; };
    }; rootObject = P; }
    """

  @Test func whatTestsCanPicture() throws {
    let survey = try survey(try .withProject()).survey
    #expect(survey.controllers.map(\.expression) == ["ListController()"])
    #expect(survey.controllers.map(\.place) == ["App/List.swift:4"])
    #expect(survey.views.map(\.expression) == ["Badge()", "BaseView()"])
    #expect(survey.notPictured.map(\.name) == ["DetailController"])
    #expect(survey.notPictured.map(\.reason) == ["its initializers need arguments"])
  }

  @Test func whatIsNotTakenInIsNamed() throws {
    let survey = try survey(try .withProject()).survey
    let found = survey.notTaken.map { "\($0.kind.rawValue) \($0.name)" }
    #expect(
      found == [
        "foreignSource App/Old.m", "generated App/Generated.swift", "bridgingHeader App/Bridge.h",
        "script Shop: SwiftGen", "target ShopTests",
      ])
  }

  @Test func aPlainFolder() throws {
    let sample = try SampleApp([
      "A.swift": "import UIKit\nclass A: UIView {}", "Sub/B.swift": "import Vision",
      "Pods/C.swift": "", "MyTests/D.swift": "", "x.png": "", "E.mm": "",
    ])
    let survey = try survey(sample).survey
    #expect(survey.origin == .folder)
    #expect(survey.totals.swiftFiles == 2)
    #expect(survey.totals.foreignFiles == 1)
    #expect(survey.obstacles.map(\.name) == ["Vision"])
    #expect(survey.obstacles.map(\.alone) == [1])
  }

  @Test func localPackages() throws {
    let sample = try SampleApp([
      "Package.swift": """
      // swift-tools-version: 5.9
      let package = Package(name: "P", dependencies: [
        .package(path: "Other"), .package(url: "https://a.example/N.git", from: "1.0.0"),
      ], targets: [
        .target(name: "Core", dependencies: [.target(name: "Not"), .product(name: "N", package: "N")],
          exclude: ["Left"]),
        .target(name: "UI", path: "UIFiles", swiftSettings: [.swiftLanguageMode(.v6)]),
        .testTarget(name: "CoreTests"),
      ])
      """,
      "Sources/Core/A.swift": "import UI", "Sources/Core/Left/B.swift": "",
      "UIFiles/C.swift": "import UIKit",
      "Other/Package.swift": "let p = Package(name: \"O\", targets: [.target(name: \"Deep\")])",
      "Other/Sources/D.swift": "",
    ])
    let app = try AppReader.read(sample.root)
    #expect(app.origin == .package)
    #expect(app.modules.map(\.name) == ["Core", "UI", "Deep"])
    #expect(app.modules.map(\.sources.count) == [1, 1, 1])
    #expect(app.modules.map(\.languageMode) == [5, 6, 5])
    #expect(app.modules[0].products == [.init(name: "N", package: "n")])
    #expect(
      app.manifestDependencies == [
        "n": ".package(url: \"https://a.example/N.git\", from: \"1.0.0\")"
      ])
  }

  @Test func manifestsDoNotBecomeCode() throws {
    let sample = try SampleApp([
      "Package.swift": """
      // swift-tools-version: 5.9
      let package = Package(name: "P", dependencies: [
        .package(url: "https://a.example/A", .upToNextMinor(from: "1.2.0")),
        .package(url: "https://a.example/B", "1.0.0"..<"2.0.0"),
        .package(url: "https://a.example/C", "1.0.0"..."1.2.3"),
        .package(url: "https://a.example/D", from: { exit(1) }()),
        .package(url: "https://a.example/\\(evil())", from: "1.0.0"),
      ], targets: [.target(name: "Core"), .target(name: "Gone")])
      """,
      "Sources/Core/A.swift": "", "Sources/Core/B.m": "",
    ])
    let app = try AppReader.read(sample.root)
    #expect(
      app.manifestDependencies == [
        "a": ".package(url: \"https://a.example/A\", .upToNextMinor(from: \"1.2.0\"))",
        "b": ".package(url: \"https://a.example/B\", \"1.0.0\"..<\"2.0.0\")",
        "c": ".package(url: \"https://a.example/C\", \"1.0.0\"..<\"1.2.4\")",
      ])
    #expect(app.modules.map(\.name) == ["Core"], "the folder is not that of two targets")
    #expect(
      app.notTaken.map(\.reason) == [
        "a dependency's place or versions are computed in its manifest",
        "the folder of its target Gone doesn't exist",
        "SwiftPM doesn't mix it with Swift in one target",
      ])
  }

  @Test func modulesThatAreThereElsewhereOnly() throws {
    let sample = try SampleApp([
      "A.swift":
        "#if canImport(AppKit)\nimport AppKit\n#endif\n#if os(macOS)\nimport Cocoa\n#endif\n"
    ])
    let result = try survey(sample)
    #expect(result.missingModules.isEmpty)
    #expect(result.survey.obstacles.isEmpty)
  }

  /// SwiftPM accepts one package of each name, and a configuration may belong to one project only.
  @Test func aWorkspaceOfTwoProjects() throws {
    let sample = try SampleApp.withProject()
    let path = "Shop.xcodeproj/project.pbxproj"
    let text = try String(contentsOf: sample.folder.file(path), encoding: .utf8)
      .replacing("name = Debug", with: "name = Other").replacing("5.0.1", with: "4.0.0")
    try sample.folder.write(Data(text.utf8), "Two/Two.xcodeproj/project.pbxproj")
    try sample.folder.write(
      Data(
        """
        <Workspace><FileRef location="group:Shop.xcodeproj"/>
        <FileRef location="group:Two/Two.xcodeproj"/></Workspace>
        """.utf8), "W.xcworkspace/contents.xcworkspacedata")
    let place = sample.folder.path("W.xcworkspace")
    for name in ["Debug", "Other"] {
      let app = try AppReader.read(place, options: .init(configuration: name))
      #expect(app.remotePackages.map(\.identity) == ["snapkit", "unused"])
      let second = app.notTaken.filter { $0.name == "https://a.example/SnapKit.git" }
      #expect(second.map(\.kind) == [.duplicate])
    }
    #expect(throws: AdoptingError.noSuchConfiguration(name: "X", names: ["Debug", "Other"])) {
      try AppReader.read(place, options: .init(configuration: "X"))
    }
  }

  @Test func filesThatAreNotUTF8() throws {
    let sample = try SampleApp(["A.swift": "import UIKit"])
    try sample.folder.write(Data([0x2F, 0x2F, 0xE4, 0x0A]), "B.swift")
    let survey = try survey(sample).survey
    #expect(
      survey.notTaken == [NotTaken(kind: .unreadable, name: "B.swift", reason: "it is not UTF-8")])
    #expect(survey.totals.clearFiles == 1)
  }

  @Test func linksThatLeadInCircles() throws {
    let sample = try SampleApp(["A.swift": "import UIKit"])
    try FileManager.default.createSymbolicLink(
      atPath: sample.folder.path("loop"), withDestinationPath: ".")
    let app = try AppReader.read(sample.root)
    #expect(app.modules[0].sources.count == 1)
    #expect(app.notTaken.map(\.kind) == [.link])
  }

  // MARK: Which project

  @Test func aWorkspaceComesBeforeItsProjects() throws {
    var sample = try SampleApp.withProject()
    try sample.folder.write(
      Data("<Workspace><FileRef location=\"group:Shop.xcodeproj\"/></Workspace>".utf8),
      "Shop.xcworkspace/contents.xcworkspacedata")
    try sample.folder.write(Data("pod 'Moya', '1'\n# pod 'Not'\n".utf8), "Podfile")
    let app = try AppReader.read(sample.root)
    #expect(app.origin == .workspace)
    #expect(app.modules.map(\.name) == ["Shop", "Kit"])
    #expect(app.notTaken.filter { $0.kind == .pods }.map(\.name) == ["Moya"])
    sample = try SampleApp.withProject()
    let only = try AppReader.read(sample.root, options: .init(targets: ["Kit"]))
    #expect(only.modules.map(\.name) == ["Kit"])
    let both = try AppReader.read(sample.root, options: .init(targets: ["Shop"]))
    #expect(both.modules.map(\.name) == ["Shop", "Kit"], "with what it imports")
  }

  @Test func whatCannotBeRead() throws {
    let sample = try SampleApp.withProject()
    let root = sample.root
    #expect(throws: AdoptingError.missing(path: "\(root)/no")) { try AppReader.read("\(root)/no") }
    #expect(throws: AdoptingError.nothing(path: "\(root)/App/notes.md")) {
      try AppReader.read("\(root)/App/notes.md")
    }
    #expect(throws: AdoptingError.noSuchTarget(name: "X", names: ["Shop", "Kit"])) {
      try AppReader.read(root, options: .init(targets: ["X"]))
    }
    #expect(throws: AdoptingError.noSuchConfiguration(name: "X", names: ["Debug"])) {
      try AppReader.read(root, options: .init(configuration: "X"))
    }
    #expect(throws: AdoptingError.noSuchProject(name: "X", names: ["Shop.xcodeproj"])) {
      try AppReader.read(root, options: .init(project: "X"))
    }
    try FileManager.default.copyItem(
      atPath: "\(root)/Shop.xcodeproj", toPath: "\(root)/Copy.xcodeproj")
    #expect(
      throws: AdoptingError.several(path: root, names: ["Copy.xcodeproj", "Shop.xcodeproj"])
    ) { try AppReader.read(root) }
    #expect(try AppReader.read(root, options: .init(project: "Copy")).name == "Copy")
    let empty = try SampleApp(["readme.md": ""])
    #expect(throws: AdoptingError.nothing(path: empty.root)) { try AppReader.read(empty.root) }
    try sample.folder.write(Data("{".utf8), "Copy.xcodeproj/project.pbxproj")
    let error = #expect(throws: AdoptingError.self) {
      try AppReader.read("\(root)/Copy.xcodeproj")
    }
    #expect(error?.description.contains("Copy.xcodeproj/project.pbxproj:1: the “{”") == true)
  }

  // MARK: How it is shown

  @Test func textAndPage() throws {
    let sample = try SampleApp.withProject()
    var survey = try survey(sample).survey
    survey.name = "Shop <b>"
    survey.holes = HoleSurvey(
      modules: [
        .init(
          module: "Shop", files: 2, filesWithoutErrors: 1, filesByNames: 0, filesWithHoles: 1,
          holes: 1, rounds: 3)
      ],
      holes: [
        .init(
          module: "Shop", place: "App/List.swift:5", unit: .statement, reason: "no <member>",
          owner: "ListController")
      ],
      names: [.init(name: "SnapKit", module: "SnapKit", isFromHeader: false)],
      generatedModules: ["SnapKit"],
      causes: [
        .init(
          kind: .missing, text: "UINotThere<T>", errors: 3, files: 1, alone: 1,
          places: ["a:1", "b:2"]),
        .init(
          kind: .missing, text: "UIMany", errors: 9, files: 9, alone: 1, places: ["a:1", "b:2"]),
      ],
      screens: [.init(module: "Shop", name: "ListController", holes: 1)])
    let text = SurveyText(survey).text
    #expect(text.contains("in 2 (66 %) no missing API was found"))
    #expect(text.contains("UINotThere  name     1      0      2     App/List.swift:5"))
    #expect(text.contains("Shop      2      1 (50 %)     0         1           1      3"))
    #expect(
      text.contains(
        "1 of 2 files compiles as it is (50 %); 1 hole in 1 file: 1 statement; 1 name and 1 module "
          + "stand for what is missing."), "\(text)")
    #expect(text.contains("ListController                Shop    1"), "\(text)")
    #expect(text.contains("generated: 1 (App/Generated.swift): the project lists it"))
    let page = SurveyPage(survey).text
    #expect(page.contains("<h1>Shop &lt;b&gt;</h1>"))
    #expect(page.contains("<code>UINotThere&lt;T&gt;</code>"))
    #expect(!page.contains("<T>"))
    #expect(page.contains("<u>and 1 of 8 more</u>"))
    #expect(
      page.contains(
        "1 file in C, C++ or Objective-C; 0 storyboards and nibs; 1 asset catalog.</p>"))
    #expect(page.contains("<h3>1 view controller</h3>"))
    #expect(text.contains("1 more needs arguments or is out of reach."))
    #expect(page.contains("<code>no &lt;member&gt;</code>"))
    let tags = ["table", "tr", "td", "details", "code"]
    for tag in tags {
      let opened = page.components(separatedBy: "<\(tag)").count
      #expect(opened == page.components(separatedBy: "</\(tag)>").count, "\(tag)")
    }
  }

  @Test func aSurveyIsTheSameEachTime() throws {
    let sample = try SampleApp.withProject()
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let first = try encoder.encode(try survey(sample).survey)
    for _ in 0..<5 { #expect(try encoder.encode(try survey(sample).survey) == first) }
    let decoded = try JSONDecoder().decode(AppSurvey.self, from: first)
    #expect(decoded.modules.count == 2)
  }

  @Test func messagesOfTheCompiler() {
    let found = CompilerDiagnostics(
      """
      /a b/C:d.swift:12:3: error: cannot find type 'UITextView' in scope
      /a b/C:d.swift:12:3: error: cannot find type 'UITextView' in scope
      12 | x: UITextView
         |    `- error: cannot find type 'UITextView' in scope
      /e.swift:1:1: warning: a
      /f.swift:7: error: of the rewriter's
      <unknown>:0: error: b
      """)
    #expect(
      found.errors == [
        .init(
          path: "/a b/C:d.swift", line: 12, column: 3,
          text: "cannot find type 'UITextView' in scope"),
        .init(path: "/f.swift", line: 7, text: "of the rewriter's"),
      ])
    func cause(_ text: String) -> String {
      let cause = CompilerDiagnostics.cause(text, owners: ["Own": "Kit"], module: "Shop")
      return "\(cause.kind) \(cause.text)"
    }
    #expect(cause("cannot find type 'UITextView' in scope") == "missing UITextView")
    #expect(cause("cannot find 'Own' in scope") == "own Own, of the module Kit")
    #expect(cause("value of type 'Foo<Int>' has no member 'bar'") == "missing Foo.bar")
    #expect(cause("no such module 'A'") == "missing module A")
    #expect(cause("cannot convert 'A' to 'B'") == "error cannot convert '…' to '…'")
  }
}
