import Foundation
import TestSupport
import Testing
import XcodeProjects

@testable import Adopting

/// Whole apps against a small UIKit, with a program that answers what it's given in the rewriter's place.
@Suite struct WholeAppTests {
  private static let kit = """
    @_exported import Foundation
    @_exported import FoundationNetworking
    @MainActor open class UIView: NSObject {
      public required init(frame: CGRect) {}
      public convenience override init() { self.init(frame: .zero) }
    }
    open class UICollectionViewFlowLayout: NSObject {}
    @MainActor open class UICollectionView: UIView {
      public init(frame: CGRect, collectionViewLayout: UICollectionViewFlowLayout) {
        super.init(frame: frame)
      }
      public required init(frame: CGRect) { fatalError("it needs a layout") }
    }
    @MainActor open class UIViewController: NSObject {
      public required init(nibName: String?, bundle: Bundle?) {}
      open func viewDidLoad() {}
    }
    open class UIColor: NSObject { public nonisolated(unsafe) static let clear = UIColor() }
    public struct ColorResource: Sendable { public init(name: String, bundle: Bundle) {} }
    public struct ImageResource: Sendable { public init(name: String, bundle: Bundle) {} }
    extension UIColor { public convenience init(resource: ColorResource) { self.init() } }
    open class UIFont: NSObject { public static func systemFont(ofSize: CGFloat) -> UIFont { UIFont() } }
    open class NSLayoutConstraint: NSObject {}
    public protocol MadeThroughMetatype: NSObject {}
    extension NSObject: MadeThroughMetatype {}
    extension MadeThroughMetatype { @_disfavoredOverload @_silgen_name("make") public init() }
    public struct UIEdgeInsets: Sendable { public static let zero = UIEdgeInsets() }
    extension IndexPath { public init(row: Int, section: Int) { self.init(indexes: [section, row]) } }
    """

  private func make(
    _ files: [String: String], answer: String
  ) throws -> WholeApp.Result {
    let sample = try SampleApp(files)
    for (path, text) in [
      ("tools/UIKit.swift", Self.kit), ("tools/answer.json", answer),
      (
        "tools/rewriter",
        """
        #!/bin/sh
        echo 'note: {' >&2
        if [ "$1" = holes ]; then cat '\(sample.folder.path("tools/answer.json"))'; fi
        """
      ),
    ] { try sample.folder.write(Data(text.utf8), path) }
    let tools = sample.folder.path("tools")
    chmod("\(tools)/rewriter", 0o755)
    let made = try ToolProcess(
      [
        "swiftc", "-emit-module", "-parse-as-library", "-module-name", "UIKit", "-o",
        "\(tools)/UIKit.swiftmodule", "\(tools)/UIKit.swift",
      ], in: tools)
    try #require(made.status == 0, "\(made.messages)")
    let app = try AppReader.read(sample.folder.path("App"))
    let installed = try InstalledModules(root: SampleApp.checkout)
    return try WholeApp.make(
      app, survey: Surveyor.survey(app, installed: installed), installed: installed,
      tools: CompilerTools(
        toolset: tools, arguments: ["-I", tools], rewriter: "\(tools)/rewriter"))
  }

  /// A member that can't be declared is left out, and the rest of its module is there.
  @Test func generatedCodeThatDoesNotCompileIsRemoved() throws {
    let use = """
      {"generics": 0, "isSuperclass": false, "isInherited": false, "isConstraint": false,
      "calls": [["a"], ["b-c"]], "statics": {}, "types": ["Type"], "imports": {"Kit": 1},
      "overridden": []}
      """
    let result = try make(
      ["App/A.swift": "import Kit\nlet a = Broken(a: 1)\n"],
      answer: "{\"holes\": [], \"unreadable\": [], \"uses\": {\"Broken\": \(use)}}")
    let text = try #require(result.generated["Kit"])
    #expect(text.contains("open class Broken: NSObject {\n  public convenience init(a _0: Any?) {"))
    #expect(!text.contains("b-c") && !text.contains("Type:"), "\(text)")
    #expect(result.holes.names.map(\.name) == ["Broken"])
    #expect(result.holes.modules.map(\.rounds) == [2])
    #expect(result.holes.modules.map(\.filesByNames) == [1])
  }

