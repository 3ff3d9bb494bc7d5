import Foundation
import TestProcesses
import TestSupport
import Testing

@testable import TateyokoCLI

/// `tateyoko test`, which passes its options to SwiftPM.
@Suite(.waitingForProcesses) struct TestCommandTests {
  private let prefix = ["package", "--allow-writing-to-package-directory", "snapshots", "test"]

  @Test func passesOptionsOn() {
    let options = ["--parallel", "--filter", "A B", "-c", "release", "-Xswiftc", "-DX"]
    #expect(PluginCall.arguments("test", options) == prefix + options)
    #expect(PluginCall.arguments("test", []) == prefix)
  }

  @Test func namesThePackageBeforeThePlugin() {
    #expect(
      PluginCall.arguments(
        "test", ["--filter", "A", "--package-path", "P", "--scratch-path=S", "-q"])
        == ["package", "--package-path", "P", "--scratch-path=S"] + prefix.dropFirst()
        + ["--filter", "A", "-q"])
  }

  /// With a program in place of `swift` that prints its arguments.
  @Test func endsAsSwiftDoes() throws {
    let folder = try TemporaryFolder()
    try folder.writeProgram("#!/bin/sh\nprintf '%s|' \"$@\"\nexit 7\n", "swift")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let run = try CommandLineRun(
      ["test", "--filter", "A B"], environment: ["PATH": folder.url.path + ":" + path])
    #expect(run.status == 7)
    #expect(run.output == (prefix + ["--filter", "A B"]).map { $0 + "|" }.joined())
    #expect(run.errors == "")
  }

  @Test func explainsItself() throws {
    let run = try CommandLineRun(["test", "--help"])
    #expect(run.status == 0)
    let words = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("swift package snapshots test"))
  }
}
