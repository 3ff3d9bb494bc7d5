import Foundation
import TestProcesses
import TestSupport
import Testing

/// Commands that are ended midway leave no processes and no changed files, however they are ended.
@Suite(.waitingForProcesses) struct ProcessEndTests {
  /// How a command is ended.
  enum End: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case interrupt, terminate, hangUp, kill
    /// The process that has started the command is killed.
    case killParent

    var testDescription: String { rawValue }

    var signal: Int32 {
      switch self {
      case .interrupt: SIGINT
      case .terminate: SIGTERM
      case .hangUp: SIGHUP
      case .kill, .killParent: SIGKILL
      }
    }
  }

  private static let mark = "TATEYOKO_TEST_MARK"
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private let folder: TemporaryFolder
  private let value = UUID().uuidString

  init() throws { folder = try TemporaryFolder() }

  /// The processes of this test: the ones they have started inherit its environment.
  private var processes: [(id: Int32, words: String)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { name in
      guard let id = Int32(name),
        let data = FileManager.default.contents(atPath: "/proc/\(id)/environ"),
        data.range(of: Data("\(Self.mark)=\(value)".utf8)) != nil
      else { return nil }
      let words = FileManager.default.contents(atPath: "/proc/\(id)/cmdline") ?? Data()
      return (id, String(decoding: words.map { $0 == 0 ? 32 : $0 }, as: UTF8.self))
    }
  }

  private func wait(_ seconds: Double, until isTrue: () -> Bool) -> Bool {
    for _ in 0..<Int(seconds / 0.02) {
      if isTrue() { return true }
      usleep(20_000)
    }
    return isTrue()
  }

  /// Starts a command below a process that does nothing else, ends one of the two, and waits until everything
  /// they have started is gone.
  ///
  /// - Parameters:
  ///   - compiles: Whether it runs a compiler, which leaves its own temporary files when it is killed.
  ///   - hasBegun: Whether it is in the middle of its work, judged by its processes.
  private func end(
    _ words: [String], by end: End, in place: URL? = nil, environment: [String: String] = [:],
    input: Pipe? = nil, compiles: Bool = false,
    when hasBegun: ([(id: Int32, words: String)]) -> Bool
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    let number = folder.path("number")
    // With job control, a background job doesn't ignore interrupts.
    process.arguments =
      [
        "-c",
        #"set -m; file=$1; shift; "$@" <&0 & echo $! >"$file.new"; mv "$file.new" "$file"; wait"#,
        "sh", number,
      ]
      + words
    var all = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    for name in ["CI", "TATEYOKO_RECORD", "TATEYOKO_ARTIFACTS"] { all[name] = nil }
    all[Self.mark] = value
    // The compiler's driver traps if this path contains non-ASCII letters.
    let temporary = FileManager.default.temporaryDirectory.appendingPathComponent(
      "tateyoko-\(value)")
    all["TMPDIR"] = temporary.path
    process.environment = all
    process.currentDirectoryURL = place ?? folder.url
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.standardInput = input ?? FileHandle.nullDevice
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: temporary) }
    // The threads that run tests block all signals, and processes started from them would, too.
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try process.run()
    defer { for one in processes { kill(one.id, SIGKILL) } }
    let begins = wait(60) { FileManager.default.fileExists(atPath: number) && hasBegun(processes) }
    #expect(begins, "\(words[0]) has not begun: \(processes)")
    let text = try String(contentsOfFile: number, encoding: .utf8)
    let command = try #require(Int32(text.trimmingCharacters(in: .newlines)))
    kill(end == .killParent ? process.processIdentifier : command, end.signal)
    #expect(wait(10) { processes.isEmpty }, "\(end): \(processes.map(\.words))")
    let isClean = wait(compiles ? 0 : 5) {
      (try? FileManager.default.contentsOfDirectory(atPath: temporary.path)) == []
    }
    #expect(isClean || compiles, "\(temporary.path) isn't empty")
    process.waitUntilExit()
  }

  private func slept(_ processes: [(id: Int32, words: String)]) -> Int {
    processes.count { $0.words.hasPrefix("sleep 3") }
  }

  /// One process in the shell's group, one in its own session, one whose parent is gone.
  private static let work = "sleep 301 & setsid sleep 302 & (sleep 303 &); sleep 304"

  /// Puts this test's programs first in the search path.
  private var programsFirst: [String: String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return ["PATH": "\(folder.path("bin")):\(path)"]
  }

  @Test(arguments: End.allCases) func aComparisonOfCommitsEndsItsBuilds(end way: End) throws {
    let sandbox = try GitSandbox()
    try sandbox.folder.write(Data(".build\n".utf8), ".gitignore")
    try sandbox.folder.write(Data("1".utf8), "a.txt")
    try sandbox.commit("Begin")
    try sandbox.folder.write(Data("2".utf8), "a.txt")
    let before = try sandbox.git("status", "--porcelain")
    try end(
      [CommandLineRun.executable.path, "diff", "--with", Self.work], by: way,
      in: sandbox.folder.url,
      environment: GitSandbox.environment
    ) { slept($0) == 4 }
    #expect(try sandbox.git("status", "--porcelain") == before)
    #expect(try sandbox.data("a.txt") == Data("2".utf8))
  }

  /// An installed program, with scripts in place of Swift's.
  @Test(arguments: ["build", "test", "record", "lint"], End.allCases)
  func theBuildsOfAToolsetEndWithTheirCommand(command: String, end way: End) throws {
    let tool = folder.file("toolset/libexec/tateyoko")
    let names = ["SHA256SUMS", "toolset.json"]
    for name in names { try folder.write(Data("0  toolset.json\n".utf8), "toolset/\(name)") }
    try folder.write(
      Data("version: 1\ncompiler: Swift 1\nsystem: a\nmachine: b\n".utf8), "toolset/release")
    try FileManager.default.createDirectory(
      at: tool.deletingLastPathComponent(), withIntermediateDirectories: true)
    // A link would lead to the build, even outside of a toolset.
    let here = CommandLineRun.executable
    do {
      try FileManager.default.linkItem(at: here, to: tool)
    } catch {
      try FileManager.default.copyItem(at: here, to: tool)
    }
    try folder.writeProgram("#!/bin/sh\necho Swift 1\n", "bin/swiftc")
    try folder.writeProgram("#!/bin/bash\n\(Self.work)\n", "bin/swift")
    try folder.write(Data("let package = Package()\n".utf8), "App/Package.swift")
    try end(
      [tool.path, command], by: way, in: folder.file("App"), environment: programsFirst
    ) { slept($0) == 4 }
    #expect(try folder.contents(of: "App").keys.sorted() == ["Package.swift"])
  }

  @Test(arguments: End.allCases) func aScriptOrAPluginEndsWhatItKeeps(end way: End) throws {
    let keeper = Self.root.appendingPathComponent("scripts/keep").path
    try end([keeper, "sh", "-c", Self.work], by: way) { slept($0) == 4 }
  }

  @Test(arguments: End.allCases) func aServerEndsItsWorker(end way: End) throws {
    let input = Pipe()
    let message =
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","#
      + #""capabilities":{},"clientInfo":{"name":"t","version":"1"}}}"# + "\n"
      + #"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"list_screens"}}"# + "\n"
    try input.fileHandleForWriting.write(contentsOf: Data(message.utf8))
    // The shell, the server, the worker's keeper and the worker.
    try end([CommandLineRun.executable.path, "mcp"], by: way, input: input) { $0.count >= 4 }
    try input.fileHandleForWriting.close()
  }

  @Test(
    arguments: ["lint", "previews", "gallery"], [End.interrupt, .terminate, .kill, .killParent])
  func whatLooksAtScreensEndsItsProcesses(command: String, end way: End) throws {
    let devices = ["--device", "all"]
    let options = command == "lint" ? ["--jobs", "3"] : ["--kind", "scenario"]
    // The shell, the command, and at least one linting worker.
    try end([CommandLineRun.executable.path, command] + devices + options, by: way) {
      $0.count >= (command == "lint" ? 5 : 3)
    }
  }

  @Test(arguments: [End.interrupt, .terminate, .kill, .killParent])
  func theCompilersOfAnAppAreEnded(end way: End) throws {
    try folder.write(Data("import UIKit\nclass A: UIViewController {}\n".utf8), "App/A.swift")
    // The real one might finish before it is seen.
    try folder.writeProgram("#!/bin/bash\n\(Self.work)\n", "bin/swiftc")
    try end(
      [CommandLineRun.executable.path, "adopt", "--report", "--compile", folder.path("App")],
      by: way, environment: programsFirst, compiles: true
    ) { slept($0) == 4 }
    #expect(try folder.contents(of: "App").count == 1)
  }

  @Test(arguments: [End.terminate, .killParent])
  func theDialectsCompilerIsEnded(end way: End) throws {
    try end(
      [Self.root.appendingPathComponent("scripts/dialect").path, "build"], by: way,
      environment: ["TATEYOKO_DIALECT_BUILD": folder.path("dialect")], compiles: true
    ) { processes in
      processes.contains {
        $0.words.contains("swift-frontend") && $0.words.contains("tateyoko_dialect")
      }
    }
  }
}
