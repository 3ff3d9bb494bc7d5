import ChildProcesses
import Foundation
import Pixels
import TestProcesses
import TestSupport
import Testing

@testable import ScreenCommands

/// `tateyoko mcp` through a client.
@Suite(.waitingForProcesses) struct MCPCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func server(
    _ program: URL = CommandLineRun.executable, _ arguments: [String] = []
  ) throws -> Client {
    try Client(program, ["--folder", folder.path("see")] + arguments)
  }

  @Test func aClientListsSeesActsAndAsksWhatHasChanged() throws {
    let client = try server()
    try client.initialize()
    let tools = try client.request("tools/list")["tools"]?.array ?? []
    for name in ["list_screens", "see", "act", "changes"] {
      #expect(tools.contains { $0["name"] == .string(name) })
    }
    let screens = try client.call("list_screens")
    #expect(screens.text.contains("Stories/form"))

    let seen = try client.call("see", ["screen": "Stories/form", "device": "iphone-15"])
    #expect(!seen.isError, "\(seen.text)")
    #expect(seen.text.contains("“Create Account”"))
    let path = try #require(seen.structured?["picture"]?["path"]?.string)
    #expect(FileManager.default.fileExists(atPath: path))
    let picture = try PNGCodec.decode(try #require(seen.picture))
    #expect(picture.width == 786 && picture.height == 1704, "two pixels a point")

    let typed = try client.call("act", ["steps": ["type ada into Email"]])
    #expect(!typed.isError, "\(typed.text)")
    #expect(typed.structured?["steps"] == ["type ada into Email"])
    #expect(typed.structured?["effect"]?["layout"]?.array?.isEmpty == false)
    #expect(typed.picture != seen.picture)
    // The screen continues from its current state.
    let more = try client.call("act", ["steps": ["type @example.org", "turn landscape"]])
    #expect(more.text.contains("“ada@example.org”"), "\(more.text)")
    #expect(more.structured?["orientation"] == "landscape")

    let failed = try client.call("act", ["steps": ["tap Craete Account"], "image": false])
    #expect(failed.isError)
    #expect(failed.text.contains("“Create Account”"), "\(failed.text)")
    #expect(failed.picture == nil)

    let changes = try client.call("changes")
    #expect(changes.text.contains("Nothing has changed"), "\(changes.text)")
    #expect(changes.picture == nil)
    #expect(try client.end() == 0)
  }

  @Test func whatCannotBeSeenIsAnErrorOfTheToolAndNotOfTheServer() throws {
    let client = try server()
    try client.initialize("2024-11-05")
    #expect(try client.call("act", ["steps": ["tap x"]]).text.contains("Call see first"))
    #expect(try client.call("changes").isError)
    let wrong = try client.call("see", ["screen": "Stories/from"])
    #expect(wrong.isError)
    #expect(wrong.text.contains("Did you mean Stories/form"))
    let device = try client.call("see", ["screen": "Stories/form", "device": "nokia"])
    #expect(device.text.contains("Unknown device “nokia”"))
    let unknown = try client.call("see", ["screen": "Zzzzzz"])
    #expect(unknown.text.contains("list_screens lists them all"), "\(unknown.text)")
    for answer in [device, unknown] {
      #expect(!answer.text.contains("--list") && !answer.text.contains("tateyoko devices"))
    }
    let seen = try client.call("see", ["screen": "Stories/form"])
    #expect(!seen.isError)
    #expect(seen.structured == nil, "2024-11-05 has no structured content")
    #expect(try client.end() == 0)
  }

  @Test func hostileInputIsAnsweredAndEndsNothing() throws {
    let client = try server()
    try client.initialize()
    for line in [
      Data([0xFF, 0xFE, 0x00]), Data("{\"a\":\"\u{1}\"}".utf8),
      Data(repeating: UInt8(ascii: "["), count: 1 << 20),
      Data(repeating: UInt8(ascii: "x"), count: 9 << 20), Data("[]".utf8), Data("\"\"".utf8),
    ] {
      client.send(line)
      let answer = try client.receive()
      #expect(answer["error"]?["code"] != nil, "\(answer)")
      #expect(answer["id"] == .null)
    }
    #expect(try client.request("ping") == .object([:]))
    // A call that isn't waited for, and the end of input right after a call without its line break.
    client.send(
      Data(
        (#"{"jsonrpc":"2.0","id":70,"method":"tools/call","params":{"name":"list_screens"}}"# + "\n"
          + #"{"jsonrpc":"2.0","id":71,"method":"ping"}"#).utf8), isLine: false)
    client.closeInput()
    let answers = [try client.receive(), try client.receive()]
    #expect(Set(answers.compactMap { $0["id"] }) == [70, 71])
    #expect(try client.end() == 0)
  }

  @Test func anAppThatIsGoneIsStartedAgainWhereItWas() throws {
    let client = try server()
    try client.initialize()
    _ = try client.call("see", ["screen": "Stories/form"])
    _ = try client.call("act", ["steps": ["type ada into Email"]])
    let worker = try #require(client.children().first)
    kill(worker, SIGKILL)
    let seen = try client.call("act", ["steps": ["type @example.org"]])
    // Whether it is noticed before or during the call.
    let after = seen.isError ? try client.call("act", ["steps": ["type @example.org"]]) : seen
    #expect(after.text.contains("“ada@example.org”"), "\(after.text)")
    #expect(client.children() != [worker])
    #expect(try client.end() == 0)
  }

  @Test func aNewBuildAnswersTheNextCall() throws {
    let program = folder.file("tateyoko")
    try FileManager.default.copyItem(at: CommandLineRun.executable, to: program)
    let client = try server(program)
    try client.initialize()
    _ = try client.call("see", ["screen": "Stories/form"])
    _ = try client.call("act", ["steps": ["type ada into Email"]])
    let worker = client.children()
    try FileManager.default.copyItem(
      at: CommandLineRun.executable, to: folder.file("tateyoko.new"))
    #expect(rename(folder.path("tateyoko.new"), program.path) == 0)
    let seen = try client.call("act", ["steps": ["type @example.org"]])
    #expect(seen.text.contains("“ada@example.org”"), "\(seen.text)")
    #expect(client.children() != worker)

    // A program that can't be started leaves the previous one running.
    try folder.writeProgram("#!/bin/sh\necho no good >&2\nexit 3\n", "tateyoko.new")
    #expect(rename(folder.path("tateyoko.new"), program.path) == 0)
    let old = try client.call("act", ["steps": ["clear Email"]])
    #expect(!old.isError)
    #expect(old.text.contains("can't be started: it ended with status 3. no good"), "\(old.text)")
    #expect(try client.end() == 0)
  }

  @Test(arguments: [["--limit", "0"], ["--limit", "soon"], ["x"], ["--frob"]])
  func wrongUseEndsWithStatusTwo(arguments: [String]) throws {
    let run = try CommandLineRun(["mcp"] + arguments, folder: folder.url)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
  }

  /// A call to a warm server takes less than a tenth of a second of the app's processor time.
  @Test func callsOfAWarmServerAreQuick() throws {
    let client = try server()
    try client.initialize()
    _ = try client.call("see", ["screen": "Stories/form"])
    let worker = try #require(client.children().first)
    let before = Client.processorTime(of: worker)
    let calls = 10
    for _ in 0..<calls { _ = try client.call("see", ["screen": "Stories/form"]) }
    let each = (Client.processorTime(of: worker) - before) / Double(calls)
    #expect(each < 0.1, "\(each) s")
    #expect(client.children() == [worker])
    #expect(try client.end() == 0)
  }
}

/// A client that sends one request at a time.
private final class Client {
  struct Result {
    var text: String
    var picture: Data?
    var structured: JSONValue?
    var isError: Bool
  }

  struct Silence: Error {}

  private let process: ChildProcess
  private var buffer = LineBuffer(limit: 64 << 20)
  private var lines: [[UInt8]] = []
  private var last = 0

  init(_ program: URL, _ arguments: [String]) throws {
    process = try Self.start(program, arguments)
    // Nothing reads its log; output there must not fill a pipe.
    process.closeErrors()
  }

  /// Starts a server. The file of a freshly copied one is busy as long as a process that another test forked
  /// meanwhile still has it open.
  private static func start(_ program: URL, _ arguments: [String]) throws -> ChildProcess {
    var triesLeft = 100
    while true {
      do {
        return try ChildProcess(
          program.path, [program.path, "mcp"] + arguments,
          environment: ProcessInfo.processInfo.environment)
      } catch let error as POSIXError where error.code == .ETXTBSY && triesLeft > 0 {
        triesLeft -= 1
        usleep(20_000)
      }
    }
  }

  func send(_ data: Data, isLine: Bool = true) {
    _ = withoutPipeSignal { process.send(Array(data) + (isLine ? [0x0A] : [])) }
  }

  func closeInput() { process.closeInput() }

  func receive() throws -> JSONValue {
    while lines.isEmpty {
      guard let bytes = ChildProcess.read(process.output) else { throw Silence() }
      for case .bytes(let line) in buffer.take(bytes) { lines.append(line) }
    }
    return try JSONReader.value(of: lines.removeFirst())
  }

  func request(_ method: String, _ parameters: JSONValue = .object([:])) throws -> JSONValue {
    last += 1
    let message: JSONValue = [
      "jsonrpc": "2.0", "id": .integer(last), "method": .string(method), "params": parameters,
    ]
    send(Data(message.bytes))
    let answer = try receive()
    #expect(answer["id"] == .integer(last))
    return try #require(answer["result"], "\(answer)")
  }

  func initialize(_ version: String = "2025-06-18") throws {
    let result = try request(
      "initialize",
      [
        "protocolVersion": .string(version), "capabilities": .object([:]),
        "clientInfo": ["name": "test", "version": "1"],
      ])
    #expect(result["protocolVersion"] == .string(version))
    send(Data(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#.utf8))
  }

  func call(_ tool: String, _ arguments: JSONValue = .object([:])) throws -> Result {
    let result = try request("tools/call", ["name": .string(tool), "arguments": arguments])
    let content = result["content"]?.array ?? []
    let images = content.filter { $0["type"] == "image" }
    #expect(images.allSatisfy { $0["mimeType"] == "image/png" })
    return Result(
      text: content.compactMap { $0["text"]?.string }.joined(separator: "\n"),
      picture: images.first?["data"]?.string.flatMap { Data(base64Encoded: $0) },
      structured: result["structuredContent"], isError: result["isError"]?.bool ?? false)
  }

  /// Ends the input and waits for the status.
  func end() throws -> Int32 {
    process.closeInput()
    while ChildProcess.read(process.output) != nil {}
    return process.wait()
  }

  /// The programs that the server has started, each through a keeper process.
  func children() -> [Int32] { Self.children(process.identifier).flatMap(Self.children) }

  private static func children(_ process: Int32) -> [Int32] {
    let path = "/proc/\(process)/task/\(process)/children"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split(separator: " ").compactMap { Int32($0) }
  }

  /// The processor time that a process has used, in seconds.
  static func processorTime(of process: Int32) -> Double {
    let text = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    // The name, in parentheses, may contain spaces.
    let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else {
      return .infinity
    }
    return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }
}
