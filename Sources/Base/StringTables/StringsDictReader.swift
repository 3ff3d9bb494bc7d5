import Foundation
import PropertyLists

/// Reads `.stringsdict`: texts that depend on numbers, devices and widths.
///
/// Keys and values match Apple's *Localizing strings that contain plurals* and *Information
/// Property List*, *Stringsdict File Format*.
package enum StringsDictReader {
  /// Parses the contents of an XML or binary file.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - path: The file's path, for errors.
  package static func table(_ data: Data, path: String) throws(StringTableProblem) -> StringTable {
    var table = StringTable()
    for (key, value) in try dictionary(data, path: path) {
      if let text = value as? String {
        table.entries[key] = LocalizedText(text)
      } else if let values = value as? [String: Any] {
        table.entries[key] = try text(values, key: key, path: path)
      } else {
        throw .wrongValue(path: path, key: key, problem: "a dictionary is expected")
      }
    }
    try table.checkFormats(path: path)
    return table
  }

  static func dictionary(
    _ data: Data, path: String
  ) throws(StringTableProblem) -> [String: Any] {
    let list: Any
    do throws(PropertyListProblem) {
      list = try PropertyListGuard.read(data, maximum: StringTableFile.sizeLimit)
    } catch {
      throw StringTableProblem(error, path: path)
    }
    guard let values = list as? [String: Any] else {
      throw .wrongValue(path: path, key: "", problem: "a dictionary is expected")
    }
    return values
  }

  static func text(
    _ values: [String: Any], key: String, path: String
  ) throws(StringTableProblem) -> LocalizedText {
    if let widths = values["NSStringVariableWidthRuleType"] {
      return LocalizedText(variation: try self.widths(widths, key: key, path: path))
    }
    if let devices = values["NSStringDeviceSpecificRuleType"] {
      return LocalizedText(variation: try self.devices(devices, key: key, path: path))
    }
    guard let format = values["NSStringLocalizedFormatKey"] as? String else {
      throw .wrongValue(
        path: path, key: key, problem: "the key NSStringLocalizedFormatKey is missing")
    }
    var result = LocalizedText(format)
    for (name, value) in values where name != "NSStringLocalizedFormatKey" {
      guard let rule = value as? [String: Any] else { continue }
      result.variables[name] = try variable(rule, key: "\(key).\(name)", path: path)
    }
    return result
  }

  private static func variable(
    _ rule: [String: Any], key: String, path: String
  ) throws(StringTableProblem) -> LocalizedText.Variable {
    let type = rule["NSStringFormatSpecTypeKey"] as? String ?? "NSStringPluralRuleType"
    guard type == "NSStringPluralRuleType" else {
      throw .wrongValue(
        path: path, key: "\(key).NSStringFormatSpecTypeKey",
        problem: "“\(type.prefix(60))” is not NSStringPluralRuleType")
    }
    var variants: [PluralCategory: StringVariation] = [:]
    for category in PluralCategory.allCases {
      if let text = rule[category.rawValue] as? String { variants[category] = .text(text) }
    }
    guard variants[.other] != nil else {
      throw .wrongValue(path: path, key: key, problem: "the category other is missing")
    }
    return LocalizedText.Variable(
      specifier: rule["NSStringFormatValueTypeKey"] as? String ?? "d",
      variation: .plural(variants))
  }

  private static func widths(
    _ value: Any, key: String, path: String
  ) throws(StringTableProblem) -> StringVariation {
    var variants: [Int: StringVariation] = [:]
    for (name, value) in value as? [String: Any] ?? [:] {
      guard let width = Int(name), let text = value as? String else { continue }
      variants[width] = .text(text)
    }
    guard !variants.isEmpty else {
      throw .wrongValue(
        path: path, key: "\(key).NSStringVariableWidthRuleType",
        problem: "a dictionary from widths to texts is expected")
    }
    return .width(variants)
  }

  private static func devices(
    _ value: Any, key: String, path: String
  ) throws(StringTableProblem) -> StringVariation {
    var variants: [String: StringVariation] = [:]
    for (name, value) in value as? [String: Any] ?? [:] {
      if let text = value as? String {
        variants[name] = .text(text)
      } else if let values = value as? [String: Any],
        let widths = values["NSStringVariableWidthRuleType"]
      {
        variants[name] = try self.widths(widths, key: "\(key).\(name)", path: path)
      }
    }
    guard !variants.isEmpty else {
      throw .wrongValue(
        path: path, key: "\(key).NSStringDeviceSpecificRuleType",
        problem: "a dictionary from devices to texts is expected")
    }
    return .device(variants)
  }
}
