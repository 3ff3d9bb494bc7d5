import Foundation
import TestSupport

@testable import Adopting

/// An app in a folder, and the parts of this package that its tests need.
struct SampleApp {
  static let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  let folder: TemporaryFolder
  var root: String { folder.url.path }

  init(_ files: [String: String]) throws {
    folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(Data(text.utf8), path) }
  }

  /// A project with an app, a framework, and two files that belong to another target.
  static func withProject() throws -> SampleApp {
    try SampleApp([
      "Shop.xcodeproj/project.pbxproj": project,
      "App/AppDelegate.swift": """
      import UIKit
      import Kit
      @UIApplicationMain
      class AppDelegate: UIResponder, UIApplicationDelegate {}
      """,
      "App/List.swift": """
      import UIKit
      import Kit
      import SnapKit
      class ListController: UITableViewController {
        @objc func tap() { let x: UINotThere? = nil; _ = (x, UINotThere.self) }
      }
      final class Badge: BaseView {}
      class DetailController: UIViewController {
        init(item: Item) { super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { nil }
      }
      """,
      "App/Old.m": "@implementation Old @end",
      "App/notes.md": "# Notes",
      "App/Assets.xcassets/Contents.json": "{}",
      "Kit/Base.swift": "import UIKit\nopen class BaseView: UIView {}\n",
      "Kit/Kit.h": "",
    ])
  }

  private static let project = """
    // !$*UTF8*$!
    { objects = {
      P = { isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = ( T, K, U, );
        packageReferences = ( R, R2, ); };
      R = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://a.example/SnapKit.git";
        requirement = { kind = upToNextMajorVersion; minimumVersion = 5.0.1; }; };
      R2 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://a.example/Unused";
        requirement = { kind = branch; branch = main; }; };
      PP = { isa = XCSwiftPackageProductDependency; package = R; productName = SnapKit; };
      G = { isa = PBXGroup; children = ( GA, SK, ); sourceTree = "<group>"; };
      GA = { isa = PBXGroup; children = ( a, b, m, x, gone, ); path = App; sourceTree = "<group>"; };
      a = { isa = PBXFileReference; path = AppDelegate.swift; sourceTree = "<group>"; };
      b = { isa = PBXFileReference; path = List.swift; sourceTree = "<group>"; };
      m = { isa = PBXFileReference; path = Old.m; sourceTree = "<group>"; };
      x = { isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
      gone = { isa = PBXFileReference; path = Generated.swift; sourceTree = "<group>"; };
      SK = { isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
        buildConfigurationList = TL; buildPhases = ( S, RS, SH, ); packageProductDependencies = ( PP, ); };
      K = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
        buildConfigurationList = KL; buildPhases = ( ); fileSystemSynchronizedGroups = ( SK, ); };
      U = { isa = PBXNativeTarget; name = ShopTests;
        productType = "com.apple.product-type.bundle.unit-test"; buildPhases = ( ); };
      S = { isa = PBXSourcesBuildPhase; files = ( sa, sb, sm, sg, ); };
      sa = { isa = PBXBuildFile; fileRef = a; };
      sb = { isa = PBXBuildFile; fileRef = b; };
      sm = { isa = PBXBuildFile; fileRef = m; };
      sg = { isa = PBXBuildFile; fileRef = gone; };
      RS = { isa = PBXResourcesBuildPhase; files = ( rx, ); };
      rx = { isa = PBXBuildFile; fileRef = x; };
      SH = { isa = PBXShellScriptBuildPhase; name = SwiftGen; };
      PL = { isa = XCConfigurationList; buildConfigurations = ( PD, ); };
      PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_VERSION = 6.0; }; };
      KL = { isa = XCConfigurationList; buildConfigurations = ( KD, ); };
      KD = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
        PRODUCT_BUNDLE_IDENTIFIER = org.example.kit; }; };
      TL = { isa = XCConfigurationList; buildConfigurations = ( TD, ); };
      TD = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
        SWIFT_VERSION = 5.0; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG SHOP";
        SWIFT_OBJC_BRIDGING_HEADER = "App/Bridge.h"; TARGETED_DEVICE_FAMILY = "1,2"; GENERATE_INFOPLIST_FILE = YES;
        INFOPLIST_KEY_UISupportedInterfaceOrientations = UIInterfaceOrientationPortrait; }; };
    }; rootObject = P; }
    """
}
