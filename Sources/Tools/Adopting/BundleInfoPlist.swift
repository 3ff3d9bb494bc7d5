import Foundation
import InfoPlists
import XcodeProjects

/// The `Info.plist` of an app's main bundle, which its code reads with `object(forInfoDictionaryKey:)`.
///
/// It has the keys of the app's file, and the ones that a build adds to every app. Of the settings in values, only the
/// names and versions below are expanded: others often come from files that aren't committed, such as keys of
/// services, and remain as they are written.
enum BundleInfoPlist {
  /// Settings that say what the app is called (Apple, *Build settings reference*).
  private static let expanded: Set<String> = [
    "CURRENT_PROJECT_VERSION", "DEVELOPMENT_LANGUAGE", "EXECUTABLE_NAME",
    "IPHONEOS_DEPLOYMENT_TARGET",
    "MARKETING_VERSION", "PRODUCT_BUNDLE_IDENTIFIER", "PRODUCT_BUNDLE_PACKAGE_TYPE",
    "PRODUCT_MODULE_NAME",
    "PRODUCT_NAME", "TARGET_NAME",
  ]

  private static let prefix = "INFOPLIST_KEY_"

  /// Returns the file's contents as XML.
  ///
  /// - Parameters:
  ///   - file: The bytes of the app's file; `nil` if the app has none.
  ///   - completed: What a build completes the file to, with the keys that start with `UI`.
  ///   - settings: The target's settings.
  ///   - module: The app's module.
  static func data(
    file: Data?, completed: CompletedInfoPlist, settings: BuildSettings, module: AppModule
  ) throws(InfoPlistError) -> Data {
    var values: [String: Any] = [:]
    if let file {
      for (key, value) in try InfoPlist.dictionary(of: file) {
        values[key] = text(value) { fill($0, settings, module) }
      }
    }
    // A build writes these keys if it generates the file; Xcode's template for a file has them, too.
    let identifier = fill("$(PRODUCT_BUNDLE_IDENTIFIER)", settings, module)
    let generated = [
      "CFBundleIdentifier": identifier, "CFBundleName": fill("$(PRODUCT_NAME)", settings, module),
      "CFBundleExecutable": fill("$(EXECUTABLE_NAME)", settings, module),
      "CFBundlePackageType": "APPL",
      "CFBundleInfoDictionaryVersion": "6.0",
      "CFBundleDevelopmentRegion": fill("$(DEVELOPMENT_LANGUAGE)", settings, module),
      "CFBundleShortVersionString": settings["MARKETING_VERSION"] ?? "1.0",
      "CFBundleVersion": settings["CURRENT_PROJECT_VERSION"] ?? "1",
    ]
    for (key, value) in generated where values[key] == nil && !value.isEmpty { values[key] = value }
    if ["YES", "TRUE", "1"].contains((settings["GENERATE_INFOPLIST_FILE"] ?? "").uppercased()) {
      for name in settings.names
      where name.hasPrefix(prefix + "CF") || name.hasPrefix(prefix + "NS") {
        values[String(name.dropFirst(prefix.count))] = settings[name]
      }
    }
    // The keys of UIKit are as the tests give them to the device.
    for (key, value) in try InfoPlist.dictionary(of: completed.data) { values[key] = value }
    do {
      return try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
    } catch {
      throw .damaged("it has values that can't be written.")
    }
  }

  /// Returns a value with the texts in it changed.
  private static func text(_ value: Any, _ change: (String) -> String) -> Any {
    switch value {
    case let text as String: change(text)
    case let list as [Any]: list.map { text($0, change) }
    case let table as [String: Any]: table.mapValues { text($0, change) }
    default: value
    }
  }

  /// Expands the names and versions in a text.
  private static func fill(_ text: String, _ settings: BuildSettings, _ module: AppModule) -> String
  {
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...]
      let closing: Character? =
        switch rest.dropFirst().first {
        case "(": ")"
        case "{": "}"
        default: nil
        }
      guard let closing, let end = rest.firstIndex(of: closing) else {
        result += "$"
        rest = rest.dropFirst()
        continue
      }
      let whole = String(rest[...end])
      let name = whole.dropFirst(2).prefix { $0 != ":" && $0 != closing }
      rest = rest[rest.index(after: end)...]
      result +=
        expanded.contains(String(name)) ? value(of: String(name), whole, settings, module) : whole
    }
    return result + rest
  }

  /// Returns the value of a setting, or else what a build sets it to if the project doesn't.
  private static func value(
    of name: String, _ text: String, _ settings: BuildSettings, _ module: AppModule
  ) -> String {
    if settings[name] != nil { return settings.filled(text) }
    return switch name {
    case "PRODUCT_NAME", "TARGET_NAME", "EXECUTABLE_NAME": settings["PRODUCT_NAME"] ?? module.target
    case "PRODUCT_MODULE_NAME": module.name
    case "DEVELOPMENT_LANGUAGE": "en"
    case "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL"
    default: ""
    }
  }
}
