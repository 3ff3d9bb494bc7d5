import Foundation
import InfoPlists

/// An app's `Info.plist` as a build completes it, with those keys only that UIKit reads.
///
/// A build fills in the settings that the file names and, where `GENERATE_INFOPLIST_FILE` is on, adds the
/// keys that settings stand for (Apple, *Build settings reference*, “Info.plist Values”). Keys that don't
/// begin with `UI` are left out: they may be somebody's secrets, and nothing here looks at them.
package struct CompletedInfoPlist: Hashable, Sendable {
  /// The file's contents, in XML; the same for the same keys.
  package let data: Data
  /// What the contents say.
  package let contents: InfoPlist

  /// Keys that are lists, which a setting gives as words.
  private static let lists: Set<String> = ["UISupportedInterfaceOrientations"]

  private static let prefix = "INFOPLIST_KEY_"

  /// Completes a file, or makes one from settings alone.
  ///
  /// - Parameters:
  ///   - file: The bytes of the app's file; nil for an app without one.
  ///   - settings: The target's build settings, filled in, by name.
  ///   - filled: Fills in the settings that a text names, such as `$(PRODUCT_MODULE_NAME)`.
  package init(
    file: Data?, settings: [String: String], filled: (String) -> String
  ) throws(InfoPlistError) {
    var values: [String: Any] = [:]
    if let file {
      // What values mean shows once they are filled in.
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
    // A build adds the families of the target to every app.
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

  /// Adds what a setting stands for; what the file says itself is replaced, as by a build.
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
    // Suffixes of settings are those of keys: `_iPad` is `~ipad`.
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

  /// A value with its texts filled in.
  private static func completed(_ value: Any, _ filled: (String) -> String) -> Any {
    switch value {
    case let text as String: filled(text)
    case let list as [Any]: list.map { completed($0, filled) }
    case let table as [String: Any]: table.mapValues { completed($0, filled) }
    default: value
    }
  }
}
