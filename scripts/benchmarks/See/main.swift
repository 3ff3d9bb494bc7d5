import Foundation

// Measures how long a warm `tateyoko mcp` takes for a call that sees a screen, by the clock.
//
// SeeBenchmark TATEYOKO [--rounds N]

/// A server, and a client that waits for each answer.
final class Server {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("see-\(ProcessInfo.processInfo.processIdentifier)")
  private var rest = Data()
  private var last = 0

  init(_ program: String) throws {
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["mcp", "--folder", folder.path]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    _ = try request(
      "initialize",
      #"{"protocolVersion":"2025-06-18","capabilities":{},"#
        + #""clientInfo":{"name":"bench","version":"1"}}"#)
  }

  /// Calls a tool, and returns the milliseconds that the answer took.
  func call(_ tool: String, _ arguments: String) throws -> Double {
    let start = ContinuousClock.now
    let answer = try request("tools/call", #"{"name":"\#(tool)","arguments":\#(arguments)}"#)
    let time = (ContinuousClock.now - start) / .milliseconds(1)
    if answer.contains(#""isError":true"#) || answer.contains(#""error":{"#) {
      throw Failure(description: String(answer.prefix(500)))
    }
    return time
  }

  func end() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  private func request(_ method: String, _ parameters: String) throws -> String {
    last += 1
    let line = #"{"jsonrpc":"2.0","id":\#(last),"method":"\#(method)","params":\#(parameters)}"#
    try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
    while true {
      if let end = rest.firstIndex(of: 0x0A) {
        defer { rest = Data(rest[rest.index(after: end)...]) }
        return String(decoding: rest[..<end], as: UTF8.self)
      }
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw Failure(description: "the server ended") }
      rest += more
    }
  }
}

struct Failure: Error, CustomStringConvertible { var description: String }

let arguments = CommandLine.arguments
guard arguments.count > 1 else {
  print("usage: SeeBenchmark TATEYOKO [--rounds N]")
  exit(2)
}
let rounds =
  arguments.firstIndex(of: "--rounds").flatMap { arguments.dropFirst($0 + 1).first }
  .flatMap(Int.init) ?? 20
let screens = [
  ("a form on an iPhone 15", #""screen":"Stories/form","device":"iphone-15""#),
  ("three tables on an iPhone 15", #""screen":"PagedTables/D1","device":"iphone-15""#),
  ("three tables on the largest iPad", #""screen":"PagedTables/D1","device":"ipad-pro-13-m4""#),
  ("a shop on an iPhone 15", #""screen":"Storefront/shop","device":"iphone-15""#),
]
for (name, screen) in screens {
  for (kind, picture) in [("without the picture", "false"), ("with it", "true")] {
    let server = try Server(arguments[1])
    let call = #"{\#(screen),"image":\#(picture)}"#
    let first = try server.call("see", call)
    let times = try (0..<rounds).map { _ in try server.call("see", call) }.sorted()
    server.end()
    print(
      "see, \(name), \(kind)\t\(times[times.count / 2])\t\(times[times.count - 1])\t\(first)")
  }
}
