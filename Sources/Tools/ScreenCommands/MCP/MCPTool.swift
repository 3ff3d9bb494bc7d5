/// A tool that a client can call: its purpose, and its arguments.
package struct MCPTool: Sendable {
  /// An argument.
  struct Argument: Sendable {
    enum Kind: Sendable {
      case string, flag
      case strings
    }

    var name: String
    var kind: Kind
    var help: String
    var choices: [String]?
    var isRequired = false
  }

  package var name: String
  var title: String
  var help: String
  var arguments: [Argument]
  /// Whether it only affects the simulated screen.
  var isReadOnly = true

  /// The tool in the format of `tools/list`.
  var json: JSONValue {
    var properties: [String: JSONValue] = [:]
    for argument in arguments {
      var property: [String: JSONValue] = ["description": .string(argument.help)]
      switch argument.kind {
      case .string: property["type"] = "string"
      case .flag: property["type"] = "boolean"
      case .strings:
        property["type"] = "array"
        property["items"] = ["type": "string"]
      }
      if let choices = argument.choices {
        property["enum"] = .array(choices.map { .string($0) })
      }
      properties[argument.name] = .object(property)
    }
    var schema: [String: JSONValue] = [
      "type": "object", "properties": .object(properties), "additionalProperties": false,
    ]
    let required = arguments.filter(\.isRequired).map { JSONValue.string($0.name) }
    if !required.isEmpty { schema["required"] = .array(required) }
    return [
      "name": .string(name), "title": .string(title), "description": .string(help),
      "inputSchema": .object(schema),
      "annotations": [
        "title": .string(title), "readOnlyHint": .bool(isReadOnly), "openWorldHint": false,
      ],
    ]
  }

  /// Returns why arguments are invalid; `nil` if they are valid.
  func reasonAgainst(_ given: JSONValue) -> String? {
    guard let members = given.object else {
      return "“arguments” must be an object, not \(given.kind)."
    }
    for (name, value) in members.sorted(by: { $0.key < $1.key }) {
      guard let argument = arguments.first(where: { $0.name == name }) else {
        let known = arguments.map(\.name).joined(separator: ", ")
        return "\(self.name) has no argument “\(name.prefix(60))”. "
          + (known.isEmpty ? "It takes none." : "Arguments: \(known).")
      }
      if value == .null, !argument.isRequired { continue }
      let isRight =
        switch argument.kind {
        case .string: value.string != nil
        case .flag: value.bool != nil
        // Models occasionally pass a single step as a string.
        case .strings: value.string != nil || value.array?.allSatisfy { $0.string != nil } == true
        }
      let wanted =
        switch argument.kind {
        case .string: "a string"
        case .flag: "true or false"
        case .strings: "an array of strings"
        }
      guard isRight else { return "“\(name)” must be \(wanted), not \(value.kind)." }
      if let choices = argument.choices, let text = value.string, !choices.contains(text) {
        return "“\(name)” must be one of \(choices.joined(separator: ", "))."
      }
    }
    for argument in arguments where argument.isRequired && members[argument.name] == nil {
      return "“\(argument.name)” is missing."
    }
    return nil
  }
}
