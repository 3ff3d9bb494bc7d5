import Foundation
import TestProcesses
import TestSupport
import Testing

/// The program that the compiler calls to expand `#Preview`.
@Suite(.waitingForProcesses) struct PreviewMacroTests {
  private static let tool = CommandLineRun.executable.deletingLastPathComponent()
    .appendingPathComponent("PreviewMacros-tool")

  /// The program's answers to messages, each as JSON.
  private func answers(_ input: Data) throws -> (answers: [[String: Any]], status: Int32) {
    let process = Process()
    process.executableURL = Self.tool
    let (given, answered) = (Pipe(), Pipe())
    process.standardInput = given
    process.standardOutput = answered
    try process.run()
    try? given.fileHandleForWriting.write(contentsOf: input)
    try given.fileHandleForWriting.close()
    var rest = try answered.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    var answers: [[String: Any]] = []
    while rest.count >= 8 {
      let length = rest.prefix(8).reversed().reduce(0) { $0 << 8 | Int($1) }
      let body = rest.dropFirst(8).prefix(length)
      rest = rest.dropFirst(8 + length)
      answers.append(
        try #require(try JSONSerialization.jsonObject(with: body) as? [String: Any]))
    }
    return (answers, process.terminationReason == .exit ? process.terminationStatus : -1)
  }

  private func framed(_ message: Data) -> Data {
    Data((0..<8).map { UInt8(truncatingIfNeeded: message.count >> ($0 * 8)) }) + message
  }

  private func expansion(of source: String, line: Int = 1) throws -> (
    source: String?, problems: [String]
  ) {
    let message: [String: Any] = [
      "expandFreestandingMacro": [
        "discriminator": "$s3AppMf_", "macroRole": "declaration",
        "syntax": [
          "source": source,
          "location": ["fileID": "App/A.swift", "fileName": "/a \"b\".swift", "line": line],
        ],
      ]
    ]
    let (all, status) = try answers(framed(try JSONSerialization.data(withJSONObject: message)))
    #expect(status == 0)
    let result = try #require(all.first?["expandMacroResult"] as? [String: Any])
    let problems = (result["diagnostics"] as? [[String: Any]]) ?? []
    return (result["expandedSource"] as? String, problems.compactMap { $0["message"] as? String })
  }

  @Test func theCodeStaysAsItIs() throws {
    let body =
      "(\"N\u{E4}me \\\"1\\\"\", traits: .landscapeLeft) {\n  // { \u{1F600}\n  UIView()\n}"
    let (source, problems) = try expansion(
      of: "\n// # no /* { */\n@available(iOS 17, *) /* # */\n#Preview\(body)", line: 7)
    let text = try #require(source)
    #expect(problems.isEmpty)
    #expect(text.contains("UIKit.Preview\(body)\n"))
    #expect(text.contains("line: 10)"), "the line of the macro itself")
    #expect(text.contains(#"file: "/a \"b\".swift""#))
    #expect(text.hasPrefix("nonisolated struct $s3AppMf_15PreviewRegistryfMu_:"))
  }

  @Test func whatIsNoPreviewIsAnError() throws {
    #expect(try expansion(of: "#Preview").problems.count == 1)
    #expect(try expansion(of: "").source == nil)
    #expect(try expansion(of: "/* #Preview { }").source == nil)
    #expect(try expansion(of: "@a(\"").source == nil)
  }

  @Test func hostileMessagesAreAnswered() throws {
    let messages =
      [
        "", "{", "[[[[", "{}", #"{"a":1}"#, #"{"expandFreestandingMacro":{}}"#, "\u{0}",
        String(repeating: "[", count: 100_000), #"{"x":"\ud800\u12"}"#, #"{"x":"\"#,
        #"{"expandAttachedMacro":{"attributeSyntax":{}}}"#, "nul", #"{"a":{"b":[1,2,{}]}} "#,
      ].map { Data($0.utf8) } + [Data([0xFF, 0xFE, 0x7B])]
    let (all, status) = try answers(messages.map(framed).reduce(Data(), +))
    #expect(status == 0)
    #expect(all.count == messages.count)
    for answer in all {
      let result = try #require(answer["expandMacroResult"] as? [String: Any])
      #expect((result["diagnostics"] as? [Any])?.count == 1)
    }
    // Incorrect lengths.
    for head in [[UInt8](repeating: 0xFF, count: 8), [5, 0, 0, 0, 0, 0, 0, 0, 1], [1]] {
      #expect(try answers(Data(head)).answers.isEmpty)
    }
  }
}
