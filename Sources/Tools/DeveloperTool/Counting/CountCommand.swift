import ArgumentParser

struct CountCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "count", abstract: "Counts the tests of a run, and lists what failed.")

  @Option(help: "The output of `swift test`, for the tests of XCTest.") var log: String?
  @Flag(help: "Also print the lines of the log about what failed.") var show = false
  @Argument(help: "Files that `swift test --event-stream-output-path` has written.")
  var events: [String] = []

  func run() throws {
    var results = TestResults()
    var output = TestOutput()
    for line in try log.map({ try readText($0).lines.dropLast() }) ?? [] {
      results.add(line: line)
      if show, output.shows(line) { say(line) }
    }
    for line in try events.flatMap({ try readText($0).lines }) { results.add(event: line) }
    for line in results.remains + results.summary { say(line) }
    say(results.counts)
    if !results.failures.isEmpty || !results.running.isEmpty || results.isCut { throw ExitCode(1) }
  }
}
