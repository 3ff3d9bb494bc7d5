import Foundation
import Synchronization

/// What the assertions of a process share: the names in use, what was recorded, the part of the
/// suite, and the report.
///
/// It is made with the process's first assertion and ends with the process. Nothing else that
/// changes stands behind an assertion but what libraries know only one of: the end of the process
/// (``TestProcess``) and the test case that XCTest runs (``RunningTestCase``).
final class SnapshotSession: Sendable {
  /// A session in place of the process's, for checks of the harness itself.
  @TaskLocal static var inForce: SnapshotSession?

  /// The session of the tests that this process runs.
  static let ofProcess = SnapshotSession(environment: environmentValue)

  /// The session that an assertion made here belongs to.
  static var current: SnapshotSession { inForce ?? ofProcess }

  /// The names that assertions have used.
  let names: SnapshotNames
  /// The baselines that assertions have written.
  let recorded = RecordedBaselines()
  /// The part of the suite that is run.
  let shard: TestShard
  /// The report, and what it is made from.
  let artifacts: ArtifactFolder
  /// The baselines that a merge left to be rendered again.
  let listed: ListedBaselines
  /// The comparison in use, which has to find planted differences.
  let selfCheck: ComparisonSelfCheck
  /// What the end of the process answers for.
  let process: TestProcess
  /// The settings of deprecated variables.
  let settings = Mutex(GlobalSettings())
  /// Held while a file of known findings is read and written.
  let knownFindings = Mutex(())
  private let sweptFolders = Mutex<Set<String>>([])
  private let banner: Mutex<RunBanner?>

  /// A session of its own, which says nothing to the terminal and has no say in how the process
  /// ends.
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

  /// The process's own session, as the environment says.
  private init(environment: (String) -> String?) {
    let named = environment("TATEYOKO_ARTIFACTS").flatMap { $0.isEmpty ? nil : $0 }
    shard = TestShard(environment: environment)
    // Equal snapshots alone are recorded where a folder was named for them, and for a shard, with
    // which others are merged.
    artifacts = ArtifactFolder(
      URL(fileURLWithPath: named ?? "tateyoko-report", isDirectory: true), shard: shard.shard,
      tellsEverything: named != nil || shard.shard != nil,
      atExit: { atexit { SnapshotSession.ofProcess.artifacts.endRun() } })
    listed = ListedBaselines(near: FileManager.default.currentDirectoryPath)
    selfCheck = ComparisonSelfCheck()
    process = .shared
    banner = Mutex(RunBanner())
    names = SnapshotNames()
  }

  /// Decides what an assertion records.
  func decision(call: SnapshotTestingConfiguration.Record?) -> RecordDecision {
    .decide(
      call: call, scope: SnapshotTestingConfiguration.current?.record,
      isRecordingGlobally: settings.withLock { $0.isRecording })
  }

  /// Says once how baselines are recorded, and who said so.
  func showBanner() {
    // The message is made outside the lock: it asks for settings.
    let banner = banner.withLock { banner in
      defer { banner = nil }
      return banner
    }
    banner?.show(
      .decide(call: nil, scope: nil, isRecordingGlobally: settings.withLock { $0.isRecording }))
  }

  /// Whether a folder has not been swept yet: a run may write thousands of baselines into one.
  func beginsSweeping(_ folder: String) -> Bool {
    sweptFolders.withLock { $0.insert(folder).inserted }
  }
}
