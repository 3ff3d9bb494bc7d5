import Foundation
import Synchronization

/// The state that the assertions of a process share: the names in use, the recorded baselines, the
/// shard, and the report.
///
/// It's created with the process's first assertion and lives until the process ends. Assertions
/// depend on no other mutable state except what libraries have only one of: the end of the process
/// (``TestProcess``) and the test case that XCTest runs (``RunningTestCase``).
final class SnapshotSession: Sendable {
  /// A session that replaces the process's, for tests of the harness itself.
  @TaskLocal static var inForce: SnapshotSession?

  /// The session of this process's tests.
  static let ofProcess = SnapshotSession(environment: environmentValue)

  /// The session for an assertion made in this context.
  static var current: SnapshotSession { inForce ?? ofProcess }

  /// The names that assertions have used.
  let names: SnapshotNames
  /// The baselines that assertions have written.
  let recorded = RecordedBaselines()
  /// The shard of the suite to run.
  let shard: TestShard
  /// The report and its data.
  let artifacts: ArtifactFolder
  /// The baselines that a merge left to be rendered again.
  let listed: ListedBaselines
  /// The comparison in use, which must find planted differences.
  let selfCheck: ComparisonSelfCheck
  /// The handler of the process's end.
  let process: TestProcess
  /// The settings of deprecated variables.
  let settings = Mutex(GlobalSettings())
  /// Held while reading and writing a file of known findings.
  let knownFindings = Mutex(())
  private let sweptFolders = Mutex<Set<String>>([])
  private let banner: Mutex<RunBanner?>

  /// Creates a separate session, which prints nothing and doesn't affect the process's exit status.
  init(
    _ artifacts: ArtifactFolder, shard: TestShard = TestShard(),
    comparer: @escaping PictureComparison.Comparer = PictureComparison.ownComparer,
    listed: ListedBaselines = ListedBaselines(), names: SnapshotNames = SnapshotNames()
  ) {
    self.names = names
    self.listed = listed
    self.artifacts = artifacts
    self.shard = shard
    selfCheck = ComparisonSelfCheck(comparer)
    process = TestProcess()
    banner = Mutex(nil)
  }

  /// Creates the process's session from the environment.
  private init(environment: (String) -> String?) {
    let named = environment("TATEYOKO_ARTIFACTS").flatMap { $0.isEmpty ? nil : $0 }
    shard = TestShard(environment: environment)
    // Where others read the report, a killed process must leave one, too.
    artifacts = ArtifactFolder(
      URL(fileURLWithPath: named ?? "tateyoko-report", isDirectory: true), shard: shard.shard,
      tellsEverything: named != nil || shard.shard != nil
        || ContinuousIntegration.name(environment: environment) != nil,
      atExit: {
        atexit {
          SnapshotSession.ofProcess.artifacts.endRun(isCutOff: TestProcess.shared.isCutOff)
        }
      })
    listed = ListedBaselines(near: FileManager.default.currentDirectoryPath)
    selfCheck = ComparisonSelfCheck()
    process = .shared
    banner = Mutex(RunBanner())
    names = SnapshotNames()
  }

  /// Determines what an assertion records.
  func decision(call: SnapshotTestingConfiguration.Record?) -> RecordDecision {
    .decide(
      call: call, scope: SnapshotTestingConfiguration.current?.record,
      scopeSource: SnapshotTestingConfiguration.innermost.recordSource,
      isRecordingGlobally: settings.withLock { $0.isRecording })
  }

  /// Prints once how baselines are recorded, and who chose that.
  func showBanner() {
    // The message is created outside the lock, because it reads settings.
    let banner = banner.withLock { banner in
      defer { banner = nil }
      return banner
    }
    banner?.show(
      .decide(call: nil, scope: nil, isRecordingGlobally: settings.withLock { $0.isRecording }))
  }

  /// Whether a folder hasn't been swept yet: a run may write thousands of baselines into one.
  func beginsSweeping(_ folder: String) -> Bool {
    sweptFolders.withLock { $0.insert(folder).inserted }
  }
}
