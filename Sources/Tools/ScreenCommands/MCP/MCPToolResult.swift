import Foundation

/// The result of a tool call.
struct MCPToolResult: Sendable {
  var texts: [String]
  /// A PNG file.
  var picture: Data?
  /// The facts as data.
  var structured: JSONValue?
  /// Whether the tool failed.
  var isError = false

  static func failure(_ text: String) -> MCPToolResult {
    MCPToolResult(texts: [text], isError: true)
  }

  /// Returns the result in the format of `tools/call`.
  ///
  /// - Parameter hasStructure: Whether the client's version of the protocol supports structured
  ///   content.
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
  /// Returns a tool's result with an additional text at the beginning.
  func precededBy(_ text: String) -> JSONValue {
    guard var members = object, let content = members["content"]?.array else { return self }
    members["content"] = .array([["type": "text", "text": .string(text)]] + content)
    return .object(members)
  }

  /// Returns a tool's result with an additional text at the end.
  func followedBy(_ text: String) -> JSONValue {
    guard var members = object, let content = members["content"]?.array else { return self }
    let place = content.lastIndex { $0["type"] == "text" }.map { $0 + 1 } ?? content.count
    var longer = content
    longer.insert(["type": "text", "text": .string(text)], at: place)
    members["content"] = .array(longer)
    return .object(members)
  }
}
