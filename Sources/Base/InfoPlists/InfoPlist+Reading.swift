import Devices
import Foundation
import PropertyLists

extension InfoPlist {
  /// The maximum number of bytes to read. Real files have a few kilobytes.
  static let sizeLimit = 1 << 20

  static let orientationNames: [(name: String, orientation: ScreenOrientation)] = [
    ("UIInterfaceOrientationPortrait", .portrait),
    ("UIInterfaceOrientationPortraitUpsideDown", .portraitUpsideDown),
    ("UIInterfaceOrientationLandscapeLeft", .landscapeLeft),
    ("UIInterfaceOrientationLandscapeRight", .landscapeRight),
  ]

  /// The launch screen keys; an app must have at least one (Apple, TN3208).
  private static let launchScreenKeys = [
    "UILaunchScreen", "UILaunchScreens", "UILaunchStoryboardName", "UILaunchStoryboards",
  ]

  /// Returns the version in the name of an SDK, such as "iphoneos27.1"; `nil` if there is none, as
  /// in an unexpanded build setting.
  private static func version(_ name: String) -> OSVersion? {
    OSVersion(String(name.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }))
  }

  /// Returns the product lines of `UIDeviceFamily`: 1 is the iPhone, 2 the iPad; others aren't
  /// simulated.
  ///
  /// - Returns: `nil` for an unexpanded build setting, such as `$(TARGETED_DEVICE_FAMILY)`, whose
  ///   value is like "1,2".
  private static func families(_ value: Any) throws(InfoPlistError) -> Set<Device.Family>? {
    let key = "UIDeviceFamily"
    var list: [Any] = []
    for element in value as? [Any] ?? [value] {
      guard let text = element as? String else {
        list.append(element)
        continue
      }
      if text.hasPrefix("$(") || text.hasPrefix("${") { return nil }
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        list.append(part.trimmingCharacters(in: .whitespaces))
      }
    }
    var found: Set<Device.Family> = []
    for element in list {
      guard let number = (element as? NSNumber)?.intValue ?? (element as? String).flatMap(Int.init)
      else {
        throw .wrongType(
          key: key, expected: "an array of numbers", found: PropertyListReader.kind(of: element))
      }
      switch number {
      case 1: found.insert(.iPhone)
      case 2: found.insert(.iPad)
      default: break
      }
    }
    return found
  }

  /// Reads an XML or binary file.
  public init(contentsOf url: URL) throws(InfoPlistError) {
    try self.init(data: Self.contents(of: url))
  }

  /// Parses the contents of an XML or binary file.
  public init(data: Data) throws(InfoPlistError) {
    try self.init(PropertyListReader(Self.values(of: data)))
  }

  /// Parses the contents of a file without interpreting its values: a build may still expand them.
  ///
  /// - Throws: An error if the contents aren't a dictionary, and for hostile files.
  package static func dictionary(of data: Data) throws(InfoPlistError) -> [String: Any] {
    try PropertyListReader(values(of: data)).values
  }

  private static func values(of data: Data) throws(InfoPlistError) -> Any {
    do throws(PropertyListProblem) {
      return try PropertyListGuard.read(data, maximum: sizeLimit)
    } catch {
      throw InfoPlistError(error)
    }
  }

  private init(_ file: PropertyListReader) throws(InfoPlistError) {
    supportedOrientations = try file.perIdiom("UISupportedInterfaceOrientations") {
      (key, value) throws(InfoPlistError) in
      var found: [ScreenOrientation] = []
      for name in try PropertyListReader.strings(key, value) {
        guard let known = Self.orientationNames.first(where: { $0.name == name }) else {
          throw .unknownOrientation(key: key, name: name)
        }
        if !found.contains(known.orientation) { found.append(known.orientation) }
      }
      return found
    }
    requiresFullScreen = try file.perIdiom("UIRequiresFullScreen", PropertyListReader.flag)
    fullScreenIgnoredFrom = try file.perIdiom("UIRequiresFullScreenIgnoredStartingWithVersion") {
      (key, value) throws(InfoPlistError) in
      let text = try PropertyListReader.string(key, value)
      guard let version = OSVersion(text) else {
        throw .wrongType(key: key, expected: "an OS version", found: "the string “\(text)”")
      }
      return version
    }
    statusBarHidden = try file.perIdiom("UIStatusBarHidden", PropertyListReader.flag)
    controllersDecideOnStatusBar = try file.perIdiom(
      "UIViewControllerBasedStatusBarAppearance", PropertyListReader.flag)
    statusBarStyle = try file.perIdiom("UIStatusBarStyle") { (key, value) throws(InfoPlistError) in
      let name = try PropertyListReader.string(key, value)
      guard let style = StatusBarStyle(rawValue: name) else {
        throw .unknownStatusBarStyle(key: key, name: name)
      }
      return style
    }
    mainStoryboard = try file.perIdiom("UIMainStoryboardFile", PropertyListReader.string)
    launchStoryboard = try file.perIdiom("UILaunchStoryboardName", PropertyListReader.string)
    sceneManifest = try file.dictionary("UIApplicationSceneManifest")
      .map { (manifest) throws(InfoPlistError) in try SceneManifest(manifest) }
    requiresDesignCompatibility = try file.perIdiom(
      "UIDesignRequiresCompatibility", PropertyListReader.flag)
    tracksObservation = try file.perIdiom(
      "UIObservationTrackingEnabled", PropertyListReader.flag)
    if let families = file.values["UIDeviceFamily"] {
      deviceFamilies = try Self.families(families)
    }
    let names = [try file.string("DTSDKName"), try file.string("DTPlatformVersion")]
    sdk = names.lazy.compactMap { $0.flatMap(Self.version) }.first
    let hasLaunchKey = Self.launchScreenKeys.contains { file.values[$0] != nil }
    // A build may add such a key to the file.
    hasLaunchScreen = hasLaunchKey ? true : sdk == nil ? nil : false
  }

  /// Reads the bytes of a file, up to the maximum.
  private static func contents(of url: URL) throws(InfoPlistError) -> Data {
    do throws(BoundedFile.Problem) {
      return try BoundedFile.contents(of: url.path, maximum: sizeLimit)
    } catch {
      switch error {
      case .missing: throw .unreadable("\(url.path) does not exist")
      case .unreadable(let reason): throw .unreadable("\(url.path): \(reason)")
      case .tooLarge(let bytes, _): throw .tooLarge(bytes: bytes)
      }
    }
  }
}

extension InfoPlist.SceneManifest {
  fileprivate init(_ manifest: PropertyListReader) throws(InfoPlistError) {
    let multiple = "UIApplicationSupportsMultipleScenes"
    if let value = manifest.values[multiple] {
      supportsMultipleScenes = try PropertyListReader.flag(multiple, value)
    }
    let role = "UIWindowSceneSessionRoleApplication"
    guard let roles = try manifest.dictionary("UISceneConfigurations"),
      let value = roles.values[role]
    else { return }
    guard let list = value as? [Any] else {
      throw .wrongType(
        key: role, expected: "an array of dictionaries", found: PropertyListReader.kind(of: value))
    }
    for element in list {
      guard let values = element as? [String: Any] else {
        throw .wrongType(
          key: role, expected: "an array of dictionaries",
          found: "an array with \(PropertyListReader.kind(of: element))")
      }
      let configuration = PropertyListReader(values: values)
      configurations.append(
        InfoPlist.SceneConfiguration(
          name: try configuration.string("UISceneConfigurationName"),
          delegateClassName: try configuration.string("UISceneDelegateClassName"),
          storyboard: try configuration.string("UISceneStoryboardFile")))
    }
  }
}
