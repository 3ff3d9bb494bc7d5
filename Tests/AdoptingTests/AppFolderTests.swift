import Foundation
import TestSupport
import Testing
import XcodeProjects

@testable import Adopting

/// The folder that is the main bundle of an adopted app's tests.
@Suite struct AppFolderTests {
  private static let installed = try? InstalledModules(root: SampleApp.checkout)

  private static let plist = """
    <?xml version="1.0"?><plist version="1.0"><dict>
    <key>CFBundleName</key><string>$(PRODUCT_NAME) ${MARKETING_VERSION}</string>
    <key>Service</key><dict><key>Key</key><string>$(SERVICE_KEY)</string>
    <key>Host</key><string>example.org</string></dict>
    <key>UIAppFonts</key><array><string>Own.ttf</string></array>
    </dict></plist>
    """

  /// An app with a synchronized folder, a folder reference and two languages, and a framework.
  private static let project = """
    // !$*UTF8*$!
    { objects = {
      P = { isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = ( T, K, ); };
      G = { isa = PBXGroup; children = ( SA, SK, web, ); sourceTree = "<group>"; };
      SA = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      SK = { isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>"; };
      web = { isa = PBXFileReference; lastKnownFileType = folder; path = Web; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
        buildConfigurationList = TL; buildPhases = ( RS, ); fileSystemSynchronizedGroups = ( SA, ); };
      K = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
        buildConfigurationList = KL; buildPhases = ( ); fileSystemSynchronizedGroups = ( SK, ); };
      RS = { isa = PBXResourcesBuildPhase; files = ( rw, ); };
      rw = { isa = PBXBuildFile; fileRef = web; };
      PL = { isa = XCConfigurationList; buildConfigurations = ( PD, ); };
      KL = { isa = XCConfigurationList; buildConfigurations = ( KD, ); };
      KD = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
        PRODUCT_BUNDLE_IDENTIFIER = "org.example.$(TARGET_NAME)"; }; };
      PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_VERSION = 5.0; }; };
      TL = { isa = XCConfigurationList; buildConfigurations = ( TD, ); };
      TD = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
        INFOPLIST_FILE = App/Info.plist; SERVICE_KEY = secret; MARKETING_VERSION = 2.1;
        PRODUCT_BUNDLE_IDENTIFIER = org.example.shop; PRODUCT_NAME = "The Shop"; PRODUCT_MODULE_NAME = Shop; }; };
    }; rootObject = P; }
    """

  private func sample() throws -> SampleApp {
    try SampleApp([
      "Shop.xcodeproj/project.pbxproj": Self.project, "App/Info.plist": Self.plist,
      "App/List.swift": "import UIKit\nclass List: UIViewController {}\n",
      "App/Data/Deep/menu.json": "[]", "App/Data/own.bin": "1", "App/Fonts/Own.ttf": "",
      "App/Media.xcassets/Contents.json": "{}", "App/de.lproj/Localizable.strings": "",
      "App/Base.lproj/Main.storyboard": "", "Web/index.html": "<p>", "Web/css/a.css": "",
      "Kit/Kit.swift": "import UIKit\npublic class Row: UIView {}\n", "Kit/kit.json": "{}",
      "Kit/menu.json": "{}", "App/Store.xcdatamodeld/Store.xcdatamodel/contents": "<model/>",
    ])
  }

  private func written(_ sample: SampleApp) throws -> PackageWriter.Result {
    let app = try AppReader.read(sample.root)
    let installed = try #require(Self.installed)
    return try PackageWriter.write(
      app, survey: Surveyor.survey(app, installed: installed), installed: installed,
      to: sample.folder.path("TateyokoSnapshots"))
  }

  @Test func itHasTheResourcesAsABuildCopiesThem() throws {
    let sample = try sample()
    let result = try written(sample)
    let folder = sample.folder.path("TateyokoSnapshots/Apps/Shop.app")
    func text(_ path: String) -> String? {
      try? String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
    }
    #expect(
      FolderNames.list(folder).sorted() == [
        "Base.lproj", "Frameworks", "Info.plist", "Media.xcassets", "Own.ttf", "Store.momd", "Web",
        "de.lproj",
        "kit.json", "menu.json", "own.bin",
      ])
    #expect(text("menu.json") == "[]", "the app's comes before the framework's")
    #expect(text("Frameworks/Kit.framework/menu.json") == "{}", "a framework has its own")
    #expect(text("Frameworks/Kit.framework/Info.plist")?.contains("org.example.Kit") == true)
    #expect(text("Store.momd/Store.xcdatamodel/contents") == "<model/>")
    #expect(text("Web/css/a.css") == "" && text("Web/index.html") == "<p>")
    #expect(text("de.lproj/Localizable.strings") == "" && text("Base.lproj/Main.storyboard") == "")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/own.bin")
        == "../../../App/Data/own.bin")
    #expect(
      result.notTaken.contains {
        $0.name == "Kit/menu.json" && $0.reason.contains("a resource of Shop")
      })
    let source = sample.folder.path("TateyokoSnapshots/Tests/ShopSnapshotTests/MainBundle.swift")
    #expect(try String(contentsOfFile: source, encoding: .utf8).contains("\"Apps/Shop.app\""))
    let kit = sample.folder.path("TateyokoSnapshots/Tests/KitSnapshotTests/MainBundle.swift")
    #expect(!FileManager.default.fileExists(atPath: kit), "a program has one main bundle")
    let tests = sample.folder.path("TateyokoSnapshots/Tests")
    let gaps = FolderNames.list(tests).compactMap {
      try? String(contentsOfFile: "\(tests)/\($0)/MissingClasses.swift", encoding: .utf8)
    }
    #expect(gaps.count == 1 && gaps[0].contains("@_cdecl(\"tateyoko_tolerates_gaps\")"))
  }

  /// Values of settings may be secrets that aren't committed; the package may be.
  @Test func itsInfoPlistHasNamesAndVersionsButNoOtherSettings() throws {
    let sample = try sample()
    _ = try written(sample)
    let data = try Data(
      contentsOf: sample.folder.file("TateyokoSnapshots/Apps/Shop.app/Info.plist"))
    let values = try #require(
      try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
    #expect(values["CFBundleName"] as? String == "The Shop 2.1")
    #expect(values["CFBundleIdentifier"] as? String == "org.example.shop")
    #expect(values["CFBundleShortVersionString"] as? String == "2.1")
    #expect(values["UIAppFonts"] as? [String] == ["Own.ttf"])
    #expect(
      values["Service"] as? [String: String] == ["Key": "$(SERVICE_KEY)", "Host": "example.org"])
  }

  @Test func aPackageWithoutAnAppHasNone() throws {
    var module = AppModule(target: "Kit", name: "Kit", kind: .framework)
    module.resources = ["/a/b.json"]
    #expect(AppFolder([module], output: "/b") == nil)
  }
}
