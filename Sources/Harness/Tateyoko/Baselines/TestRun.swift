import Foundation
import UIKit

/// The test run that this process is part of.
///
/// A `swift test` runs one process for each test library, and with `--parallel` one for each test.
struct TestRun: Sendable, Hashable {
  /// A string that is the same in all processes of a run, and different in every other run.
  var identity: String
  /// Why the run doesn't include all of its tests; `nil` if it does.
  var partialReason: String?
  /// Whether the run is for one of several destinations: it says nothing of the others' baselines.
  var isOfOneDestination = false
  /// The processes that run before and after this one.
  var position = Position.unknown

  /// The position of a process in its run.
  ///
  /// `swift test` runs XCTest's tests first, in one process or several, and then Swift Testing's in
  /// one, even if there are none.
  enum Position: String, Sendable {
    /// Another process follows: it completes the report and judges the baselines.
    case followed
    /// No process follows.
    case last
    /// There may be others, in any order.
    case unknown
  }

  static let current = {
    var run = TestRun(
      parent: Self.commandLine(of: getppid()), own: CommandLine.arguments,
      identity: Self.parentIdentity)
    let destination = environmentValue(UITraitCollection.destinationVariable) ?? ""
    run.isOfOneDestination = !destination.isEmpty
    return run
  }()

  /// What restricts the baselines that the run can use; `nil` if nothing does.
  var restriction: String? {
    partialReason ?? (isOfOneDestination ? UITraitCollection.destinationVariable : nil)
  }

  init(identity: String, partialReason: String?, position: Position = .unknown) {
    self.identity = identity
    self.partialReason = partialReason
    self.position = position
  }

  /// - Parameter hasEntryPoint: Whether the package has a file with its own main program for tests.
  init(
    parent: [String], own: [String], identity: String,
    hasEntryPoint: () -> Bool = Self.hasEntryPoint
  ) {
    self.identity = identity
    let runner = parent.first.map { ($0 as NSString).lastPathComponent } ?? ""
    if runner == "swift-test" || runner == "swift" && parent.dropFirst().first == "test" {
      // The worker processes' settings derive from the runner's.
      let options = parent.dropFirst()
      partialReason = Self.choice(in: options)
      if Self.isOfSwiftTesting(own) {
        position = .last
      } else if !options.contains(where: Self.endings.contains), !hasEntryPoint() {
        position = .followed
      }
    } else {
      partialReason = Self.choice(in: own.dropFirst()) ?? Self.chosenTests(in: own)
    }
  }

  /// The options that exclude tests.
  private static let choices: Set<String> = [
    "--filter", "--skip", "--specifier", "-s", "--test-product", "--disable-xctest",
    "--disable-swift-testing", "--disable-experimental-swift-testing", "--test-case",
  ]

  /// The options without Swift Testing's process.
  private static let endings: Set<String> = [
    "--disable-swift-testing", "--disable-experimental-swift-testing",
  ]

  private static func isOfSwiftTesting(_ arguments: [String]) -> Bool {
    guard let option = arguments.lastIndex(of: "--testing-library") else { return false }
    return arguments.dropFirst(option + 1).first == "swift-testing"
  }

  /// SwiftPM leaves Swift Testing out of a package with such a file (`SwiftTestCommand.run`).
  private static func hasEntryPoint() -> Bool {
    ["XCTMain.swift", "LinuxMain.swift"].contains { (name: String) in
      access(name, F_OK) == 0 || access("Tests/\(name)", F_OK) == 0
    }
  }

  private static func choice(in arguments: ArraySlice<String>) -> String? {
    arguments.lazy.map { String($0.prefix { $0 != "=" }) }.first(where: choices.contains)
  }

  /// XCTest's runner expects the tests to run after the bundle.
  private static func chosenTests(in arguments: [String]) -> String? {
    guard let bundle = arguments.firstIndex(where: { $0.hasSuffix(".xctest") }) else { return nil }
    let rest = arguments.dropFirst(bundle + 1)
    return rest.first.flatMap { $0.hasPrefix("-") ? nil : $0 }
  }

  private static func commandLine(of process: Int32) -> [String] {
    guard
      let data = FileManager.default.contents(atPath: "/proc/\(process)/cmdline")
    else { return [] }
    return data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The parent process's identifier and start time.
  private static let parentIdentity: String = {
    let parent = getppid()
    let status = (try? String(contentsOfFile: "/proc/\(parent)/stat", encoding: .utf8)) ?? ""
    // The command's name is in parentheses and may contain spaces; the start time is field 22.
    let fields = status.split(separator: ")").last?.split(separator: " ") ?? []
    return "\(parent) \(fields.count > 19 ? String(fields[19]) : "")"
  }()
}
