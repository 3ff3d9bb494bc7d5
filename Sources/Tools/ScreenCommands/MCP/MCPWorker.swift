import ChildProcesses
import Foundation
import Tateyoko

/// The process that contains the app: it calls tools for the server, one after another.
///
/// The server and the app are separate processes, so that a crash or hang of the app, or a build
/// that replaces the program, doesn't end the session. They communicate in lines of JSON over the
/// worker's standard input and output, which are hidden from the app.
@MainActor
struct MCPWorker {
  /// The environment variable that makes a process a worker.
  nonisolated static let variable = "TATEYOKO_MCP_WORKER"

  private let toolbox: MCPToolbox
  private let input: Int32
  private let output: Int32

  /// Hides standard input and output from the app.
  init(toolbox: MCPToolbox) {
    self.toolbox = toolbox
    unsetenv(Self.variable)
    input = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
    output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
    dup2(nothing, STDIN_FILENO)
    close(nothing)
  }

  /// Calls tools until the server closes the connection.
  func run() {
    signal(SIGPIPE, SIG_IGN)
    var lines = LineBuffer(limit: 64 << 20)
    guard send(["ready": true]) else { return }
    while let bytes = ChildProcess.read(input) {
      for case .bytes(let line) in lines.take(bytes) {
        guard let message = try? JSONReader.value(of: line), send(answer(message)) else { return }
      }
    }
  }

  private func answer(_ message: JSONValue) -> JSONValue {
    var result: MCPToolResult
    let request = message["resume"].flatMap { ScreenRequest(json: $0) }
    let trouble = request.flatMap { toolbox.resume($0) }
    let tool = message["tool"]?.string ?? ""
    if let trouble, tool == MCPTool.act.name {
      result = .failure("The screen was recreated, but not as it was: \(trouble)")
    } else {
      result = toolbox.call(tool, message["arguments"] ?? .object([:]))
    }
    // The reader of the response must have all previous output.
    fflush(nil)
    return [
      "result": result.json(hasStructure: message["structured"]?.bool ?? false),
      "request": toolbox.request?.json ?? .null,
    ]
  }

  private func send(_ message: JSONValue) -> Bool {
    ChildProcess.write(message.bytes + [0x0A], to: output)
  }
}

extension ScreenRequest {
  /// The request in the format that the server keeps for the next worker.
  var json: JSONValue? {
    (try? JSONEncoder().encode(self)).flatMap { try? JSONReader.value(of: $0) }
  }

  init?(json: JSONValue) {
    guard let request = try? JSONDecoder().decode(ScreenRequest.self, from: Data(json.bytes)) else {
      return nil
    }
    self = request
  }
}
