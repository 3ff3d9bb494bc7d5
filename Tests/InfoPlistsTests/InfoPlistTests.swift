import Devices
import Foundation
import Testing

@testable import InfoPlists

@Suite struct InfoPlistTests {
  private let four = [
    "UIInterfaceOrientationPortrait", "UIInterfaceOrientationPortraitUpsideDown",
    "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
  ]

  private func xml(_ body: String) -> Data {
    Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>\(body)</dict></plist>
      """.utf8)
  }

  private func error(_ data: Data) -> InfoPlistError? {
    do throws(InfoPlistError) {
      _ = try InfoPlist(data: data)
      return nil
    } catch {
      return error
    }
  }

  @Test("A1: both keys are read from XML and binary files", arguments: [true, false])
  func bothFormats(isBinary: Bool) throws {
    let contents: [String: Any] = [
      "UISupportedInterfaceOrientations": Array(four.prefix(1)),
      "UISupportedInterfaceOrientations~ipad": four, "UIRequiresFullScreen": true,
      "UIStatusBarHidden": "YES", "UIViewControllerBasedStatusBarAppearance": 0,
      "UIStatusBarStyle": "UIStatusBarStyleLightContent", "CFBundleName": "App",
    ]
    let data = try PropertyListSerialization.data(
      fromPropertyList: contents, format: isBinary ? .binary : .xml, options: 0)
    let file = try InfoPlist(data: data)
    #expect(file.supportedOrientations.value(on: .phone) == [.portrait])
    #expect(
      file.supportedOrientations.value(on: .pad)
        == [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight])
    #expect(file.requiresFullScreen.value(on: .pad) == true)
    #expect(file.statusBarHidden.value(on: .phone) == true)
    #expect(file.controllersDecideOnStatusBar.value(on: .phone) == false)
    #expect(file.statusBarStyle.value(on: .phone) == .lightContent)
    #expect(file.sceneManifest == nil)
  }

  @Test("a built app's file contains its SDK, its devices, and whether it has a launch screen")
  func build() throws {
    func file(_ contents: [String: Any]) throws -> InfoPlist {
      try InfoPlist(
        data: PropertyListSerialization.data(
          fromPropertyList: contents, format: .xml, options: 0))
    }
    let built = try file([
      "DTSDKName": "iphonesimulator27.1", "DTPlatformVersion": "27.0", "UIDeviceFamily": [1, 2, 7],
      "UILaunchScreen": [String: Any](), "UIDesignRequiresCompatibility": true,
    ])
    #expect(built.sdk == "27.1")
    #expect(built.deviceFamilies == [.iPhone, .iPad])
    #expect(built.hasLaunchScreen == true)
    #expect(built.requiresDesignCompatibility.value(on: .phone) == true)
    let other = try file([
      "DTSDKName": "$(SDK_NAME)", "DTPlatformVersion": "26.2", "UIDeviceFamily": 1,
    ])
    #expect(other.sdk == "26.2")
    #expect(other.deviceFamilies == [.iPhone])
    #expect(other.hasLaunchScreen == false)
    // A build adds keys to a source file, so missing keys are unknown.
    let source = try file(["UISupportedInterfaceOrientations": four])
    #expect(source.sdk == nil && source.deviceFamilies == nil && source.hasLaunchScreen == nil)
    #expect(throws: InfoPlistError.self) { try file(["UIDeviceFamily": [true, "x"]]) }
    #expect(throws: InfoPlistError.self) { try file(["UIDeviceFamily": "1,"]) }
    for setting in ["$(TARGETED_DEVICE_FAMILY)", "${TARGETED_DEVICE_FAMILY}"] {
      #expect(try file(["UIDeviceFamily": setting]).deviceFamilies == nil)
      #expect(try file(["UIDeviceFamily": [setting]]).deviceFamilies == nil)
    }
    #expect(try file(["UIDeviceFamily": "1,2"]).deviceFamilies == [.iPhone, .iPad])
    #expect(try file(["UIDeviceFamily": "1"]).deviceFamilies == [.iPhone])
    #expect(throws: InfoPlistError.self) { try file(["DTSDKName": 27]) }
  }

  @Test("A1: a file on disk; folders, pipes and missing files are distinguished from plists")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("info-plists-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Info.plist")
    try xml("<key>UIRequiresFullScreen</key><true/>").write(to: file)
    #expect(try InfoPlist(contentsOf: file).requiresFullScreen.base == true)
    #expect(throws: InfoPlistError.unreadable("\(folder.path): it is not a regular file")) {
      try InfoPlist(contentsOf: folder)
    }
    let missing = folder.appendingPathComponent("None.plist")
    #expect(throws: InfoPlistError.unreadable("\(missing.path) does not exist")) {
      try InfoPlist(contentsOf: missing)
    }
    let device = URL(fileURLWithPath: "/dev/zero")
    #expect(throws: InfoPlistError.unreadable("/dev/zero: it is not a regular file")) {
      try InfoPlist(contentsOf: device)
    }
    let big = folder.appendingPathComponent("Big.plist")
    try Data(count: InfoPlist.sizeLimit + 1).write(to: big)
    #expect(throws: InfoPlistError.tooLarge(bytes: InfoPlist.sizeLimit + 1)) {
      try InfoPlist(contentsOf: big)
    }
  }

  @Test("scenes are read with their configurations")
  func scenes() throws {
    let file = try InfoPlist(
      data: xml(
        """
        <key>UIApplicationSceneManifest</key><dict>
          <key>UIApplicationSupportsMultipleScenes</key><false/>
          <key>UISceneConfigurations</key><dict>
            <key>UIWindowSceneSessionRoleApplication</key><array><dict>
              <key>UISceneConfigurationName</key><string>Default Configuration</string>
              <key>UISceneDelegateClassName</key>
              <string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
            </dict></array>
          </dict>
        </dict>
        """))
    #expect(
      file.sceneManifest?.configurations == [
        InfoPlist.SceneConfiguration(
          name: "Default Configuration",
          delegateClassName: "$(PRODUCT_MODULE_NAME).SceneDelegate")
      ])
  }

  @Test("bad input: each kind of damage has its own message")
  func damage() throws {
    let whole = xml("<key>UIRequiresFullScreen</key><true/>")
    let binary = try PropertyListSerialization.data(
      fromPropertyList: ["A": four], format: .binary, options: 0)
    #expect(error(Data()) == .empty)
    #expect(error(Data("hello".utf8)) == .notAPropertyList)
    // A property list of the older kind, which iOS rejects too.
    #expect(error(Data("{ UIRequiresFullScreen = YES; }".utf8)) == .notAPropertyList)
    #expect(error(Data([0x89, 0x50, 0x4E, 0x47])) == .notAPropertyList)
    #expect(error(Data([0xFF, 0xFE, 0x3C, 0x00])).map { "\($0)" }?.contains("UTF-16") == true)
    #expect(error(Data("<plist><array/></plist>".utf8)) == .notADictionary(found: "an array"))
    for length in stride(from: 60, to: whole.count - 8, by: 1) {
      guard case .damaged = error(whole.prefix(length)) else {
        Issue.record("\(length): \(String(describing: error(whole.prefix(length))))")
        break
      }
    }
    for length in 7..<binary.count {
      #expect(error(binary.prefix(length)) != nil, "\(length)")
    }
  }

  @Test("bad input: wrong types and unknown names are reported with the key")
  func wrongTypes() {
    let key = "UISupportedInterfaceOrientations"
    #expect(
      error(xml("<key>\(key)</key><string>UIInterfaceOrientationPortrait</string>"))
        == .wrongType(
          key: key, expected: "an array of strings",
          found: "the string “UIInterfaceOrientationPortrait”"))
    #expect(
      error(xml("<key>\(key)~ipad</key><array><integer>1</integer></array>"))
        == .wrongType(
          key: "\(key)~ipad", expected: "an array of strings",
          found: "an array with the number 1"))
    #expect(
      error(xml("<key>\(key)</key><array><string>Portrait</string></array>"))
        == .unknownOrientation(key: key, name: "Portrait"))
    #expect(
      error(xml("<key>UIRequiresFullScreen</key><string>perhaps</string>"))
        == .wrongType(
          key: "UIRequiresFullScreen", expected: "true or false",
          found: "the string “perhaps”"))
    #expect(
      error(xml("<key>UIStatusBarStyle</key><string>Dark</string>"))
        == .unknownStatusBarStyle(key: "UIStatusBarStyle", name: "Dark"))
    #expect(
      error(xml("<key>UIApplicationSceneManifest</key><true/>"))
        == .wrongType(
          key: "UIApplicationSceneManifest", expected: "a dictionary", found: "true"))
    #expect(
      "\(InfoPlistError.unknownOrientation(key: key, name: "Portrait"))"
        .contains("UIInterfaceOrientationLandscapeLeft"))
  }

  @Test("bad input: hostile nesting is rejected quickly, in XML and in binary files")
  func nesting() {
    let deep =
      "<key>A</key>" + String(repeating: "<array>", count: 20_000)
      + String(repeating: "</array>", count: 20_000)
    #expect(error(xml(deep)) == .tooDeep)
    #expect(error(binary(levels: 50_000, children: 1)) == .tooDeep)
    // Thirty levels that each contain the next one twice make a thousand million values.
    #expect(error(binary(levels: 30, children: 2)) == .tooManyValues)
    #expect(error(binary(levels: 60, children: 1)) == .notADictionary(found: "an array"))
    var cycle = binary(levels: 1, children: 1)
    cycle[12] = 0
    #expect(error(cycle) == .tooDeep)
  }

  @Test("bad input: changing any one byte of a binary file does no harm")
  func flippedBytes() throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["UISupportedInterfaceOrientations": four, "B": ["C": 1.5, "D": true]],
      format: .binary, options: 0)
    for index in data.indices {
      for value in [UInt8(0), 0x0F, 0x7F, 0xD2, 0xFF] {
        var changed = data
        changed[index] = value
        _ = error(changed)
      }
    }
  }

  /// Nested arrays that each contain the next one several times.
  private func binary(levels: Int, children: Int) -> Data {
    func bytes(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    var data = Array("bplist00".utf8)
    var offsets: [Int] = []
    for level in 0..<levels {
      offsets.append(data.count)
      data.append(UInt8(0xA0 + children))
      for _ in 0..<children { data += bytes(level + 1, 4) }
    }
    offsets.append(data.count)
    data.append(0x09)
    let table = data.count
    for offset in offsets { data += bytes(offset, 4) }
    data += [0, 0, 0, 0, 0, 0, 4, 4] + bytes(offsets.count, 8) + bytes(0, 8) + bytes(table, 8)
    return Data(data)
  }
}
