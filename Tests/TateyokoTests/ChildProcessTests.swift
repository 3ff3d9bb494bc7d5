import Foundation
import Testing
import UIKit
import XCTest

@testable import Tateyoko

/// Whether this is a process that a test of this suite has started, in which assertions fail.
private let isChild = environmentValue("TATEYOKO_TEST_CHILD") == "1"

private func failingAssertions(_ test: String = #function) {
  assertSnapshot(of: "now", as: .lines, named: "text", record: .never, testName: test)
  // Made where views belong: the assertion calls for it there.
  assertSnapshot(
    of: UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4)), as: .image, named: "view",
    record: .never, testName: test)
}

/// Fails by XCTest, in a child only.
final class ChildXCTests: XCTestCase {
  func testFailsInAChild() {
    guard isChild else { return }
    failingAssertions()
  }

  func testFailsInAChildToo() async {
    guard isChild else { return }
    await Task.detached { failingAssertions() }.value
  }
}

/// Fails by Swift Testing, in a child only.
@Suite struct ChildSwiftTests {
  @Test func failsInAChild() {
    guard isChild else { return }
    failingAssertions()
  }

  @Test(arguments: ["upright", "sideways"]) func failsForEachArgument(way: String) async {
    guard isChild else { return }
    await Task.detached { assertSnapshot(of: way, as: .lines, named: way, record: .never) }.value
  }

  @Test func attachesItsFiles() throws {
    guard isChild else { return }
    func view(_ color: UIColor) -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
      view.backgroundColor = color
      return view
    }
    // Beside this file, as an assertion has no other place; under a name of its own.
    let place = URL(fileURLWithPath: "\(#filePath)").deletingLastPathComponent()
      .appendingPathComponent("__Snapshots__/ChildProcessTests/attachesItsFiles.child.png")
    let suite = place.deletingLastPathComponent()
    defer {
      try? FileManager.default.removeItem(at: suite)
      rmdir(suite.deletingLastPathComponent().path)  // Stays if another suite has baselines there.
    }
    _ = verifySnapshot(of: view(.red), as: .image, named: "child", record: .missing)
    SnapshotNames.shared.forget(place.path)
    assertSnapshot(of: view(.blue), as: .image, named: "child", record: .never)
  }
}

/// A failing assertion reaches the library that runs the test: seen from outside, in a process of
/// its own.
@Suite(.serialized) struct ChildProcessTests {
  private struct Outcome {
    var status: Int32
    var output: String
  }

  private func run(_ arguments: [String], record: String? = nil) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = arguments
    let artifacts = FileManager.default.temporaryDirectory
      .appendingPathComponent("tateyoko-child-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: artifacts) }
    var environment = ProcessInfo.processInfo.environment
    environment["TATEYOKO_TEST_CHILD"] = "1"
    environment["TATEYOKO_ARTIFACTS"] = artifacts.path
    environment["TATEYOKO_RECORD"] = record
    process.environment = environment
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
  }

  private var canRunItself: Bool { CommandLine.arguments[0].hasSuffix(".xctest") }

  @Test func xctestHearsOfIt() throws {
    try #require(canRunItself)
    let outcome = try run(["TateyokoTests.ChildXCTests"])
    #expect(outcome.status != 0, "\(outcome.output)")
    #expect(outcome.output.contains("with 4 failures"), "\(outcome.output)")
    #expect(outcome.output.contains("ChildXCTests.testFailsInAChild"))
    #expect(outcome.output.contains("has no baseline, and nothing was written"))
  }

  @Test func swiftTestingHearsOfIt() throws {
    try #require(canRunItself)
    let outcome = try run([
      "--testing-library", "swift-testing", "--filter", "ChildSwiftTests/fails",
    ])
    #expect(outcome.status != 0, "\(outcome.output)")
    #expect(outcome.output.contains("failed after"), "\(outcome.output)")
    #expect(outcome.output.contains("with 4 issues"), "\(outcome.output)")
    #expect(outcome.output.contains("has no baseline, and nothing was written"))
  }

  @Test func theRunSaysItsModeOnce() throws {
    try #require(canRunItself)
    let outcome = try run(["TateyokoTests.ChildXCTests"], record: "failed")
    let lines = outcome.output.components(separatedBy: "\n").filter {
      $0.hasPrefix("snapshots: record mode ")
    }
    #expect(lines == ["snapshots: record mode failed, from TATEYOKO_RECORD=failed"])
  }

  @Test func swiftTestingGetsTheFiles() throws {
    try #require(canRunItself)
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tateyoko-attachments-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = try run([
      "--attachments-path", folder.path, "--testing-library", "swift-testing", "--filter",
      "ChildSwiftTests/attachesItsFiles",
    ])
    #expect(outcome.status != 0, "\(outcome.output)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    for part in ["actual", "diff", "reference"] {
      #expect(names.contains { $0.contains("-\(part)") && $0.hasSuffix(".png") }, "\(names)")
    }
  }
}
