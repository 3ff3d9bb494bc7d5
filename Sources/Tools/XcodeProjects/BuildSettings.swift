/// The build settings of a target in a configuration.
package struct BuildSettings: Sendable {
  /// The layers of settings; later ones override earlier ones.
  private let layers: [[String: String]]
  private let builtIn: [String: String]

  package init(layers: [[String: String]], builtIn: [String: String] = [:]) {
    self.layers = layers
    self.builtIn = builtIn
  }

  /// The names of all settings, sorted.
  package var names: [String] {
    var names: Set<String> = []
    for layer in layers {
      for key in layer.keys { names.insert(String(key.prefix { $0 != "[" })) }
    }
    return names.sorted()
  }

  /// Returns the value of a setting, with the settings in it expanded.
  package subscript(_ name: String) -> String? {
    var budget = Self.expansionLimit
    return value(name, below: layers.count, path: [], budget: &budget)
  }

  /// Returns a text with the settings in it expanded.
  package func filled(_ text: String) -> String {
    var budget = Self.expansionLimit
    return filled(text, of: "", at: layers.count, path: [], budget: &budget)
  }

  /// Returns the elements of a list, such as `DEBUG "A B"`.
  package func list(_ name: String) -> [String] {
    var parts: [String] = []
    var part = ""
    var quote: Character?
    var isEscaped = false
    for character in self[name] ?? "" {
      if isEscaped {
        part.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
      } else if quote == nil, character == " " || character == "\t" {
        if !part.isEmpty { parts.append(part) }
        part = ""
      } else {
        part.append(character)
      }
    }
    return part.isEmpty ? parts : parts + [part]
  }

  /// Returns a name as a C identifier, as the modifier `c99extidentifier` does.
  package static func identifier(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      let isGood = scalar == "_" || scalar.properties.isXIDContinue
      result.unicodeScalars.append(isGood ? scalar : "_")
    }
    if result.unicodeScalars.first?.properties.numericType != nil { result = "_" + result }
    return result
  }

  // MARK: Filling in

  /// The maximum number of settings that a value expands to; a hostile file can double it with each
  /// line.
  private static let expansionLimit = 2_000
  private static let lengthLimit = 100_000

  private func value(
    _ name: String, below top: Int, path: [String], budget: inout Int
  ) -> String? {
    for index in (0..<top).reversed() {
      guard let text = Self.text(name, in: layers[index]) else { continue }
      return filled(text, of: name, at: index, path: path + [name], budget: &budget)
    }
    return builtIn[name]
  }

  /// Returns a layer's text for the simulator of a phone, if there is a specific one.
  private static func text(_ name: String, in layer: [String: String]) -> String? {
    let conditions = [
      "[sdk=iphonesimulator*]", "[sdk=iphone*]", "[sdk=iphonesimulator]", "[arch=*]", "[sdk=*]",
    ]
    for condition in conditions {
      if let text = layer[name + condition] { return text }
    }
    return layer[name]
  }

  private func filled(
    _ text: String, of name: String, at layer: Int, path: [String], budget: inout Int
  ) -> String {
    guard text.contains("$") else { return text }
    let ends = Self.ends(in: text)
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[rest.index(after: dollar)...]
      guard let opening = rest.first, opening == "(" || opening == "{",
        let end = ends[rest.startIndex]
      else {
        result += "$"
        continue
      }
      let inner = String(rest[rest.index(after: rest.startIndex)..<end])
      rest = rest[rest.index(after: end)...]
      budget -= 1
      guard budget > 0, result.utf8.count < Self.lengthLimit else { continue }
      // A name may contain others, as in $(NAME_$(CONFIGURATION)).
      let parts = filled(inner, of: name, at: layer, path: path, budget: &budget)
        .split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let wanted = String(parts[0])
      let found: String?
      if wanted == "inherited" || wanted == name {
        found = value(name, below: layer, path: path, budget: &budget)
      } else if path.contains(wanted) {
        found = nil
      } else {
        found = value(wanted, below: layers.count, path: path, budget: &budget)
      }
      result += Self.modified(found, by: parts.count > 1 ? String(parts[1]) : "")
    }
    return result + rest
  }

  /// Returns the closing positions of parentheses and braces. Found in one pass: a text may have
  /// thousands of unclosed ones.
  private static func ends(in text: String) -> [String.Index: String.Index] {
    var parentheses: [String.Index] = []
    var braces: [String.Index] = []
    var ends: [String.Index: String.Index] = [:]
    for index in text.utf8.indices {
      switch text.utf8[index] {
      case UInt8(ascii: "("): parentheses.append(index)
      case UInt8(ascii: "{"): braces.append(index)
      case UInt8(ascii: ")"): if let opening = parentheses.popLast() { ends[opening] = index }
      case UInt8(ascii: "}"): if let opening = braces.popLast() { ends[opening] = index }
      default: break
      }
    }
    return ends
  }

  private static func modified(_ value: String?, by modifiers: String) -> String {
    var value = value ?? ""
    for modifier in modifiers.split(separator: ":") {
      switch modifier {
      case "c99extidentifier", "identifier": value = identifier(value)
      case "rfc1034identifier":
        value = String(
          value.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
      case "lower": value = value.lowercased()
      case "upper": value = value.uppercased()
      case _ where modifier.hasPrefix("default="):
        if value.isEmpty { value = String(modifier.dropFirst("default=".count)) }
      default: break
      }
    }
    return value
  }
}
