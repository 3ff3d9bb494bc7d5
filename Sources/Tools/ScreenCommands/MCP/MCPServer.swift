import ChildProcesses
import Foundation

/// Runs the protocol over two descriptors, and has a worker call the tools.
///
/// A single thread waits for the first event: input from the client, the worker's response, output
/// of the worker, or the end of a build. This way, pings are answered while a tool is being called.
final class MCPServer {
  /// The options of the server.
  struct Options: Sendable {
    /// The maximum duration of a call, in seconds.
    var limit: Double = 60
    /// The command that builds the program after edits; `nil` if others build it.
    var build: String?
  }

  /// The maximum time for a worker to start, and for a build, in seconds.
  private static let startLimit: Double = 30
  private static let buildLimit: Double = 3600
  private static let shownLines = 40

  private enum Phase {
    case idle
    /// The build command is running; the call follows.
    case building(ChildProcess, MCPProtocol.Call)
    /// A new worker is starting. Until it's ready, the previous one is kept.
    case starting(ChildProcess, MCPProgram.Stamp, MCPProtocol.Call)
    /// The program doesn't exist, or is incomplete, which a build may soon fix.
    case waiting(MCPProtocol.Call)
    case calling(MCPProtocol.Call)
  }

  private let program: MCPProgram
  private let options: Options
  private let input: Int32
  private let output: Int32
  private let watch: SourceWatch?
  private var conversation: MCPProtocol
  private var lines = LineBuffer()
  private var queue: [MCPProtocol.Call] = []
  private var hasEnded = false
  private var isHeard = true

  private var phase = Phase.idle
  private var deadline: Double?
  private var worker: ChildProcess?
  private var stamp: MCPProgram.Stamp?
  private var answers = LineBuffer(limit: 256 << 20)
  /// The worker's output during the call, and the build's output.
  private var printed: [UInt8] = []
  /// Messages to add to the next result.
  private var notes: [String] = []
  /// The last screen, for the next worker.
  private var request: JSONValue = .null
  /// Whether the worker doesn't have that screen yet.
  private var isFresh = true
  /// The edits that were last built, with the build's failure; they aren't built again.
  private var built: (edits: SourceWatch.Edits, failure: String?)?

  init(
    conversation: MCPProtocol, program: MCPProgram, options: Options, input: Int32, output: Int32
  ) {
    self.conversation = conversation
    self.program = program
    self.options = options
    self.input = input
    self.output = output
    watch = SourceWatch(program: program.path)
  }

  /// Serves until the client closes the connection, and every call is answered.
  func run() {
    while isHeard {
      beginNext()
      if hasEnded, case .idle = phase, queue.isEmpty { break }
      step()
    }
    switch phase {
    case .building(let child, _), .starting(let child, _, _): child.end()
    case .idle, .waiting, .calling: break
    }
    worker?.end()
  }

  // MARK: Waiting

