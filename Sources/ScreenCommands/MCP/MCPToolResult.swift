import Foundation

/// What a call of a tool came to.
struct MCPToolResult: Sendable {
  var texts: [String]
  /// A PNG file.
  var picture: Data?
  /// The same facts as data.
  var structured: JSONValue?
  /// Whether the tool could not do what it was called for.
  var isError = false

  static func failure(_ text: String) -> MCPToolResult {
    MCPToolResult(texts: [text], isError: true)
  }

  /// The result as `tools/call` has it.
  ///
  /// - Parameter hasStructure: Whether the client's version of the protocol knows structured content.
  func json(hasStructure: Bool) -> JSONValue {
    var content: [JSONValue] = texts.map { ["type": "text", "text": .string($0)] }
    if let picture {
      content.append([
        "type": "image", "data": .string(picture.base64EncodedString()), "mimeType": "image/png",
      ])
    }
    var members: [String: JSONValue] = [
      "content": .array(content), "isError": .bool(isError),
    ]
    if hasStructure, let structured, structured.object != nil {
      members["structuredContent"] = structured
    }
    return .object(members)
  }
}

extension JSONValue {
  /// A result of a tool with one more text in front.
  func precededBy(_ text: String) -> JSONValue {
    guard var members = object, let content = members["content"]?.array else { return self }
    members["content"] = .array([["type": "text", "text": .string(text)]] + content)
    return .object(members)
  }

  /// A result of a tool with one more text behind the others.
  func followedBy(_ text: String) -> JSONValue {
    guard var members = object, let content = members["content"]?.array else { return self }
    let place = content.lastIndex { $0["type"] == "text" }.map { $0 + 1 } ?? content.count
    var longer = content
    longer.insert(["type": "text", "text": .string(text)], at: place)
    members["content"] = .array(longer)
    return .object(members)
  }
}
