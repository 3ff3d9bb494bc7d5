/// The server side of the Model Context Protocol: lines in, lines and tool calls out.
///
/// Implements the specifications of 2024-11-05, 2025-03-26 and 2025-06-18 for tools over standard
/// input and output (modelcontextprotocol.io). It keeps the negotiated version and the calls in
/// progress; its user performs the calls.
package struct MCPProtocol: Sendable {
  /// The supported versions, the newest first.
  package static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]
  private static let withStructuredContent: Set = ["2025-06-18"]
  private static let withoutBatches: Set = ["2025-06-18"]

  /// The result of receiving a line.
  package enum Action: Hashable, Sendable {
    /// A line to send.
    case send(JSONValue)
    /// A tool to call, whose result goes to ``MCPProtocol/finish(_:_:)``.
    case call(Call)
    /// A call whose result is no longer needed.
    case cancel(Int)
  }

  /// A call of a tool.
  package struct Call: Hashable, Sendable {
    /// The number that identifies the call when it finishes.
    package var number: Int
    package var tool: String
    package var arguments: JSONValue
  }

  /// The result of a call.
  package enum Result: Hashable, Sendable {
    /// A result in the format of `tools/call`.
    case result(JSONValue)
    /// The arguments are invalid; the associated value is the reason.
    case invalid(String)
  }

  enum Code: Int {
    case parse = -32700
    case invalidRequest = -32600
    case unknownMethod = -32601
    case invalidParameters = -32602
  }

  private struct Pending: Sendable {
    var id: JSONValue
    /// The number of the batch that the response belongs to.
    var batch: Int?
  }

  private struct Batch: Sendable {
    var answers: [JSONValue] = []
    var missing = 0
    var isRead = false
  }

  private let server: (name: String, version: String)
  private let instructions: String
  private let tools: [MCPTool]
  private var pending: [Int: Pending] = [:]
  private var batches: [Int: Batch] = [:]
  private var last = 0

  /// The negotiated version; `nil` before the negotiation.
  package private(set) var version: String?

  /// Whether results may contain structured content.
  package var hasStructuredContent: Bool {
    version.map(Self.withStructuredContent.contains) ?? false
  }

  package init(
    name: String, version: String, instructions: String, tools: [MCPTool]
  ) {
    server = (name, version)
    self.instructions = instructions
    self.tools = tools
  }

  /// Receives a line.
  package mutating func receive(_ line: LineBuffer.Line) -> [Action] {
    guard case .bytes(let bytes) = line else {
      return [.send(Self.error(.null, .parse, "The line is too long."))]
    }
    // Empty lines aren't messages.
    guard bytes.contains(where: { $0 != 0x20 && $0 != 0x09 }) else { return [] }
    let message: JSONValue
    do throws(JSONReader.Problem) {
      message = try JSONReader.value(of: bytes)
    } catch {
      return [.send(Self.error(.null, .parse, "This is not JSON: \(error)."))]
    }
    guard let messages = message.array else { return receive(message, batch: nil) }
    guard version.map(Self.withoutBatches.contains) != true else {
      return [
        .send(Self.error(.null, .invalidRequest, "Version 2025-06-18 has no batches."))
      ]
    }
    guard !messages.isEmpty else {
      return [.send(Self.error(.null, .invalidRequest, "A batch is empty."))]
    }
    return receiveBatch(messages)
  }

  /// Finishes a call.
  ///
  /// - Returns: The line to send now, if any.
  package mutating func finish(_ number: Int, _ result: Result) -> JSONValue? {
    guard let call = pending.removeValue(forKey: number) else { return nil }
    let answer: JSONValue =
      switch result {
      case .result(let value): Self.answer(call.id, value)
      case .invalid(let reason): Self.error(call.id, .invalidParameters, reason)
      }
    guard let batch = call.batch else { return answer }
    batches[batch]?.missing -= 1
    batches[batch]?.answers.append(answer)
    return finishedBatch(batch)
  }

  // MARK: Batches

  private mutating func receiveBatch(_ messages: [JSONValue]) -> [Action] {
    last += 1
    let batch = last
    batches[batch] = Batch()
    var actions: [Action] = []
    for message in messages {
      if message["method"] == "initialize" {
        batches[batch]?.answers.append(
          Self.error(
            message["id"] ?? .null, .invalidRequest, "initialize must not be part of a batch."))
        continue
      }
      for action in receive(message, batch: batch) {
        switch action {
        case .send(let answer): batches[batch]?.answers.append(answer)
        case .call:
          batches[batch]?.missing += 1
          actions.append(action)
        case .cancel: actions.append(action)
        }
      }
    }
    batches[batch]?.isRead = true
    if let answers = finishedBatch(batch) { actions.append(.send(answers)) }
    return actions
  }

  private mutating func finishedBatch(_ number: Int) -> JSONValue? {
    guard let batch = batches[number], batch.isRead, batch.missing == 0 else { return nil }
    batches[number] = nil
    return batch.answers.isEmpty ? nil : .array(batch.answers)
  }

  // MARK: Messages

  private mutating func receive(_ message: JSONValue, batch: Int?) -> [Action] {
    guard let members = message.object else {
      return [
        .send(
          Self.error(.null, .invalidRequest, "A message must be an object, not \(message.kind)."))
      ]
    }
    var id: JSONValue?
    if let given = members["id"] {
      switch given {
      case .string, .integer, .number: id = given
      default:
        return [
          .send(
            Self.error(
              .null, .invalidRequest, "An id must be a string or a number, not \(given.kind)."))
        ]
      }
    }
    guard members["jsonrpc"] == "2.0" else {
      return [
        .send(Self.error(id ?? .null, .invalidRequest, "“jsonrpc” must be the string 2.0."))
      ]
    }
    guard let given = members["method"] else {
      // A response, although no request was sent.
      if members["result"] != nil || members["error"] != nil { return [] }
      return [.send(Self.error(id ?? .null, .invalidRequest, "“method” is missing."))]
    }
    guard let method = given.string else {
      return [
        .send(
          Self.error(
            id ?? .null, .invalidRequest, "“method” must be a string, not \(given.kind)."))
      ]
    }
    let parameters = members["params"] ?? .object([:])
    guard let id else { return notified(method, parameters) }
    guard parameters.object != nil else {
      return [
        .send(
          Self.error(
            id, .invalidParameters, "“params” must be an object, not \(parameters.kind)."))
      ]
    }
    return requested(method, parameters, id, batch)
  }

  /// Notifications never get a response.
  private mutating func notified(_ method: String, _ parameters: JSONValue) -> [Action] {
    guard method == "notifications/cancelled", let id = parameters["requestId"],
      let number = pending.first(where: { $0.value.id == id })?.key
    else { return [] }
    let call = pending.removeValue(forKey: number)
    guard let batch = call?.batch else { return [.cancel(number)] }
    batches[batch]?.missing -= 1
    return [.cancel(number)] + [finishedBatch(batch)].compactMap { $0.map { .send($0) } }
  }

  private mutating func requested(
    _ method: String, _ parameters: JSONValue, _ id: JSONValue, _ batch: Int?
  ) -> [Action] {
    switch method {
    case "initialize": return [.send(initialized(parameters, id))]
    case "ping": return [.send(Self.answer(id, .object([:])))]
    default: break
    }
    guard ["tools/list", "tools/call"].contains(method) else {
      return [.send(Self.error(id, .unknownMethod, "Unknown method “\(Self.short(method))”."))]
    }
    guard version != nil else {
      return [.send(Self.error(id, .invalidRequest, "Send initialize first."))]
    }
    if method == "tools/list" {
      guard parameters["cursor"] == nil || parameters["cursor"] == .null else {
        return [.send(Self.error(id, .invalidParameters, "There are no further pages of tools."))]
      }
      let list: JSONValue = ["tools": .array(tools.map(\.json))]
      return [.send(Self.answer(id, list))]
    }
    guard let name = parameters["name"]?.string else {
      return [.send(Self.error(id, .invalidParameters, "“name”, the tool's name, is missing."))]
    }
    guard let tool = tools.first(where: { $0.name == name }) else {
      let known = tools.map(\.name).joined(separator: ", ")
      return [
        .send(
          Self.error(
            id, .invalidParameters, "Unknown tool “\(Self.short(name))”. Tools: \(known)."))
      ]
    }
    var arguments = parameters["arguments"] ?? .object([:])
    if arguments == .null { arguments = .object([:]) }
    if let reason = tool.reasonAgainst(arguments) {
      return [.send(Self.error(id, .invalidParameters, reason))]
    }
    if pending.values.contains(where: { $0.id == id }) {
      return [.send(Self.error(id, .invalidRequest, "A call with this id is in progress."))]
    }
    last += 1
    pending[last] = Pending(id: id, batch: batch)
    return [.call(Call(number: last, tool: name, arguments: arguments))]
  }

  private mutating func initialized(_ parameters: JSONValue, _ id: JSONValue) -> JSONValue {
    guard let wanted = parameters["protocolVersion"]?.string else {
      return Self.error(id, .invalidParameters, "“protocolVersion” is missing.")
    }
    // A client that requires another version disconnects.
    let agreed = Self.versions.contains(wanted) ? wanted : Self.versions[0]
    version = agreed
    return Self.answer(
      id,
      [
        "protocolVersion": .string(agreed),
        "capabilities": ["tools": .object([:])],
        "serverInfo": ["name": .string(server.name), "version": .string(server.version)],
        "instructions": .string(instructions),
      ])
  }

  // MARK: Answers

  private static func answer(_ id: JSONValue, _ result: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "id": id, "result": result]
  }

  private static func error(_ id: JSONValue, _ code: Code, _ message: String) -> JSONValue {
    [
      "jsonrpc": "2.0", "id": id,
      "error": ["code": .integer(code.rawValue), "message": .string(message)],
    ]
  }

  /// Shortens client input to a readable length for messages.
  private static func short(_ text: String) -> String {
    text.count > 60 ? "\(text.prefix(60))…" : text
  }
}