  private func step() {
    var polls: [pollfd] = []
    func add(_ descriptor: Int32) {
      if descriptor >= 0 { polls.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)) }
    }
    if !hasEnded { add(input) }
    let child = awaited
    if let child {
      add(child.output)
      add(child.errors)
    }
    if let worker, worker !== child {
      add(worker.output)
      add(worker.errors)
    }
    var patience: Int32 = -1
    if let deadline {
      patience = Int32(max(0, min(1e6, (deadline - Self.now) * 1000)).rounded(.up))
    }
    if case .waiting = phase { patience = min(patience, 100) }
    let count = poll(&polls, nfds_t(polls.count), patience)
    if count < 0, errno != EINTR { return hasEnded = true }
    // One at a time: handling it may close the others, and open new ones with their numbers.
    if let entry = polls.first(where: { $0.revents != 0 }) { take(entry.fd) }
    if case .waiting(let call) = phase { prepare(call) }
    if let deadline, Self.now >= deadline { runOut() }
  }

  private func take(_ descriptor: Int32) {
    if descriptor == input, !hasEnded { return readClient() }
    if let child = awaited {
      if descriptor == child.output { return readAnswer(of: child) }
      if descriptor == child.errors { return readErrors(of: child) }
    }
    if let worker { readIdle(worker, descriptor) }
  }

  /// The process that a response is expected from.
  private var awaited: ChildProcess? {
    switch phase {
    case .building(let child, _), .starting(let child, _, _): child
    case .calling: worker
    case .idle, .waiting: nil
    }
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private func readClient() {
    let lines: [LineBuffer.Line]
    if let bytes = ChildProcess.read(input) {
      lines = self.lines.take(bytes)
    } else {
      hasEnded = true
      lines = [self.lines.end()].compactMap(\.self)
    }
    for line in lines {
      for action in conversation.receive(line) {
        switch action {
        case .send(let message): send(message)
        case .call(let call): queue.append(call)
        // A call in progress finishes without a receiver.
        case .cancel(let number): queue.removeAll { $0.number == number }
        }
      }
    }
  }

  private func send(_ message: JSONValue) {
    if !ChildProcess.write(message.bytes + [0x0A], to: output) { isHeard = false }
  }

  private func finish(_ call: MCPProtocol.Call, _ result: JSONValue) {
    phase = .idle
    deadline = nil
    var result = result
    if !notes.isEmpty { result = result.precededBy(notes.joined(separator: "\n")) }
    notes = []
    if let answer = conversation.finish(call.number, .result(result)) { send(answer) }
  }

  private func fail(_ call: MCPProtocol.Call, _ text: String) {
    finish(call, MCPToolResult.failure(text).json(hasStructure: false))
  }

  // MARK: Calls

  private func beginNext() {
    guard case .idle = phase, !queue.isEmpty else { return }
    let call = queue.removeFirst()
    printed = []
    if let build = options.build, let watch, let stamp = program.stamp {
      let edits = watch.edits(since: stamp.written)
      if edits == built?.edits {
        if let failure = built?.failure { return fail(call, failure) }
      } else if !edits.files.isEmpty {
        built = (edits, nil)
        return start(build, in: watch.root, for: call)
      }
    }
    deadline = Self.now + Self.startLimit
    prepare(call)
  }

  private func start(_ build: String, in folder: String, for call: MCPProtocol.Call) {
    do {
      let shell = try ChildProcess(
        "/bin/sh", ["sh", "-c", build], environment: ProcessInfo.processInfo.environment,
        in: folder, input: .nothing, errors: .joined)
      deadline = Self.now + Self.buildLimit
      phase = .building(shell, call)
    } catch {
      fail(call, "The build command can't be started: \(error).")
    }
  }

  /// Ensures that there is a worker of the newest build, and makes the call.
  private func prepare(_ call: MCPProtocol.Call) {
    let current = program.stamp
    if worker != nil, current == stamp { return make(call) }
    guard let current else { return phase = .waiting(call) }
    do {
      let child = try program.startWorker()
      answers = LineBuffer(limit: 256 << 20)
      printed = []
      phase = .starting(child, current, call)
    } catch {
      // The file is busy while a linker is writing it.
      phase = .waiting(call)
    }
  }

  private func make(_ call: MCPProtocol.Call) {
    guard let worker else { return fail(call, "The program can't be started.") }
    tellEdits()
    answers = LineBuffer(limit: 256 << 20)
    printed = []
    var message: [String: JSONValue] = [
      "tool": .string(call.tool), "arguments": call.arguments,
      "structured": .bool(conversation.hasStructuredContent),
    ]
    if isFresh, request != .null, call.tool != MCPTool.see.name { message["resume"] = request }
    deadline = Self.now + options.limit
    phase = .calling(call)
    // A terminated worker is noticed by the end of its output.
    _ = worker.send(JSONValue.object(message).bytes + [0x0A])
  }

  /// Reports edits that aren't in the program yet.
  private func tellEdits() {
    guard let watch, let stamp else { return }
    let edited = watch.edits(since: max(stamp.written, watch.lastBuild ?? stamp.written)).files
    guard !edited.isEmpty, options.build == nil else { return }
    let names = edited.prefix(3).joined(separator: ", ") + (edited.count > 3 ? ", …" : "")
    notes.append(
      "note       \(edited.count) file\(edited.count == 1 ? " was" : "s were") edited after the "
        + "last build (\(names)). Build again; the next call then uses the new program.")
  }

  // MARK: What processes say

  private func readAnswer(of child: ChildProcess) {
    guard let bytes = ChildProcess.read(child.output) else { return ended(child) }
    if case .building = phase {
      log(bytes)
      return keep(bytes)
    }
    for case .bytes(let line) in answers.take(bytes) {
      guard let message = try? JSONReader.value(of: line) else { continue }
      answered(message, by: child)
    }
  }

  private func answered(_ message: JSONValue, by child: ChildProcess) {
    switch phase {
    case .starting(_, let started, let call) where message["ready"] == true:
      guard program.stamp == started else {
        // Replaced in the meantime.
        child.end()
        return phase = .waiting(call)
      }
      worker?.end()
      worker = child
      stamp = started
      isFresh = true
      make(call)
    case .calling(let call):
      guard let result = message["result"] else { return }
      request = message["request"] ?? .null
      isFresh = false
      drainErrors(of: child)
      finish(call, printedLines.isEmpty ? result : result.followedBy(printedText))
    default: break
    }
  }

  private func ended(_ child: ChildProcess) {
    drainErrors(of: child)
    let status = child.wait()
    child.closeOutput()
    switch phase {
    case .building(_, let call):
      guard status == 0 else {
        let text =
          "The build failed with status \(status).\n"
          + printedLines.joined(separator: "\n")
        built?.failure = text
        return fail(call, text)
      }
      deadline = Self.now + Self.startLimit
      prepare(call)
    case .starting(_, let started, let call):
      // It may have been started before its file was complete.
      guard program.stamp == started else { return phase = .waiting(call) }
      cannotStart(call, "it ended with status \(status). \(crash)")
    case .calling(let call):
      worker = nil
      isFresh = true
      fail(
        call,
        "The app ended with status \(status) during this call. \(crash)\nThe next call starts it "
          + "again.")
    case .idle, .waiting: break
    }
  }

  /// Handles a broken build: the previous worker answers, if there is one.
  private func cannotStart(_ call: MCPProtocol.Call, _ reason: String) {
    guard worker != nil else {
      return fail(call, "The program \(program.path) can't be started: \(reason)")
    }
    notes.append(
      "note       The program was built again, but can't be started: \(reason)\n"
        + "           The previous build answers.")
    make(call)
  }

  private func runOut() {
    switch phase {
    case .building(let child, let call):
      child.end()
      fail(call, "The build didn't end within \(Int(Self.buildLimit)) seconds.")
    case .starting(let child, _, let call):
      child.end()
      cannotStart(call, "it wasn't ready within \(Int(Self.startLimit)) seconds. \(crash)")
    case .waiting(let call):
      cannotStart(call, "there is no program that can be started at \(program.path).")
    case .calling(let call):
      worker?.end()
      worker = nil
      isFresh = true
      fail(
        call,
        "The app didn't finish within \(Int(options.limit)) seconds and was stopped. "
          + "\(crash)\nThe next call starts it again.")
    case .idle: deadline = nil
    }
  }

  /// Reads the output of a worker between calls.
  private func readIdle(_ child: ChildProcess, _ descriptor: Int32) {
    if descriptor == child.errors { return readErrors(of: child) }
    if ChildProcess.read(child.output) == nil {
      child.end()
      worker = nil
      isFresh = true
    }
  }

  private func readErrors(of child: ChildProcess) {
    guard let bytes = ChildProcess.read(child.errors) else { return child.closeErrors() }
    log(bytes)
    keep(bytes)
  }

  /// Reads what is currently in the pipe.
  private func drainErrors(of child: ChildProcess) {
    while child.errors >= 0 {
      var entry = pollfd(fd: child.errors, events: Int16(POLLIN), revents: 0)
      guard poll(&entry, 1, 0) > 0 else { return }
      readErrors(of: child)
    }
  }

  private func log(_ bytes: [UInt8]) { _ = ChildProcess.write(bytes, to: STDERR_FILENO) }

  private func keep(_ bytes: [UInt8]) {
    printed += bytes
    // Enough for the lines that are shown.
    if printed.count > 1 << 17 { printed.removeFirst(printed.count - 1 << 16) }
  }

  private var printedLines: [String] {
    let lines = String(decoding: printed, as: UTF8.self).split(separator: "\n")
    return lines.suffix(Self.shownLines).map(String.init)
  }

  private var printedText: String {
    printedLines.map { "printed    \($0)" }.joined(separator: "\n")
  }

  /// Why a process ended, if its output says.
  private var crash: String {
    CrashReport(String(decoding: printed, as: UTF8.self)).lines.joined(separator: "\n")
  }
}
