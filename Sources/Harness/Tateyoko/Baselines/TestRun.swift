import Foundation

/// The test run that this process is part of.
///
/// A `swift test` runs one process for each test library, and with `--parallel` one for each test.
struct TestRun: Sendable, Hashable {
  /// A string that is the same in all processes of a run, and different in every other run.
  var identity: String
  /// Why the run doesn't include all of its tests; `nil` if it does.
  var partialReason: String?

  static let current = TestRun(
    parent: Self.commandLine(of: getppid()), own: CommandLine.arguments,
    identity: Self.parentIdentity)

  init(identity: String, partialReason: String?) {
    self.identity = identity
    self.partialReason = partialReason
  }

  init(parent: [String], own: [String], identity: String) {
    self.identity = identity
    let runner = parent.first.map { ($0 as NSString).lastPathComponent } ?? ""
    if runner == "swift-test" || runner == "swift" && parent.dropFirst().first == "test" {
      // The worker processes' settings derive from the runner's.
      partialReason = Self.choice(in: parent.dropFirst())
    } else {
      partialReason = Self.choice(in: own.dropFirst()) ?? Self.chosenTests(in: own)
    }
  }

  /// The options that exclude tests.
  private static let choices: Set<String> = [
    "--filter", "--skip", "--specifier", "-s", "--test-product", "--disable-xctest",
    "--disable-swift-testing", "--test-case",
  ]

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
