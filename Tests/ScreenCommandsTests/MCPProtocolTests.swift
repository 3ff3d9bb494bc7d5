import Testing

@testable import ScreenCommands

@Suite struct MCPProtocolTests {
  private static let tool = MCPTool(
    name: "look", title: "Look", help: "Looks.",
    arguments: [
      .init(name: "at", kind: .string, help: "What.", isRequired: true),
      .init(name: "how", kind: .string, help: "How.", choices: ["near", "far"]),
      .init(name: "steps", kind: .strings, help: "Steps."),
      .init(name: "quick", kind: .flag, help: "Quickly."),
    ])

  private func conversation(_ version: String? = "2025-06-18") -> Conversation {
    let conversation = Conversation(
      MCPProtocol(name: "test", version: "1.2.3", instructions: "Look.", tools: [Self.tool]))
    if let version {
      _ = conversation.take(
        #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"\#(version)"}}"#
      )
    }
    return conversation
  }

  @Test(arguments: [
    ("2024-11-05", "2024-11-05"), ("2025-03-26", "2025-03-26"), ("2025-06-18", "2025-06-18"),
    ("2025-11-25", "2025-06-18"), ("1", "2025-06-18"),
  ])
  func agreesOnAVersion(wanted: String, agreed: String) throws {
    let conversation = conversation(nil)
    let answer = try #require(
      conversation.sent(
        #"{"jsonrpc":"2.0","id":"a","method":"initialize","params":{"protocolVersion":"\#(wanted)"}}"#
      ))
    #expect(answer["id"] == "a")
    #expect(answer["result"]?["protocolVersion"] == .string(agreed))
    #expect(answer["result"]?["serverInfo"] == ["name": "test", "version": "1.2.3"])
    #expect(answer["result"]?["capabilities"] == ["tools": .object([:])])
    #expect(conversation.hasStructuredContent == (agreed == "2025-06-18"))
    #expect(conversation.take(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#).isEmpty)
  }

  @Test func answersPingsAtAnyTimeAndListsToolsOnceAgreed() throws {
    var conversation = conversation(nil)
    #expect(
      conversation.sent(#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#)
        == ["jsonrpc": "2.0", "id": 1, "result": .object([:])])
    let early = conversation.sent(#"{"jsonrpc":"2.0","id":2,"method":"tools/list"}"#)
    #expect(early?["error"]?["code"] == -32600)
    conversation = self.conversation()
    let list = conversation.sent(#"{"jsonrpc":"2.0","id":2,"method":"tools/list","params":{}}"#)
    let tool = try #require(list?["result"]?["tools"]?.array?.first)
    #expect(tool["name"] == "look")
    #expect(tool["inputSchema"]?["required"] == ["at"])
    #expect(tool["inputSchema"]?["properties"]?["how"]?["enum"] == ["near", "far"])
  }

  @Test func callsToolsAndAnswersWhenTheyAreFinished() throws {
    let conversation = conversation()
    let call = try #require(
      conversation.called(
        #"{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"look","arguments":{"at":"x"}}}"#
      ))
    #expect(call.tool == "look")
    #expect(call.arguments == ["at": "x"])
    #expect(
      conversation.finish(call.number, .result(["content": []]))
        == ["jsonrpc": "2.0", "id": 7, "result": ["content": []]])
    #expect(conversation.finish(call.number, .result(.null)) == nil)
  }

  /// Each line with the error code, and a part of its message.
  @Test(arguments: [
    ("{", -32700, "not JSON"), ("\u{FEFF}{}", -32700, "not JSON"), ("1", -32600, "an object"),
    ("[]", -32600, "has no batches"), ("{}", -32600, "2.0"),
    (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, -32600, "2.0"),
    (#"{"jsonrpc":"2.0","id":1}"#, -32600, "“method” is missing"),
    (#"{"jsonrpc":"2.0","id":1,"method":5}"#, -32600, "a string"),
    (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600, "An id"),
    (#"{"jsonrpc":"2.0","id":[1],"method":"ping"}"#, -32600, "An id"),
    (#"{"jsonrpc":"2.0","id":1,"method":"nope"}"#, -32601, "Unknown method “nope”"),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":[1]}"#, -32602, "“params”"),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"cursor":"x"}}"#, -32602, "pages"),
    (#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}"#, -32602, "protocolVersion"),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call"}"#, -32602, "“name”"),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"no"}}"#, -32602, "look"),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"look"}}"#, -32602,
      "“at” is missing"
    ),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"look","arguments":[]}}"#,
      -32602, "an object"
    ),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"look","arguments":{"at":1}}}"#,
      -32602, "a string, not a number"
    ),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"look","arguments":{"on":1}}}"#,
      -32602, "no argument “on”"
    ),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"look","arguments":{"at":"x","how":"up"}}}"#,
      -32602, "one of near, far"
    ),
  ])
  func refusesWhatIsWrong(line: String, code: Int, words: String) throws {
    let conversation = conversation()
    let answer = try #require(conversation.sent(line))
    #expect(answer["error"]?["code"] == .integer(code))
    #expect(answer["error"]?["message"]?.string?.contains(words) == true, "\(answer)")
    #expect(answer["result"] == nil)
    // And it continues.
    #expect(conversation.sent(#"{"jsonrpc":"2.0","id":9,"method":"ping"}"#)?["id"] == 9)
  }

  @Test func answersNoNotificationsAnswersOrEmptyLines() {
    let conversation = conversation()
    for line in [
      "", "  ", #"{"jsonrpc":"2.0","method":"nope"}"#, #"{"jsonrpc":"2.0","id":3,"result":{}}"#,
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":5}}"#,
    ] { #expect(conversation.take(line).isEmpty, "\(line)") }
    #expect(conversation.receive(.tooLong).count == 1)
  }

  @Test func aCancelledCallIsNotAnswered() throws {
    let conversation = conversation()
    let line =
      #"{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"look","arguments":{"at":"x"}}}"#
    let call = try #require(conversation.called(line))
    // Its id can't be in use twice at a time.
    #expect(conversation.sent(line)?["error"]?["code"] == -32600)
    #expect(
      conversation.take(
        #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":7}}"#)
        == [.cancel(call.number)])
    #expect(conversation.finish(call.number, .result(.null)) == nil)
  }

  @Test func aBatchIsAnsweredAsAWholeWhereTheVersionHasBatches() throws {
    let conversation = conversation("2025-03-26")
    let actions = conversation.take(
      #"""
      [{"jsonrpc":"2.0","id":1,"method":"ping"},5,{"jsonrpc":"2.0","method":"notifications/x"},
      {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"look","arguments":{"at":"x"}}}]
      """#.replacing("\n", with: ""))
    guard case .call(let call)? = actions.first, actions.count == 1 else {
      Issue.record("\(actions)")
      return
    }
    let answers = try #require(conversation.finish(call.number, .result(["content": []]))?.array)
    #expect(answers.count == 3)
    #expect(answers.last?["id"] == 2)
    #expect(conversation.sent("[]")?["error"]?["code"] == -32600)
    #expect(
      conversation.sent(#"[{"jsonrpc":"2.0","id":4,"method":"ping"}]"#)?.array?.first?["id"] == 4)
  }
}

/// A conversation whose changes are visible to macros.
private final class Conversation {
  var state: MCPProtocol

  init(_ state: MCPProtocol) { self.state = state }

  var hasStructuredContent: Bool { state.hasStructuredContent }

  func receive(_ line: LineBuffer.Line) -> [MCPProtocol.Action] { state.receive(line) }

  func finish(_ number: Int, _ result: MCPProtocol.Result) -> JSONValue? {
    state.finish(number, result)
  }

  func take(_ line: String) -> [MCPProtocol.Action] { receive(.bytes(Array(line.utf8))) }

  /// The one line sent in reply to another.
  func sent(_ line: String) -> JSONValue? {
    let actions = take(line)
    guard actions.count == 1, case .send(let message) = actions[0] else { return nil }
    return message
  }

  func called(_ line: String) -> MCPProtocol.Call? {
    let actions = take(line)
    guard actions.count == 1, case .call(let call) = actions[0] else { return nil }
    return call
  }
}
