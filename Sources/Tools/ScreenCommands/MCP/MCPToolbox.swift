import Foundation
import Tateyoko

/// Implements the tools.
@MainActor
final class MCPToolbox {
  /// The maximum length of a picture's longest side, in pixels; clients scale down or reject larger
  /// ones.
  private static let longestSide = 2000

  private let session: ScreenSession

  init(session: ScreenSession) {
    self.session = session
  }

  static var tools: [MCPTool] { [.listScreens, .see, .act, .changes, .lint] }

  /// The request that can recreate the last screen.
  var request: ScreenRequest? { session.request }

  /// Recreates the screen of an earlier program.
  ///
  /// - Returns: Why it couldn't be restored; `nil` if it was.
  func resume(_ request: ScreenRequest) -> String? { session.resume(request) }

  /// Calls a tool with valid arguments.
  func call(_ tool: String, _ arguments: JSONValue) -> MCPToolResult {
    do {
      return try result(tool, arguments)
    } catch let problem as ScreenNames.Problem {
      return .failure(problem.toolDescription)
    } catch {
      return .failure("\(error)")
    }
  }

  private func result(_ tool: String, _ arguments: JSONValue) throws -> MCPToolResult {
    let isWhole = arguments["tree"] == "full"
    switch tool {
    case MCPTool.listScreens.name:
      let list = ScreenListing(session.found)
      return MCPToolResult(
        texts: [list.text], structured: try JSONReader.value(of: try list.json().utf8))
    case MCPTool.see.name:
      let request = ScreenRequest(
        screen: arguments["screen"]?.string ?? "", device: arguments["device"]?.string,
        os: arguments["os"]?.string, orientation: arguments["orientation"]?.string,
        posture: arguments["posture"]?.string, styles: Self.strings(arguments["style"]),
        textSize: arguments["text_size"]?.string, language: arguments["language"]?.string,
        chrome: arguments["chrome"]?.bool ?? false, steps: Self.strings(arguments["steps"]))
      return try Self.result(
        try session.see(request, isWhole: isWhole, scale: Self.scale(arguments)))
    case MCPTool.act.name:
      return try Self.result(
        try session.act(
          Self.strings(arguments["steps"]), isWhole: isWhole, scale: Self.scale(arguments)))
    case MCPTool.changes.name:
      guard let request = session.request else { throw ScreenSession.NoScreen() }
      let seen = try session.see(request).seen
      return MCPToolResult(
        texts: [seen.changesInWords], structured: try Self.json(seen.changes),
        isError: seen.failure != nil)
    case MCPTool.lint.name:
      let linted = try session.lint(
        arguments["screen"]?.string, devices: Self.strings(arguments["devices"]))
      return MCPToolResult(
        texts: [linted.lines.joined(separator: "\n")],
        structured: try JSONReader.value(of: try JSONEncoder().encode(linted)))
    default: return .failure("\(tool) is not a tool.")
    }
  }

  private static func result(_ result: ScreenSession.Result) throws -> MCPToolResult {
    MCPToolResult(
      texts: [result.seen.lines.joined(separator: "\n")], picture: result.picture,
      structured: try JSONReader.value(of: try result.seen.json().utf8),
      isError: result.seen.failure != nil)
  }

  private static func scale(_ arguments: JSONValue) -> ScreenSession.Scale? {
    guard arguments["image"]?.bool ?? true else { return nil }
    return { $0.scale(longestSide: longestSide) }
  }

  private static func json(_ changes: ScreenChanges?) throws -> JSONValue {
    guard let changes else { return ["changes": .null] }
    return ["changes": try JSONReader.value(of: try JSONEncoder().encode(changes))]
  }

  private static func strings(_ value: JSONValue?) -> [String] {
    if let one = value?.string { return [one] }
    return value?.array?.compactMap(\.string) ?? []
  }
}

extension SeenScreen {
  /// A description of the changes only.
  fileprivate var changesInWords: String {
    var lines = [headline] + steps.map { "after      \($0)" }
    if let failure { lines.append("failed     \(failure)") }
    if let changes {
      lines += changes.isEmpty ? ["Nothing has changed since the last look."] : changes.words
    } else {
      lines.append("This is the first look at it.")
    }
    lines += problems.map { "problem    \($0)" }
    return lines.joined(separator: "\n")
  }
}
