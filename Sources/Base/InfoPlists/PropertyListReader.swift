import Foundation

/// Reads typed values from a property list.
struct PropertyListReader {
  let values: [String: Any]

  init(values: [String: Any]) {
    self.values = values
  }

  init(_ contents: Any) throws(InfoPlistError) {
    guard let values = contents as? [String: Any] else {
      throw .notADictionary(found: Self.kind(of: contents))
    }
    self.values = values
  }

  /// Reads a key and its two idiom-specific variants.
  func perIdiom<Value>(
    _ key: String, _ read: (String, Any) throws(InfoPlistError) -> Value
  ) throws(InfoPlistError) -> PerIdiom<Value> {
    func value(_ suffix: String) throws(InfoPlistError) -> Value? {
      guard let value = values[key + suffix] else { return nil }
      return try read(key + suffix, value)
    }
    return PerIdiom(base: try value(""), phone: try value("~iphone"), pad: try value("~ipad"))
  }

  func dictionary(_ key: String) throws(InfoPlistError) -> PropertyListReader? {
    guard let value = values[key] else { return nil }
    guard let values = value as? [String: Any] else {
      throw .wrongType(key: key, expected: "a dictionary", found: Self.kind(of: value))
    }
    return PropertyListReader(values: values)
  }

  func string(_ key: String) throws(InfoPlistError) -> String? {
    guard let value = values[key] else { return nil }
    return try Self.string(key, value)
  }

  static func string(_ key: String, _ value: Any) throws(InfoPlistError) -> String {
    guard let string = value as? String else {
      throw .wrongType(key: key, expected: "a string", found: kind(of: value))
    }
    return string
  }

  static func strings(_ key: String, _ value: Any) throws(InfoPlistError) -> [String] {
    guard let list = value as? [Any] else {
      throw .wrongType(key: key, expected: "an array of strings", found: kind(of: value))
    }
    var strings: [String] = []
    for element in list {
      guard let string = element as? String else {
        throw .wrongType(
          key: key, expected: "an array of strings", found: "an array with \(kind(of: element))")
      }
      strings.append(string)
    }
    return strings
  }

  /// Reads a Boolean, which may also be written as YES, NO, 1 or 0, as in build settings.
  static func flag(_ key: String, _ value: Any) throws(InfoPlistError) -> Bool {
    if let flag = value as? Bool { return flag }
    if let text = value as? String {
      switch text.uppercased() {
      case "YES", "TRUE", "1": return true
      case "NO", "FALSE", "0": return false
      default: break
      }
    }
    throw .wrongType(key: key, expected: "true or false", found: kind(of: value))
  }

  /// Describes the type of a value.
  static func kind(of value: Any) -> String {
    switch value {
    case is [String: Any]: "a dictionary"
    case is [Any]: "an array"
    case let text as String: "the string “\(text.prefix(60))”"
    // A cast would convert the number 1 to true.
    case _ where type(of: value) == Bool.self: "\(value)"
    case let number as NSNumber: "the number \(number)"
    case is Date: "a date"
    case is Data: "data"
    default: "a value of another kind"
    }
  }
}
