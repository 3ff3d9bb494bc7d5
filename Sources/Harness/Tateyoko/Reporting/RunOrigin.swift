import Foundation
import RunRecord

/// The source, time and place of a run: facts for its record that never change its results.
public struct RunOrigin: Sendable, Hashable {
  /// The commit that is checked out.
  public var commit: String?
  /// The branch that is checked out.
  public var branch: String?
  /// When the run began, such as `2026-11-21T12:03:19Z`.
  public var started: String?
  /// The system, the compiler, the build job, and facts added by the caller.
  public var environment: [RunHeader.Fact] = []
  /// The shard that runs here.
  public var shard: RunShard?
  /// Whether two runs of the same commit must produce the same record, so that no clock is read.
  public var isReproducible = false

  /// Creates an origin without any facts.
  public init() {}

  /// Returns the facts that the environment and the checkout provide.
  ///
  /// `SOURCE_DATE_EPOCH` is the time of a reproducible run: it's used as the start, and durations
  /// are omitted.
  ///
  /// - Parameters:
  ///   - folder: A folder of the checkout.
  ///   - facts: Additional facts about the environment.
  package static func current(
    folder: String = FileManager.default.currentDirectoryPath,
    facts: [(name: String, value: String)] = [],
    environment: (String) -> String? = environmentValue
  ) -> RunOrigin {
    func value(_ names: [String]) -> String? {
      names.lazy.compactMap(environment).first { !$0.isEmpty }
    }
    var origin = RunOrigin()
    let checkout = GitCheckout(near: folder)
    origin.commit =
      value(commitVariables).flatMap { GitCheckout.isCommit($0) ? $0 : nil } ?? checkout?.commit
    origin.branch = value(branchVariables) ?? checkout?.branch
    if let epoch = environment("SOURCE_DATE_EPOCH").flatMap({ Int64($0) }),
      (0...253_402_300_799).contains(epoch)
    {
      origin.isReproducible = true
      origin.started = time(Date(timeIntervalSince1970: Double(epoch)))
    } else {
      origin.started = time(Date())
    }
    origin.environment = system + ciFacts(environment) + facts.map { .init($0.name, $0.value) }
    return origin
  }

  /// Adds the facts to a header.
  func describe(_ header: inout RunHeader) {
    header.commit = commit
    header.branch = branch
    header.started = started
    header.environment = environment.isEmpty ? nil : environment
    header.shard = shard
  }

  /// Returns a snapshot as the run's record stores it.
  func described(_ snapshot: SnapshotRecord) -> SnapshotRecord {
    guard isReproducible else { return snapshot }
    var result = snapshot
    result.seconds = nil
    return result
  }

  // MARK: Sources

  /// GitHub Actions, GitLab, Buildkite, CircleCI, Bitrise, Jenkins, Azure, in this order.
  private static let commitVariables = [
    "GITHUB_SHA", "CI_COMMIT_SHA", "BUILDKITE_COMMIT", "CIRCLE_SHA1", "BITRISE_GIT_COMMIT",
    "GIT_COMMIT", "BUILD_SOURCEVERSION",
  ]
  private static let branchVariables = [
    "GITHUB_HEAD_REF", "GITHUB_REF_NAME", "CI_COMMIT_REF_NAME", "BUILDKITE_BRANCH",
    "CIRCLE_BRANCH", "BITRISE_GIT_BRANCH", "GIT_BRANCH", "BUILD_SOURCEBRANCHNAME",
  ]

  private static func time(_ date: Date) -> String {
    let formatter = ISO8601DateFormatter()
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    return formatter.string(from: date)
  }

  private static let system: [RunHeader.Fact] = {
    var facts: [RunHeader.Fact] = []
    let release = (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8)) ?? ""
    let name = release.split(separator: "\n").first { $0.hasPrefix("PRETTY_NAME=") }?
      .dropFirst("PRETTY_NAME=".count).trimmingCharacters(in: CharacterSet(charactersIn: "\"'"))
    facts.append(.init("system", name ?? "Linux"))
    #if arch(x86_64)
      facts.append(.init("processor", "x86-64"))
    #elseif arch(arm64)
      facts.append(.init("processor", "arm64"))
    #endif
    facts.append(.init("cores", "\(ProcessInfo.processInfo.activeProcessorCount)"))
    #if compiler(>=6.4)
      facts.append(.init("Swift", "6.4 or later"))
    #elseif compiler(>=6.3)
      facts.append(.init("Swift", "6.3"))
    #else
      facts.append(.init("Swift", "6.2"))
    #endif
    return facts
  }()

  /// Returns the build service and the URL of the job's page.
  private static func ciFacts(_ environment: (String) -> String?) -> [RunHeader.Fact] {
    func value(_ name: String) -> String? {
      environment(name).flatMap { $0.isEmpty ? nil : $0 }
    }
    if value("GITHUB_ACTIONS") == "true" {
      var facts = [RunHeader.Fact("CI", "GitHub Actions")]
      if let server = value("GITHUB_SERVER_URL"), let repository = value("GITHUB_REPOSITORY"),
        let run = value("GITHUB_RUN_ID")
      {
        facts.append(.init("job", "\(server)/\(repository)/actions/runs/\(run)"))
      }
      return facts
    }
    if value("GITLAB_CI") == "true" {
      return [RunHeader.Fact("CI", "GitLab")]
        + [value("CI_JOB_URL")].compactMap(\.self).map { .init("job", $0) }
    }
    return ContinuousIntegration.name(environment: environment).map { [.init("CI", $0)] } ?? []
  }
}
