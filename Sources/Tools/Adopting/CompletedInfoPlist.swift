import Foundation
import InfoPlists

/// An app's `Info.plist` as completed by a build, with only the keys that UIKit reads.
///
/// A build expands the settings in the file and, if `GENERATE_INFOPLIST_FILE` is on, adds the keys
/// that settings represent (Apple, *Build settings reference*, “Info.plist Values”). Keys that
/// don't start with `UI` are left out: they may be secrets, and nothing here uses them.
package struct CompletedInfoPlist: Hashable, Sendable {
  /// The file's contents as XML; identical for identical keys.
  package let data: Data
  /// The parsed contents.
  package let contents: InfoPlist

  /// Keys with lists, which a setting specifies as words.
  private static let lists: Set<String> = ["UISupportedInterfaceOrientations"]

  private static let prefix = "INFOPLIST_KEY_"

  /// Completes a file, or creates one from settings alone.
  ///
  /// - Parameters:
  ///   - file: The bytes of the app's file; `nil` if the app has none.
  ///   - settings: The target's expanded build settings, by name.
  ///   - filled: Expands the settings in a text, such as `$(PRODUCT_MODULE_NAME)`.
  package init(
    file: Data?, settings: [String: String], filled: (String) -> String
  ) throws(InfoPlistError) {
    var values: [String: Any] = [:]
    if let file {
      // Values are only meaningful once they're expanded.
      for (key, value) in try InfoPlist.dictionary(of: file) where key.hasPrefix("UI") {
        values[key] = Self.completed(value, filled)
      }
    }
    if Self.isOn(settings["GENERATE_INFOPLIST_FILE"]) {
      for (name, value) in settings.sorted(by: { $0.key < $1.key })
      where name.hasPrefix(Self.prefix + "UI") {
        Self.add(String(name.dropFirst(Self.prefix.count)), value, to: &values)
      }
    }
    // A build adds the target's device families to every app.
    let families = (settings["TARGETED_DEVICE_FAMILY"] ?? "").split { !$0.isNumber }
      .compactMap { Int($0) }
    if !families.isEmpty { values["UIDeviceFamily"] = families }
    do {
      data = try PropertyListSerialization.data(
        fromPropertyList: values, format: .xml, options: 0)
    } catch {
      throw .damaged("it has values that can't be written.")
    }
    contents = try InfoPlist(data: data)
  }

  private static func isOn(_ value: String?) -> Bool {
    ["YES", "TRUE", "1"].contains((value ?? "").uppercased())
  }

  /// Adds the keys that a setting represents; values in the file are replaced, as in a build.
  private static func add(_ name: String, _ value: String, to values: inout [String: Any]) {
    guard !value.isEmpty else { return }
    switch name {
    case "UILaunchScreen_Generation":
      if isOn(value) { values["UILaunchScreen"] = ["UILaunchScreen": [String: String]()] }
      return
    case "UIApplicationSceneManifest_Generation":
      guard isOn(value) else { return }
      let manifest: [String: Any] = [
        "UIApplicationSupportsMultipleScenes": true, "UISceneConfigurations": [String: String](),
      ]
      values["UIApplicationSceneManifest"] = manifest
      return
    default: break
    }
    // Suffixes of settings correspond to suffixes of keys: `_iPad` is `~ipad`.
    var key = name
    for (suffix, idiom) in [("_iPhone", "~iphone"), ("_iPad", "~ipad")]
    where key.hasSuffix(suffix) {
      key = String(key.dropLast(suffix.count)) + idiom
    }
    if lists.contains(String(key.prefix { $0 != "~" })) {
      values[key] = value.split { $0 == " " || $0 == "\t" }.map(String.init)
    } else {
      switch value.uppercased() {
      case "YES": values[key] = true
      case "NO": values[key] = false
      default: values[key] = value
      }
    }
  }

  /// Returns a value with expanded strings.
  private static func completed(_ value: Any, _ filled: (String) -> String) -> Any {
    switch value {
    case let text as String: filled(text)
    case let list as [Any]: list.map { completed($0, filled) }
    case let table as [String: Any]: table.mapValues { completed($0, filled) }
    default: value
    }
  }
}
