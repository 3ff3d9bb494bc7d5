import Foundation
import TestProcesses
import TestSupport
import Testing

/// `scripts/pinned`, as far as it goes without a container: its calls go to a script that logs them.
@Suite(.waitingForProcesses) struct PinnedScriptTests {
  private let folder: TemporaryFolder
  private static let root = URL(fileURLWithPath: "\(#filePath)").deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  init() throws {
    folder = try TemporaryFolder()
    // The tools that the script itself needs, without a container tool.
    for tool in ["bash", "cat", "sha256sum", "cut", "mkdir", "id", "dirname", "tail", "env"] {
      let place = ["/usr/bin/", "/bin/"].map { $0 + tool }.first {
        FileManager.default.isExecutableFile(atPath: $0)
      }
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(tool), withDestinationPath: try #require(place))
    }
  }

  private func run(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> (status: Int32, errors: String) {
    let process = Process()
    process.executableURL = Self.root.appendingPathComponent("scripts/pinned")
    process.arguments = arguments
    process.environment = ["PATH": folder.url.path, "HOME": "/tmp"].merging(environment) { $1 }
    process.currentDirectoryURL = folder.url
    process.standardOutput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  /// A container tool that logs its arguments; `body` determines its output.
  private func fake(_ name: String, _ body: String) throws {
    let text = """
      #!/bin/bash
      for word in "$@"; do printf '%s|' "$word" >> "\(folder.path("calls"))"; done
      echo >> "\(folder.path("calls"))"
      \(body)
      """
    try folder.writeProgram(text, name)
  }

  private var calls: [[String]] {
    let text = (try? String(contentsOfFile: folder.path("calls"), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map { $0.split(separator: "|").map(String.init) }
  }

  @Test func withoutAContainerToolItSaysWhatToDo() throws {
    #expect(try run(["--help"]).status == 0)
    let none = try run(["scripts/run"])
    #expect(none.status == 2)
    #expect(none.errors.contains("needs docker or podman, and there is neither"))
    #expect(none.errors.contains("tateyoko fingerprint --check docker/fingerprint.txt"))
    let other = try run(["true"], environment: ["TATEYOKO_CONTAINER": "nothing-such"])
    #expect(other.status == 2)
  }

  @Test func aClientWithoutItsServiceIsSaid() throws {
    try fake("docker", #"[ "$1" != info ] || { echo "Cannot connect to the daemon" >&2; exit 1; }"#)
    let run = try run(["true"])
    #expect(run.status == 2)
    #expect(run.errors.contains("docker is there, but can't be used"))
    #expect(run.errors.contains("Cannot connect to the daemon"))
    #expect(calls.allSatisfy { $0 == ["info"] }, "nothing is built: \(calls)")
  }

  @Test func itBuildsTheImageOnceAndRunsTheCommandInIt() throws {
    try fake("podman", #"case $1 in image) exit 1;; run) exit 7;; esac"#)
    let first = try run(
      ["scripts/run", "a b"], environment: ["TATEYOKO_PINNED_BASE": "swift:x@sha256:1"])
    #expect(first.status == 7, "the command's own status: \(first.errors)")
    try #require(calls.map { $0[0] } == ["info", "image", "build", "run"])
    let image = try #require(calls[1].last)
    #expect(image.hasPrefix("tateyoko-pinned:"))
    #expect(
      calls[2] == [
        "build", "--build-arg", "BASE=swift:x@sha256:1", "-t", image, "-f", "docker/Dockerfile",
        ".",
      ])
    #expect(calls[3].suffix(3) == [image, "scripts/run", "a b"])
    #expect(calls[3].contains("\(Self.root.path):/package"))
    #expect(calls[3].contains("TATEYOKO_RECORD"))
    try fake("podman", "exit 0")
    try FileManager.default.removeItem(atPath: folder.path("calls"))
    #expect(try run([]).status == 0)
    try #require(calls.map { $0[0] } == ["info", "image", "run"])
    #expect(calls[2].suffix(2) == [image, "scripts/run"])
    try fake("podman", #"case $1 in image | build) exit 1;; esac"#)
    let failed = try run([])
    #expect(failed.status == 2)
    #expect(failed.errors.contains("could not be built"))
  }
}
