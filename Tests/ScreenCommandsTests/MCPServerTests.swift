import ChildProcesses
import Foundation
import TestSupport
import Testing

@testable import ScreenCommands

/// The server with scripts as workers, because a script can simulate any failure of a program.
@Suite struct MCPServerTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Answers every call with the script's name, after running its tool's name in the shell.
  private func script(_ name: String, start: String = "") -> String {
    """
    #!/bin/sh
    \(start)
    echo '{"ready":true}'
    while read -r line; do
      case "$line" in
        *hang*) sleep 600 ;;
        *crash*) echo 'Fatal error: no good' >&2; exit 4 ;;
        *print*) echo 'hello there' >&2 ;;
      esac
      case "$line" in *resume*) text="\(name) resumed" ;; *) text="\(name)" ;; esac
      echo "{\\"result\\":{\\"content\\":[{\\"type\\":\\"text\\",\\"text\\":\\"$text\\"}]},\
    \\"request\\":{\\"screen\\":\\"a\\"}}"
    done
    """
  }

  private func install(_ text: String) throws {
    try folder.writeProgram(text, "new")
    #expect(rename(folder.path("new"), folder.path("program")) == 0)
  }

  private func server(limit: Double = 30, build: String? = nil) throws -> ServerOnPipes {
    try ServerOnPipes(
      MCPProgram(
        path: folder.path("package/.build/program"), arguments: ["program"],
        environment: ["PATH": "/usr/bin:/bin"]),
      MCPServer.Options(limit: limit, build: build))
  }

  /// A package whose program is behind a link, so that it can be replaced as a build does.
  private func makePackage() throws {
    try folder.write(Data(), "package/Package.swift")
    try folder.write(Data("let a = 1\n".utf8), "package/Sources/App/Screen.swift")
    try FileManager.default.createDirectory(
      at: folder.file("package/.build"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: folder.file("package/.build/program"),
      withDestinationURL: folder.file("program"))
  }

  @Test func aWorkerThatEndsOrHangsIsReplaced() throws {
    try makePackage()
    try install(script("one"))
    let server = try server(limit: 1)
    #expect(try server.call("a") == "one")
    let crashed = try server.call("crash")
    #expect(crashed.contains("ended with status 4"), "\(crashed)")
    #expect(crashed.contains("Fatal error: no good"))
    #expect(try server.call("b") == "one resumed")
    #expect(try server.call("hang").contains("within 1 seconds"))
    #expect(try server.call("print") == "one resumed\nprinted    hello there")
    server.end()
  }

  @Test func aNewProgramIsTakenAndABadOneIsNot() throws {
    try makePackage()
    try install(script("one"))
    let server = try server()
    #expect(try server.call("a") == "one")
    try install(script("two"))
    #expect(try server.call("b") == "two resumed")
    #expect(try server.call("c") == "two")
    try install("#!/bin/sh\necho broken >&2\nexit 9\n")
    let answer = try server.call("d")
    #expect(answer.contains("can't be started: it ended with status 9. broken"), "\(answer)")
    #expect(answer.hasSuffix("two"))
    try install(script("three"))
    #expect(try server.call("e") == "three resumed")
    server.end()
  }

  @Test func aProgramThatIsMissingForAMomentIsWaitedFor() throws {
    try makePackage()
    let server = try server()
    let (new, program) = (folder.path("new"), folder.path("program"))
    try folder.writeProgram(script("late"), "new")
    Thread.detachNewThread {
      usleep(400_000)
      rename(new, program)
    }
    #expect(try server.call("a") == "late")
    server.end()
  }

  @Test func editsAreToldAndBuiltWhereACommandSaysHow() throws {
    try makePackage()
    try install(script("one"))
    try age("program", by: 100)
    try age("package/Sources/App/Screen.swift", by: 200)
    try age("package/Package.swift", by: 200)
    let server = try server()
    #expect(try server.call("a") == "one")
    try folder.write(Data("let a = 2\n".utf8), "package/Sources/App/Screen.swift")
    let stale = try server.call("b")
    #expect(stale.contains("1 file was edited after the last build"), "\(stale)")
    #expect(stale.contains("(Sources/App/Screen.swift)"))
    server.end()

    try folder.writeProgram(script("built"), "next")
    let builder = try self.server(
      build: "grep -q 2 Sources/App/Screen.swift && mv ../next ../program")
    #expect(try builder.call("c") == "built")
    try age("program", by: 50)
    try folder.write(Data("let a = ?\n".utf8), "package/Sources/App/Screen.swift")
    let failed = try builder.call("d")
    #expect(failed.contains("The build failed with status 1"), "\(failed)")
    #expect(try builder.call("e") == failed, "the same isn't built again")
    try folder.writeProgram(script("mended"), "next")
    try folder.write(Data("let a = 22\n".utf8), "package/Sources/App/Screen.swift")
    #expect(try builder.call("f") == "mended resumed")
    builder.end()
  }

  private func age(_ name: String, by seconds: Double) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -seconds)],
      ofItemAtPath: folder.path(name))
  }
}

/// A server on its own thread, with a client that sends one call at a time.
private final class ServerOnPipes {
  struct Silence: Error {}

  private var input: Int32
  private let output: Int32
  private var buffer = LineBuffer()
  private var last = 0
  private let hasEnded = DispatchSemaphore(value: 0)

  init(_ program: MCPProgram, _ options: MCPServer.Options) throws {
    var (into, out): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
    guard pipe(&into) == 0, pipe(&out) == 0 else { throw Silence() }
    for end in into + out { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    input = into[1]
    output = out[0]
    let (read, write) = (into[0], out[1])
    let hasEnded = hasEnded
    Thread.detachNewThread {
      let tool = MCPTool(
        name: "act", title: "", help: "",
        arguments: [.init(name: "what", kind: .string, help: "")])
      MCPServer(
        conversation: MCPProtocol(name: "t", version: "1", instructions: "", tools: [tool]),
        program: program, options: options, input: read, output: write
      ).run()
      close(read)
      close(write)
      hasEnded.signal()
    }
    _ = try request("initialize", ["protocolVersion": "2025-06-18"])
  }

  private func request(_ method: String, _ parameters: JSONValue) throws -> JSONValue {
    last += 1
    let message: JSONValue = [
      "jsonrpc": "2.0", "id": .integer(last), "method": .string(method), "params": parameters,
    ]
    _ = ChildProcess.write(message.bytes + [0x0A], to: input)
    while true {
      guard let bytes = ChildProcess.read(output) else { throw Silence() }
      for case .bytes(let line) in buffer.take(bytes) {
        let answer = try JSONReader.value(of: line)
        #expect(answer["id"] == .integer(last))
        return try #require(answer["result"])
      }
    }
  }

  /// The answer to a call.
  func call(_ what: String) throws -> String {
    let result = try request(
      "tools/call", ["name": "act", "arguments": ["what": .string(what)]])
    return (result["content"]?.array ?? []).compactMap { $0["text"]?.string }
      .joined(separator: "\n")
  }

  /// Ends the input, which ends the server.
  func end() {
    close(input)
    #expect(hasEnded.wait(timeout: .now() + 60) == .success)
    close(output)
  }
}
