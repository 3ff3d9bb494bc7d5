import Foundation
import TestProcesses
import TestSupport
import Testing

/// `check warnings`, in a separate folder.
@Suite(.waitingForProcesses) struct WarningsCheckTests {
  private let sample: SampleFolder
  private var folder: TemporaryFolder { sample.folder }

  init() throws {
    sample = try SampleFolder()
    try sample.write("Sources/A/One.swift", "")
  }

  private func check(_ log: [String]) throws -> FinishedProcess {
    try sample.write("log", log.joined(separator: "\n") + "\n")
    return try sample.run("check", "warnings", "log")
  }

  private var warning: String { "\(folder.path("Sources/A/One.swift")):3:5: warning: never used" }

  @Test func othersWarningsPass() throws {
    let lines = [
      "warning: prohibited flag(s): -pthread", "[1/2] Compiling A One.swift",
      "\(folder.path("Tests/T.swift")):1:1: warning: x",
      "\(folder.path("Sources/A/One.swift")):1:1: note: y",
    ]
    #expect(try check(lines).status == 0)
  }

  @Test func ourWarningsAreRefusedUntilTheyAreGone() throws {
    let first = try check(["[1/2] Compiling A One.swift", warning, warning])
    #expect(first.status == 1)
    #expect(first.output.components(separatedBy: "warning: never used").count == 2)
    #expect(first.output.contains("\nSources/A/One.swift:3:5: warning: never used"))
    // Nothing is compiled again, and nothing is printed.
    #expect(try check(["[1/1] Compiling A Two.swift"]).status == 1)
    #expect(try check([]).status == 1)
    #expect(try check(["[1/1] Compiling A One.swift"]).status == 0)
    #expect(try check([]).status == 0)
  }

  @Test func aFileThatChangedIsJudgedAgain() throws {
    #expect(try check([warning]).status == 1)
    try sample.write("Sources/A/One.swift", "// changed")
    #expect(try check([]).status == 0)
    #expect(try check([warning]).status == 1)
    try sample.remove("Sources/A/One.swift")
    #expect(try check([]).status == 0)
  }
}