  /// Objective-C that redeclares what UIKit declares.
  @Test func headersThatRepeatWhatTheyInherit() throws {
    let result = try make(
      [
        "App/A.swift": """
        import UIKit
        @MainActor func a(_ b: OldController) { b.viewDidLoad(); b.go() }
        class New: OldController { func b() { viewDidLoad() } }
        """,
        "App/Old.m": "",
        "App/Old.h": """
        typedef NS_ENUM(NSInteger, OldKind) { OldKindA = 1, OldKindB = OldKindA, OldKindC };
        @interface OldController : UIViewController
        - (void)viewDidLoad;
        - (void)go;
        @property (nonatomic) OldKind kind;
        @end
        """, "App/Other/A.swift": "let other = 1\n",
      ], answer: "{\"holes\": [], \"uses\": {}}")
    let face = try #require(
      result.texts["App"]?.first { $0.key.hasSuffix("ObjectiveC1.swift") }?.value)
    #expect(face.contains("func go()") && !face.contains("func viewDidLoad"), "\(face)")
    #expect(
      face.contains("  case a = 1\n  static var b: OldKind { .a }\n  case c = 2\n"), "\(face)")
    #expect(result.holes.holes.isEmpty, "errors that result from a missing superclass are none")
    #expect(result.controllers.map(\.name) == ["New"])
    #expect(result.fileNames["App"]?.values.sorted() == ["2-A.swift", "ObjectiveC1.swift"])
  }

  /// Xcode's constants for catalogs, of which the ones that don't compile are left out: this UIKit has no images.
  @Test func catalogsHaveConstants() throws {
    let files = [
      "App/A.swift": "import UIKit\nlet a = (UIColor.brand, ImageResource.Icons.add)\n",
      "App/Assets.xcassets/Brand.colorset/Contents.json": #"{"colors": []}"#,
      "App/Assets.xcassets/Icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "App/Assets.xcassets/Icons/Add.imageset/Contents.json": #"{"images": []}"#,
    ]
    let answer = "{\"holes\": [], \"unreadable\": [], \"uses\": {}}"
    let result = try make(files, answer: answer)
    #expect(result.holes.modules.map(\.filesWithoutErrors) == [1])
    #expect(result.holes.modules.map(\.filesWithHoles) == [0])
    let texts = try #require(result.texts["App"])
    #expect(texts.keys.map(ProjectPath.name) == ["GeneratedAssetSymbols.swift"])
    let text = try #require(texts.values.first)
    #expect(text.contains("static let brand = ColorResource(name: \"Brand\", bundle: .main)"))
    #expect(!text.contains("extension UIImage"), "\(text)")

    let own = "import UIKit\nextension UIColor { static let brand = UIColor() }\n"
    let kept = try make(
      files.merging(["App/GeneratedAssetSymbols.swift": own]) { $1 }, answer: answer)
    #expect(kept.texts["App"] == [:])
  }

  /// Xcode's classes for Core Data models, unless the app declares them, and the notifications of missing modules.
  @Test func modelsHaveClassesAndNotificationsNames() throws {
    let model = """
      <?xml version="1.0"?>
      <model>
        <entity name="Song" representedClassName="Song" codeGenerationType="class">
          <attribute name="title" attributeType="String"/>
          <attribute name="length" attributeType="Integer 32" usesScalarValueType="YES"/>
          <relationship name="tags" toMany="YES" destinationEntity="Tag"/>
        </entity>
        <entity name="Tag" representedClassName=".Tag" codeGenerationType="class" parentEntity="Song"/>
        <entity name="Same" representedClassName="Own"/>
        <entity name="Own" representedClassName="Own" codeGenerationType="category">
          <relationship name="all" toMany="YES" ordered="YES" destinationEntity="None"/>
        </entity>
        <entity name="Plain" representedClassName="Plain"/>
      </model>
      """
    let text = try #require(
      try {
        let folder = try TemporaryFolder()
        try folder.write(Data(model.utf8), "A.xcdatamodel/contents")
        return ManagedClasses.source(of: [folder.path("A.xcdatamodel")])
      }())
    for line in [
      "@objc(Song) public class Song: NSManagedObject {}", "@objc(Tag) public class Tag: Song {}",
      "  @NSManaged public var title: String?", "  @NSManaged public var length: Int32",
      "  @NSManaged public var tags: NSSet?", "  @NSManaged public func addToTags(_ value: Tag)",
      "  @NSManaged public func removeFromTags(_ value: NSSet)", "extension Own {",
      "  @NSManaged public func addToAll(_ value: NSManagedObject)",
      "  @NSManaged public var all: NSOrderedSet?", "extension Song: Identifiable {}",
    ] { #expect(text.contains(line + "\n"), "\(text)") }
    for wrong in ["class Own:", "Plain", "extension Tag: Identifiable"] {
      #expect(!text.contains(wrong))
    }

    let result = try make(
      [
        "App/A.swift": """
        import Kit
        let a: [NSNotification.Name?] = [.KitDidStart, Notification.Name.KitDidEnd]
        let b = NSNotification.Name.KitDidStop
        """
      ],
      answer: "{\"holes\": [], \"uses\": {}}")
    #expect(result.holes.names.map(\.name) == ["KitDidEnd", "KitDidStart", "KitDidStop"])
    #expect(
      result.generated["TateyokoHoles"]?.contains(
        "static let KitDidStart = NSNotification.Name(\"KitDidStart\")") == true)
    #expect(result.holes.modules.map(\.filesByNames) == [1])
  }

  /// What holes do when they are reached.
  @Test func valuesInThePlaceOfHoles() throws {
    let folder = try TemporaryFolder()
    let main = """
      import Foundation
      import UIKit
      struct Size { var width: Int; var other: Bool }
      enum Kind { case first, second }
      @MainActor class Screen {
        var view: UIView?
        var made: UIView! = UIView()
        var controller: UIViewController!
        var text: String? = "kept"
        var none: String?
        var size = Size(width: 3, other: true)
      }
      @MainActor func check() {
        let screen = Screen()
        let before = screen.made
        _adoptedHole(&screen.view, "A.swift", 1, "r")
        _adoptedHole(&screen.made, "A.swift", 2, "r")
        _adoptedHole(&screen.controller, "A.swift", 2, "r")
        _adoptedHole(&screen.text, "A.swift", 3, "r")
        _adoptedHole(&screen.none, "A.swift", 3, "r")
        _adoptedHole(&screen.size, "A.swift", 3, "r")
        let size: Size = _adoptedHoleValue("A.swift", 4, "r")
        let kind: Kind = _adoptedHoleValue("A.swift", 5, "r")
        print(
          screen.view != nil, screen.made === before, screen.controller != nil, screen.text ?? "nil",
          screen.none ?? "nil", screen.size.width, size.width, size.other, kind,
          _adoptedHoleValue("A.swift", 6, "r", 7))
      }
      MainActor.assumeIsolated { check() }
      print(AdoptedHoles.all.count)
      """
    for (path, text) in [
      ("UIKit.swift", Self.kit), ("Support.swift", HoleSupport.text), ("main.swift", main),
    ] { try folder.write(Data(text.utf8), path) }
    let calls = [
      "-emit-library -emit-module -parse-as-library -module-name UIKit -o libUIKit.so UIKit.swift",
      "-I . -L . -lUIKit -Xlinker --unresolved-symbols=ignore-all -o run Support.swift main.swift",
    ]
    for call in calls {
      let words = call.split(separator: " ").map(String.init)
      let made = try ToolProcess(
        ["env", "-C", folder.url.path, "swiftc"] + words, in: folder.url.path)
      try #require(made.status == 0, "\(made.messages)")
    }
    let run = try ToolProcess(
      ["env", "LD_LIBRARY_PATH=\(folder.url.path)", folder.path("run")], in: folder.url.path)
    #expect(run.output == "true true true kept nil 3 0 false first 7\n6\n", "\(run.messages)")
  }

  @Test func aCompilerThatTakesTooLongIsEnded() throws {
    let folder = try TemporaryFolder()
    let call = ModuleCompiler.bounded(["sh", "-c", "while :; do :; done"], seconds: 1)
    #expect(try ToolProcess(call, in: folder.url.path).ranOutOfTime)
    let quick = try ToolProcess(
      ModuleCompiler.bounded(["printf", "%s|", "a b", "$c"], seconds: 9), in: folder.url.path)
    #expect(quick.output == "a b|$c|" && !quick.ranOutOfTime)
  }

  @Test func thePlaceInACompilersDump() throws {
    let dump = """
      0.\tProgram arguments: swift-frontend /a/B.swift: /a/A.swift
      3.\tWhile evaluating request TypeCheckPrimaryFileRequest(source_file "/a/A.swift")
      4.\tWhile evaluating request TypeCheckFunctionBodyRequest(M.(file).A.body.getter@/a/A.swift:18:25)
      """
    let place = try #require(WholeApp.place(inDump: dump, of: ["/a/B.swift", "/a/A.swift"]))
    #expect(place.path == "/a/A.swift" && place.line == 18 && place.column == 25)
    #expect(WholeApp.place(inDump: dump, of: ["/a/C.swift"]) == nil)
  }

  /// An error that no hole helps against, such as of a module that every file imports, doesn't keep the rounds going.
  @Test(.timeLimit(.minutes(5))) func errorsThatRemainEndTheRounds() throws {
    let hole = """
      {"file": "App/A.swift", "line": 1, "unit": \(HoleUnit.file.rawValue), "reason": "x", "owner": ""}
      """
    let result = try make(
      ["App/A.swift": "let a: Int = \"\"\n"],
      answer: "{\"holes\": [\(hole)], \"unreadable\": [], \"uses\": {}}")
    #expect(result.holes.modules.map(\.rounds) == [WholeApp.roundLimit + 1])
  }
}
