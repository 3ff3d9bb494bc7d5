import ChildProcesses
import Foundation
import Tateyoko

/// The process that has the app in it: it calls tools for the server, one after another.
///
/// The server and the app are two processes, so that an app that crashes or hangs, and a build that
/// replaces the program, end no session. They talk in lines of JSON over the worker's standard input
/// and output, of which the app sees neither.
@MainActor
struct MCPWorker {
  /// The variable by which a process knows that it is one.
  nonisolated static let variable = "TATEYOKO_MCP_WORKER"

  private let toolbox: MCPToolbox
  private let input: Int32
  private let output: Int32

  /// Takes standard input and output away from the app.
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

  /// Calls tools until the server has no more calls.
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
      result = .failure("The screen was made anew, and is not what it was: \(trouble)")
    } else {
      result = toolbox.call(tool, message["arguments"] ?? .object([:]))
    }
    // Whoever reads the answer has what was printed before it.
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
  /// The request as the server keeps it for the next worker.
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
