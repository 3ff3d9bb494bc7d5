import Foundation
import InfoPlists
import Testing

@testable import Adopting

/// An app's `Info.plist`, completed as a build would.
@Suite struct CompletedInfoPlistTests {
  private func file(_ body: String) -> Data {
    Data("<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(body)</dict></plist>".utf8)
  }

  private func completed(
    _ body: String?, _ settings: [String: String] = [:]
  ) throws -> CompletedInfoPlist {
    try CompletedInfoPlist(file: body.map(file), settings: settings) {
      $0.replacing("$(PRODUCT_MODULE_NAME)", with: "Shop")
    }
  }

  @Test func namesAreFilledInAndOtherKeysStayBehind() throws {
    let plist = try completed(
      """
      <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
      <key>UIWindowSceneSessionRoleApplication</key><array><dict>
      <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
      </dict></array></dict></dict>
      <key>APIKey</key><string>secret</string>
      """)
    let scenes = plist.contents.sceneManifest?.configurations
    #expect(scenes?.map(\.delegateClassName) == ["Shop.SceneDelegate"])
    #expect(!String(decoding: plist.data, as: UTF8.self).contains("secret"))
  }

  @Test func settingsStandForKeys() throws {
    let settings = [
      "GENERATE_INFOPLIST_FILE": "YES", "TARGETED_DEVICE_FAMILY": "1,2",
      "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone": "UIInterfaceOrientationPortrait",
      "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad":
        "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft",
      "INFOPLIST_KEY_UIRequiresFullScreen": "NO",
      "INFOPLIST_KEY_UILaunchScreen_Generation": "YES",
      "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "YES",
      "INFOPLIST_KEY_NSCameraUsageDescription": "why",
    ]
    let plist = try completed("<key>UIRequiresFullScreen</key><true/>", settings).contents
    #expect(plist.supportedOrientations.value(on: .phone) == [.portrait])
    #expect(plist.supportedOrientations.value(on: .pad) == [.portrait, .landscapeLeft])
    #expect(plist.requiresFullScreen.base == false, "a setting replaces what the file says")
    #expect(plist.hasLaunchScreen == true)
    #expect(plist.sceneManifest?.supportsMultipleScenes == true)
    #expect(plist.deviceFamilies == [.iPhone, .iPad])
    let without = settings.merging(["GENERATE_INFOPLIST_FILE": "NO"]) { $1 }
    let plain = try completed("<key>UIRequiresFullScreen</key><true/>", without).contents
    #expect(plain.requiresFullScreen.base == true)
    #expect(plain.supportedOrientations.base == nil)
    #expect(plain.hasLaunchScreen == nil)
  }

  @Test func theSameKeysMakeTheSameFile() throws {
    let settings = Dictionary(
      uniqueKeysWithValues: (0..<40).map { ("INFOPLIST_KEY_UIKey\($0)", "\($0)") })
    let data = try completed(nil, settings.merging(["GENERATE_INFOPLIST_FILE": "YES"]) { $1 }).data
    let text = String(decoding: data, as: UTF8.self)
    let keys = text.matches(of: /<key>(\w+)<\/key>/).map { String($0.1) }
    #expect(keys.count == 40)
    #expect(keys == keys.sorted())
  }

  /// Values are interpreted after their settings are expanded.
  @Test func settingsAreFilledInBeforeValuesAreRead() throws {
    let body = """
      <key>UIStatusBarStyle</key><string>$(STYLE)</string>
      <key>UISupportedInterfaceOrientations</key><array><string>$(SIDE)</string></array>
      """
    let plist = try CompletedInfoPlist(file: file(body), settings: [:]) {
      $0.replacing("$(STYLE)", with: "UIStatusBarStyleLightContent")
        .replacing("$(SIDE)", with: "UIInterfaceOrientationPortrait")
    }
    #expect(plist.contents.supportedOrientations.base == [.portrait])
    #expect(plist.contents.statusBarStyle.base?.rawValue == "UIStatusBarStyleLightContent")
    #expect(throws: InfoPlistError.unknownStatusBarStyle(key: "UIStatusBarStyle", name: "$(STYLE)"))
    {
      try completed("<key>UIStatusBarStyle</key><string>$(STYLE)</string>")
    }
  }

  @Test func filesThatCannotBeUsed() {
    #expect(throws: InfoPlistError.empty) {
      try CompletedInfoPlist(file: Data(), settings: [:]) { $0 }
    }
    #expect(throws: InfoPlistError.self) {
      try completed("<key>UISupportedInterfaceOrientations</key><array><string>Up</string></array>")
    }
  }
}
