import Devices
import Foundation
import InfoPlists
import TestProcesses
import TestSupport
import Testing

@testable import Adopting
@testable import XcodeProjects

/// The package that is written next to an app.
@Suite(.waitingForProcesses) struct PackageWriterTests {
  private static let installed = try? InstalledModules(root: SampleApp.checkout)

  @discardableResult
  private func write(
    _ sample: SampleApp, tool: String? = nil, takesPackages: Bool = true
  ) throws -> PackageWriter.Result {
    var installed = try #require(Self.installed)
    if let tool { installed.home = .checkout(tool) }
    let app = try AppReader.read(sample.root)
    return try PackageWriter.write(
      app, survey: Surveyor.survey(app, installed: installed), installed: installed,
      to: sample.folder.path("TateyokoSnapshots"), takesPackages: takesPackages)
  }

  private func text(_ sample: SampleApp, _ path: String) throws -> String {
    try String(contentsOf: sample.folder.file("TateyokoSnapshots/\(path)"), encoding: .utf8)
  }

  private func target(_ sample: SampleApp, _ path: String) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(
      atPath: sample.folder.path("TateyokoSnapshots/\(path)"))
  }

  /// A toolset's folder, with only the files that writing an app needs.
  private func toolset() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      try #require(Self.installed).contents(), "toolset/\(InstalledModules.fileName)")
    for name in ["UIKit", "Layers"] {
      try folder.write(Data(), "toolset/modules/\(name).swiftmodule")
    }
    try folder.write(
      Data("module os {\n  export *\n}\n".utf8), "toolset/headers/CNames/module.modulemap")
    return folder
  }

  @Test func withAToolsetItDependsOnNothing() throws {
    let sample = try SampleApp.withProject()
    let folder = try toolset()
    let known = try InstalledModules(toolset: folder.path("toolset"))
    let checkout = try #require(Self.installed)
    #expect(known.types == checkout.types)
    let inside = checkout.modules.subtracting(AppleModules.frameworks).union(["UIKit", "os"])
    #expect(known.modules == inside, "others aren't in this one")
    #expect(known.taken == ["UIKit", "Layers", "CNames"])
    let app = try AppReader.read(sample.root)
    try PackageWriter.write(
      app, survey: Surveyor.survey(app, installed: known), installed: known,
      to: sample.folder.path("TateyokoSnapshots"))
    let manifest = try text(sample, "Package.swift")
    #expect(!manifest.contains("tateyoko\""), "\(manifest)")
    let ignored = try text(sample, ".gitignore").split(separator: "\n")
    #expect(Set([".build/", "tateyoko-report/", "merged/", "lint.sarif"]).isSubset(of: ignored))
    #expect(
      manifest.contains(
        """
              name: "ShopSnapshotTests",
              dependencies: [
                "Shop",
              ]
        """), "\(manifest)")

    try FileManager.default.removeItem(
      atPath: folder.path("toolset/\(InstalledModules.fileName)"))
    #expect(throws: AdoptingError.noToolset(path: folder.path("toolset"))) {
      try InstalledModules(toolset: folder.path("toolset"))
    }
  }

  @Test func theManifestNamesTheAppsOwnFolders() throws {
    let sample = try SampleApp.withProject()
    let result = try write(sample)
    #expect(result.modules == ["Shop", "Kit"])
    #expect(result.tests == ["ShopSnapshotTests", "KitSnapshotTests"])
    let manifest = try text(sample, "Package.swift")
    #expect(
      manifest.contains(
        """
            .executableTarget(
              name: "Shop",
              dependencies: [
                "Kit",
                .product(name: "SnapKit", package: "snapkit"),
                .product(name: "UIKit", package: "tateyoko"),
              ],
              exclude: [
                "App/Old.m",
                "App/notes.md",
              ],
              resources: [
                .copy("App/Assets.xcassets"),
              ],
              swiftSettings: [
                .swiftLanguageMode(.v5),
                .define("SHOP"),
                .unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "Foundation", "-Xfrontend", "-import-module", "-Xfrontend", "UIKit"]),
              ]
            ),
        """))
    #expect(manifest.contains(".package(url: \"https://a.example/SnapKit.git\", from: \"5.0.1\"),"))
    #expect(!manifest.contains("Unused"), "no module needs it")
    #expect(manifest.contains("\"Kit/Kit.h\""))
    #expect(target(sample, "Sources/Shop/App") == "../../../App")
    #expect(target(sample, "Sources/Kit/Kit") == "../../../Kit")
    try write(sample, takesPackages: false)
    #expect(try !text(sample, "Package.swift").lowercased().contains("snapkit"))
  }

  /// A trait of the package, and one of its products.
  @Test func combineIsAskedFor() throws {
    let sample = try SampleApp([
      "App/A.swift": "import UIKit\nimport Combine\nclass A: UIViewController {}\n"
    ])
    try write(sample)
    let manifest = try text(sample, "Package.swift")
    #expect(manifest.contains(", traits: [\"Combine\"]),"))
    #expect(
      manifest.matches(of: /\.product\(name: "Combine", package: "tateyoko"\)/).count == 1)
    let other = try SampleApp(["App/A.swift": "import UIKit\n"])
    try write(other)
    #expect(try !text(other, "Package.swift").contains("Combine"))
  }

  @Test func testsPictureWhatCanBeMade() throws {
    let sample = try SampleApp.withProject()
    try write(sample)
    let tests = try text(sample, "Tests/ShopSnapshotTests/ShopSnapshots.swift")
    #expect(tests.contains("@testable import Shop\n"))
    #expect(tests.contains("[.iPhone15, .iPadPro11], orientations: [.portrait],\n"))
    #expect(tests.contains("filePath: \"../../InfoPlists/Shop.plist\", relativeTo:"))
    let plist = try InfoPlist(data: Data(try text(sample, "InfoPlists/Shop.plist").utf8))
    #expect(plist.supportedOrientations.base == [.portrait])
    #expect(plist.deviceFamilies == [.iPhone, .iPad])
    #expect(tests.contains("    case `listController` = \"ListController\"\n"))
    #expect(tests.contains("      case .`listController`: ListController()\n"))
    #expect(tests.contains("      // App/List.swift:4\n"))
    #expect(!tests.contains("DetailController"))
    let kit = try text(sample, "Tests/KitSnapshotTests/KitSnapshots.swift")
    // The app that imports it shows its views.
    #expect(kit.contains("[.iPhone15, .iPhoneSE], orientations: [.portrait],\n"))
    #expect(kit.contains("InfoPlists/Shop.plist"))
    #expect(!kit.contains("enum AdoptedScreen"))
  }

  /// Swift 6.2 knows neither captures in the code of another process nor warnings.
  @Test func testsCompileWithTheOldestToolchain() throws {
    let sample = try SampleApp.withProject()
    try write(sample)
    let tests = try text(sample, "Tests/ShopSnapshotTests/ShopSnapshots.swift")
    #expect(tests.contains("processExitsWith: ") && !tests.contains("{ ["))
    let rehearsal = try text(sample, "Tests/ShopSnapshotTests/Rehearsal.swift")
    let parts = rehearsal.components(separatedBy: "#if compiler(>=6.3)")
    #expect(!parts[0].contains("severity:"))
    #expect(parts.dropFirst().allSatisfy { $0.contains("severity: .warning)\n    #else\n") })
    #expect(parts.count == 2)
  }

  @Test func nothingOfTheAppChanges() throws {
    let sample = try SampleApp.withProject()
    let app = try sample.folder.contents(of: "App")
    let names = sample.folder.names
    try write(sample)
    try write(sample)
    #expect(try sample.folder.contents(of: "App") == app)
    #expect(sample.folder.names == (names + ["TateyokoSnapshots"]).sorted())
  }

  @Test func aSecondRunReplacesItsOwnFilesOnly() throws {
    let sample = try SampleApp.withProject()
    try write(sample)
    let first = try sample.folder.contents(of: "TateyokoSnapshots")
    try sample.folder.write(
      Data("mine".utf8), "TateyokoSnapshots/Tests/ShopSnapshotTests/Mine.swift")
    try sample.folder.write(
      Data("png".utf8), "TateyokoSnapshots/Tests/ShopSnapshotTests/__Snapshots__/a.png")
    try FileManager.default.removeItem(at: sample.folder.file("Kit/Base.swift"))
    try sample.folder.write(Data("import UIKit\n".utf8), "Kit/Other.swift")
    try write(sample)
    #expect(try text(sample, "Tests/ShopSnapshotTests/Mine.swift") == "mine")
    #expect(try text(sample, "Tests/ShopSnapshotTests/__Snapshots__/a.png") == "png")
    #expect(try text(sample, "Package.swift").contains("\"__Snapshots__\""))
    let kit = sample.folder.path("TateyokoSnapshots/Tests/KitSnapshotTests")
    #expect(!FileManager.default.fileExists(atPath: kit), "it has nothing to picture now")
    #expect(first["Tests/KitSnapshotTests/KitSnapshots.swift"] != nil)
  }

  /// A run that fails midway leaves a package that the next run recognizes as its own.
  @Test func aRunThatFailsCanBeRepeated() throws {
    let sample = try SampleApp.withProject()
    let blocked = "TateyokoSnapshots/Tests/ShopSnapshotTests/ShopSnapshots.swift"
    try write(sample)
    try FileManager.default.removeItem(at: sample.folder.file(blocked))
    try sample.folder.write(Data(), blocked + "/mine.txt")
    #expect(throws: AdoptingError.self) { try write(sample) }
    #expect(target(sample, "Sources/Shop/App") == "../../../App")
    #expect(try text(sample, "Package.swift").contains("\"Shop\""))
    try FileManager.default.removeItem(at: sample.folder.file(blocked))
    try write(sample)
    #expect(try text(sample, "Tests/ShopSnapshotTests/ShopSnapshots.swift").contains("Shop"))
  }

  /// A link around the package's own folder would be followed in circles, whatever path specifies it.
  @Test func aFolderAroundThePackageIsNotLinked() throws {
    let sample = try SampleApp(["App/A.swift": "import UIKit\n", "App/B/C.swift": ""])
    let other = sample.folder.path("Other")
    try FileManager.default.createSymbolicLink(atPath: other, withDestinationPath: "App")
    let app = try AppReader.read(other)
    let installed = try #require(Self.installed)
    try PackageWriter.write(
      app, survey: Surveyor.survey(app, installed: installed), installed: installed,
      to: "\(other)/TateyokoSnapshots")
    let base = "App/TateyokoSnapshots/Sources/Other/Other"
    #expect(FolderFiles.kind(sample.folder.path(base)) == .folder)
    #expect(FolderFiles.kind(sample.folder.path("\(base)/B")) == .link)
  }

  @Test func namesAndPathsInTests() throws {
    let module = AppModule(target: "M", name: "M", kind: .folder)
    func picture(_ name: String, _ place: String) -> AppSurvey.Picture {
      AppSurvey.Picture(module: "M", name: name, expression: name + "()", place: place)
    }
    let tests = SnapshotTests(
      module: module, plist: nil, plistName: "", controllers: [], settings: [],
      views: [picture("A.B", "a\nfatalError()"), picture("A_B", "b")], hasPreviews: false)
    let text = try #require(tests.text)
    #expect(text.contains("orientations: [.portrait, .landscapeRight])"))
    #expect(text.contains("case `a_B` = \"A.B\"\n    case `a_B_` = \"A_B\"\n"))
    #expect(text.contains("// a\\u{a}fatalError()\n"))
  }

  /// What the app's own code has set is kept.
  @Test func settingsInTests() throws {
    func setting(_ controller: String, _ property: String) -> AppSurvey.Setting {
      AppSurvey.Setting(module: "M", controller: controller, property: property, value: "User()")
    }
    let module = AppModule(target: "M", name: "M", kind: .folder)
    let picture = AppSurvey.Picture(
      module: "M", name: "A", expression: "UIHostingController(rootView: A())", place: "a",
      containers: [.navigation, .tabBar])
    let tests = SnapshotTests(
      module: module, plist: nil, plistName: "", controllers: [picture],
      settings: [setting("", "User.current"), setting("Detail", "user")], views: [],
      hasPreviews: false)
    let text = try #require(tests.text)
    #expect(text.contains("    if User.current == nil { User.current = User() }\n"))
    #expect(text.contains("      if screen.user == nil { screen.user = User() }\n"))
    #expect(text.contains("      MSnapshots.start()\n      return switch self {\n"))
    #expect(text.contains("import class SwiftUI.UIHostingController\n"))
    #expect(
      text.contains(
        "Rehearsal.contain(MSnapshots.furnish(UIHostingController(rootView: A())), "
          + "in: [.navigation, .tabBar])\n"))
  }

  /// Each device is detected with the app's idiom; otherwise the matrix would have a device without a cell.
  @Test(
    arguments: [
      ("1", [.landscapeLeft], [], "[.landscapeLeft]"),
      ("1,2", [.portrait], [.landscapeLeft], "[.portrait, .landscapeLeft]"),
      ("1,2", [.portrait], [], "[.portrait, .landscapeRight]"),
      ("2", [.portrait], [.landscapeRight, .landscapeLeft], "[.landscapeRight]"),
    ] as [(String, [ScreenOrientation], [ScreenOrientation], String)])
  func orientationsOfDevices(
    families: String, phone: [ScreenOrientation], pad: [ScreenOrientation], expected: String
  ) throws {
    var module = AppModule(target: "M", name: "M", kind: .application)
    module.deviceFamilies = families
    let view = AppSurvey.Picture(module: "M", name: "A", expression: "A()", place: "a")
    let tests = SnapshotTests(
      module: module, plist: InfoPlist(supportedOrientations: phone, onIPad: pad), plistName: "M",
      controllers: [view], settings: [], views: [], hasPreviews: false)
    #expect(try #require(tests.text).contains("orientations: \(expected),\n"))
  }

  /// SwiftPM rejects two files of one language with the same name.
  @Test func translatedNamesakes() throws {
    let sample = try SampleApp([
      "App/A.swift": "import UIKit\n", "App/One/en.lproj/T.strings": "",
      "App/Two/en.lproj/T.strings": "", "App/Two/de.lproj/T.strings": "",
    ])
    let result = try write(sample)
    #expect(result.notTaken.map(\.name).count == 1)
    let manifest = try text(sample, "Package.swift")
    #expect(manifest.matches(of: /process\(".*en\.lproj/).count == 1)
    #expect(manifest.contains("de.lproj/T.strings"))
  }

  @Test func foldersOfOthersAreLeftAlone() throws {
    let sample = try SampleApp.withProject()
    try sample.folder.write(Data("mine".utf8), "TateyokoSnapshots/notes.txt")
    let folder = sample.folder.path("TateyokoSnapshots")
    #expect(throws: AdoptingError.foreignFolder(path: folder)) { try write(sample) }
    #expect(try sample.folder.contents(of: "TateyokoSnapshots").keys.sorted() == ["notes.txt"])
    try FileManager.default.removeItem(atPath: folder)
    try sample.folder.write(Data("a file".utf8), "TateyokoSnapshots")
    #expect(throws: AdoptingError.inTheWay(path: folder)) { try write(sample) }
  }

  /// A folder of the package that was replaced by a link to the app isn't written through.
  @Test func linksInThePackageAreNotFollowed() throws {
    let sample = try SampleApp.withProject()
    try write(sample)
    let app = try sample.folder.contents(of: "App")
    let sources = sample.folder.path("TateyokoSnapshots/Sources")
    try FileManager.default.removeItem(atPath: sources)
    try FileManager.default.createSymbolicLink(atPath: sources, withDestinationPath: "../App")
    #expect(throws: AdoptingError.self) { try write(sample) }
    #expect(try sample.folder.contents(of: "App") == app)
  }

  @Test func filesAmongManyOthersAreLinkedOneByOne() throws {
    var files = ["A.xcodeproj/project.pbxproj": Self.twoOfMany]
    for index in 0..<100 { files["All/File\(index).swift"] = "" }
    files["All/Sub/Deep.swift"] = ""
    files["All/Sub/picture.png"] = ""
    let sample = try SampleApp(files)
    let result = try write(sample)
    #expect(target(sample, "Sources/Few/All/File1.swift") == "../../../../All/File1.swift")
    #expect(target(sample, "Sources/Few/All/Sub") == "../../../../All/Sub")
    #expect(try !text(sample, "Package.swift").contains("File2.swift"))
    #expect(try text(sample, "Package.swift").contains(".copy(\"All/Sub/picture.png\")"))
    #expect(result.notTaken.isEmpty)
  }

  private static let twoOfMany = """
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = ( T, ); };
      G = { isa = PBXGroup; children = ( a, b, p, ); sourceTree = "<group>"; };
      a = { isa = PBXFileReference; path = All/File1.swift; sourceTree = "<group>"; };
      b = { isa = PBXFileReference; path = All/Sub/Deep.swift; sourceTree = "<group>"; };
      p = { isa = PBXFileReference; path = All/Sub/picture.png; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = Few; productType = "com.apple.product-type.framework";
        buildPhases = ( S, R, ); };
      S = { isa = PBXSourcesBuildPhase; files = ( sa, sb, ); };
      sa = { isa = PBXBuildFile; fileRef = a; };
      sb = { isa = PBXBuildFile; fileRef = b; };
      R = { isa = PBXResourcesBuildPhase; files = ( rp, ); };
      rp = { isa = PBXBuildFile; fileRef = p; };
    }; rootObject = P; }
    """

  @Test func textsOfAProjectDoNotBecomeCode() {
    #expect(
      PackageManifest.quoted("a\"b\\(c)\nd") == "\"a\\\"b\\\\(c)\\u{a}d\"")
  }

  /// SwiftPM accepts the package as it is: links, exclusions, resources, an app tested as a library.
  @Test func swiftPMBuildsAndTestsIt() throws {
    let sample = try SampleApp.withProject()
    // A few files replace this package, which would take minutes to build; one of them is its own.
    for (path, text) in Self.stub { try sample.folder.write(Data(text.utf8), "tateyoko/\(path)") }
    for name in ["MainBundle.c", "include/CWorlds.h", "include/module.modulemap"] {
      let path = "Sources/Base/CWorlds/\(name)"
      try sample.folder.write(
        Data(contentsOf: URL(fileURLWithPath: "\(SampleApp.checkout)/\(path)")),
        "tateyoko/\(path)")
    }
    try sample.folder.write(Data("[1]".utf8), "Kit/data.json")
    try sample.folder.write(Data("text".utf8), "Kit/de.lproj/help.txt")
    try sample.folder.write(
      Data(
        """
        import UIKit
        import Kit
        class ListController: UIViewController {}
        protocol PreviewProvider {}
        enum ListPreviews: PreviewProvider {}
        func request() -> URLRequest? { nil }
        #if SHOP && DEBUG
        let answer = 42
        #endif
        """.utf8), "App/List.swift")
    try sample.folder.write(
      Data("import UIKit\nimport Kit\n@main enum Start { static func main() {} }\n".utf8),
      "App/AppDelegate.swift")
    try write(sample, tool: sample.folder.path("tateyoko"), takesPackages: false)
    try sample.folder.write(
      Data(
        """
        import Foundation
        import Testing
        import UIKit
        @testable import Shop
        @MainActor @Test func contains() {
          let list = ListController()
          #expect(Rehearsal.contain(list, in: []) === list)
          #expect(Rehearsal.contain(list, in: [.navigation]) is UINavigationController)
          let tabs = Rehearsal.contain(list, in: [.navigation, .tabBar]) as? UITabBarController
          #expect(tabs?.viewControllers?.first is UINavigationController)
          #expect(Rehearsal.contain(tabs!, in: [.tabBar]) === tabs)
          let split = UISplitViewController()
          #expect(Rehearsal.contain(split, in: [.navigation]) === split)
        }
        @Test func sees() {
          #expect(answer == 42)
          #expect(Bundle.main.bundlePath.hasSuffix("TateyokoSnapshots/Apps/Shop.app"))
          #expect(Bundle(for: ListController.self) == Bundle.main)
          let assets = Bundle.main.path(forResource: "Assets", ofType: "xcassets") ?? ""
          #expect((try? FileManager.default.contentsOfDirectory(atPath: assets)) == ["Contents.json"])
          let url = Bundle.main.url(forResource: "data", withExtension: "json")
          #expect(url.flatMap { try? Data(contentsOf: $0) } == Data("[1]".utf8))
          let kit = Bundle(identifier: "org.example.kit")
          #expect(kit?.bundlePath.hasSuffix("Shop.app/Frameworks/Kit.framework") == true)
          #expect(kit?.url(forResource: "data", withExtension: "json") != nil)
          let help = Bundle.main.path(
            forResource: "help", ofType: "txt", inDirectory: nil, forLocalization: "de")
          #expect(help?.hasSuffix("de.lproj/help.txt") == true)
          #expect(Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String == "Shop")
          #expect(Bundle.main.infoDictionary?["UIDeviceFamily"] as? [Int] == [1, 2])
        }
        """.utf8), "TateyokoSnapshots/Tests/ShopSnapshotTests/Mine.swift")
    // New files in a linked folder are included automatically.
    try sample.folder.write(Data("#error(\"seen\")".utf8), "Kit/New.swift")
    let package = sample.folder.file("TateyokoSnapshots")
    let environment = URL(fileURLWithPath: "/usr/bin/env")
    let red = try FinishedProcess(environment, ["swift", "build"], in: package)
    #expect(red.status != 0)
    #expect(red.output.contains("Kit/New.swift:1:8: error: seen"))
    try FileManager.default.removeItem(at: sample.folder.file("Kit/New.swift"))
    let green = try FinishedProcess(environment, ["swift", "test"], in: package)
    #expect(green.status == 0, "\(green.output)")
    // The app's screen and previews, the framework's view, and the test above.
    #expect(green.output.contains("Test run with 5 tests in 2 suites passed"), "\(green.output)")
    #expect(green.output.contains("preview(_:) with 2 test cases passed"), "\(green.output)")
    #expect(!green.output.contains("warning:"), "\(green.output)")
  }

  private static let stub = [
    "Package.swift": """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(name: "tateyoko", products: [
      .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
      .library(name: "Tateyoko", targets: ["Tateyoko"]),
    ], targets: [
      .target(name: "CWorlds", path: "Sources/Base/CWorlds"),
      .target(name: "UIKit", dependencies: ["CWorlds"], path: "Sources/UIKit/UIKit"),
      .target(name: "_Testing_UIKit", path: "Sources/UIKit/_Testing_UIKit"),
      .target(name: "Tateyoko", dependencies: ["UIKit"], path: "Sources/Harness/Tateyoko"),
    ])
    """,
    "Sources/UIKit/UIKit/UIKit.swift": """
    @_exported import Foundation
    import CWorlds
    public var folder: String? { worlds_app_folder().map { String(cString: $0) } }
    @MainActor open class UIView {
      public var frame = CGRect.zero
      public var bounds = CGRect.zero
      public var window: UIView? { nil }
      public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
      public init() {}
      public func addSubview(_ view: UIView) {}
    }
    @MainActor open class UIViewController {
      public let view: UIView! = UIView()
      public init() {}
    }
    @MainActor open class UINavigationController: UIViewController {
      public init(rootViewController: UIViewController) {}
    }
    @MainActor open class UISplitViewController: UIViewController {}
    @MainActor open class UITabBarController: UIViewController {
      public var viewControllers: [UIViewController]?
    }
    """,
    "Sources/UIKit/_Testing_UIKit/T.swift": "",
    "Sources/Harness/Tateyoko/Tateyoko.swift": """
    import UIKit
    public enum Device: Sendable { case iPhone15, iPhoneSE, iPadPro11 }
    public enum Orientation: Sendable { case portrait, landscapeRight }
    public enum OSVersion: Sendable { case newest }
    public struct InfoPlist: Sendable {
      public init(contentsOf url: URL) throws { _ = try Data(contentsOf: url) }
    }
    public struct SnapshotMatrix: Sendable {
      public init(
        _ devices: [Device], orientations: [Orientation], infoPlist: InfoPlist? = nil
      ) { self.infoPlist = infoPlist }
      public var infoPlist: InfoPlist?
      public struct Cell: Sendable {
        public let device = Device.iPhone15, os = OSVersion.newest, orientation = Orientation.portrait
      }
      public func cells() throws -> [Cell] { [Cell()] }
    }
    @MainActor public enum AdoptedApp {
      public static var toleratesMissingClasses = false
      public static var missingClasses: [String] { [] }
      public static func previews(of module: String) -> [String] { ["Empty", "Full"] }
      public static func preview(_ name: String) -> UIViewController? { UIViewController() }
    }
    public struct Bitmap {
      public let width = 30, height = 30, rowBytes = 120
      public func withUnsafeBytes(_ body: (UnsafeRawBufferPointer) -> Void) {
        // Black above white.
        let bytes = [UInt8](repeating: 0, count: 1800) + [UInt8](repeating: 255, count: 1800)
        bytes.withUnsafeBytes { body($0) }
      }
    }
    @MainActor public final class Simulator {
      public init(
        _ device: Device, os: OSVersion, orientation: Orientation, infoPlist: InfoPlist?) {}
      public func perform<R>(_ body: () throws -> R) rethrows -> R { try body() }
      public func launch(_ controller: UIViewController) {}
      public var tree: Int { 0 }
      public func capture() throws -> Bitmap { Bitmap() }
    }
    public enum SnapshotTestingConfiguration { public enum Record: Sendable { case never } }
    @MainActor public func withSnapshotTesting(
      record: SnapshotTestingConfiguration.Record?, operation: () throws -> Void
    ) rethrows {
      guard record == nil else { fatalError("not recorded") }
      try operation()
    }
    @MainActor public func assertSnapshots(
      of make: () -> UIViewController, on matrix: SnapshotMatrix, named: String
    ) { _ = make() }
    @MainActor public func assertSnapshots(
      of make: () -> UIView, on matrix: SnapshotMatrix, size: CGSize, named: String
    ) { _ = make() }
    """,
  ]
}
