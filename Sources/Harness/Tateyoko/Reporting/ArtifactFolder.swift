import Foundation
import Report
import RunRecord

/// The pictures and the report of failing assertions in a test run.
///
/// A test run may be several processes, one for each test library and more with `--parallel`; they
/// share a folder, and each merges what the others wrote with its own results.
final class ArtifactFolder: @unchecked Sendable {
  let lock = NSLock()
  let folder: URL
  /// The run that this process is part of.
  let run: TestRun
  /// The shard that this process runs.
  let shard: RunShard?
  /// The baselines this process used and the results.
  var uses = RunUses()
  /// The results of the other snapshots.
  let finished: FinishedSnapshots
  let writer: ReportWriter
  /// This process's results so far.
  var record: RunRecord? { writer.record }

  private let atExit: (@Sendable () -> Void)?

  /// Creates an artifacts folder.
  ///
  /// - Parameters:
  ///   - shard: The shard that this process runs.
  ///   - tellsEverything: Whether to begin the report with the first result, so that it exists even
  ///     if the process is killed; otherwise it's written with the first failure and at the end.
  ///   - atExit: Registers a function to call when the process ends, which calls
  ///     ``endRun(stale:root:)``; called once, with the first result.
  init(
    _ folder: URL, run: TestRun = .current, shard: RunShard? = nil, tellsEverything: Bool = false,
    atExit: (@Sendable () -> Void)? = nil
  ) {
    self.folder = folder
    self.run = run
    self.shard = shard
    self.atExit = atExit
    finished = FinishedSnapshots(areAskedFor: tellsEverything)
    writer = ReportWriter(folder, run: run, shard: shard)
  }

  /// The files kept for a failure.
  struct Kept {
    /// The snapshot with the names of its files.
    var snapshot: SnapshotRecord
    var reference: URL?
    var actual: URL?
    var others: [(label: String, file: URL)] = []
    var page: URL?
  }

  /// Keeps the files that a failing assertion compared; they're added to the report along with the
  /// snapshot.
  func keep(
    _ snapshot: SnapshotRecord, difference: SnapshotDifference, reference: URL?, new: Data?,
    pathExtension: String, decision: RecordDecision
  ) throws -> Kept {
    lock.lock()
    defer { lock.unlock() }
    let evidence = try open(decision)
    var snapshot = snapshot
    var kept = Kept(snapshot: snapshot)
    if let picture = difference.picture {
      try evidence.keep(picture.difference, picture.capture, in: &snapshot)
      kept.reference = snapshot.reference.map(evidence.url)
      kept.actual = snapshot.actual.map(evidence.url)
      if let file = snapshot.difference.map(evidence.url) { kept.others.append(("diff", file)) }
      kept.others.append(("tree", evidence.treeFile(of: snapshot)))
    } else {
      var texts = TextFiles()
      if let reference,
        let data = try? ForeignFile.read(reference, maximumSize: ForeignFile.maximumRecordSize)
      {
        let file = try evidence.keep(data, as: "reference.\(pathExtension)", of: snapshot)
        kept.reference = file
        texts.reference = evidence.path(of: file)
      }
      if let new {
        let file = try evidence.keep(new, as: "actual.\(pathExtension)", of: snapshot)
        kept.actual = file
        texts.actual = evidence.path(of: file)
        try evidence.keepPending(new, ending: pathExtension, in: &snapshot)
      }
      for attachment in difference.attachments {
        let file = try evidence.keep(attachment.data, as: attachment.name, of: snapshot)
        let label = String(attachment.name.prefix { $0 != "." })
        kept.others.append((label, file))
        if label == "diff" { texts.difference = evidence.path(of: file) }
      }
      if texts.difference != nil { snapshot.parts.texts = texts }
    }
    kept.snapshot = snapshot
    kept.page = evidence.report.page
    return kept
  }

  /// Keeps the future baseline of a snapshot that has none to compare with, or whose baseline can't
  /// be written here, so that it can be accepted elsewhere; it's added to the report along with the
  /// snapshot.
  func keepPending(
    _ snapshot: SnapshotRecord, _ data: Data, capture: Capture?, decision: RecordDecision
  ) throws -> (snapshot: SnapshotRecord, file: URL) {
    lock.lock()
    defer { lock.unlock() }
    let evidence = try open(decision)
    var snapshot = snapshot
    if let capture {
      try evidence.keep(capture, in: &snapshot)
    } else {
      let ending = (snapshot.baseline.map { $0 as NSString })?.pathExtension ?? "txt"
      try evidence.keepPending(data, ending: ending, in: &snapshot)
    }
    return (
      snapshot, evidence.report.url.appendingPathComponent(snapshot.pending ?? "pending")
    )
  }

  /// Adds the result of a snapshot; called once per assertion.
  ///
  /// Snapshots that failed or left files are added to the report immediately, others at the end of
  /// the run.
  ///
  /// - Parameter leftFiles: Whether files of the snapshot were kept.
  func take(_ snapshot: SnapshotRecord, leftFiles: Bool, decision: RecordDecision) throws {
    lock.lock()
    defer { lock.unlock() }
    begin(decision)
    if !snapshot.outcome.isFailure, !leftFiles {
      guard writer.knows(snapshot) else { return finished.note([snapshot]) }
      // A repeated test that eventually passed has nevertheless failed once.
      guard snapshot.outcome != .equal else { return }
    }
    _ = try open(decision)
    writer.take(snapshot)
    try writer.writeNowAndThen()
  }

  /// Adds pictures that were compared elsewhere, and updates the report.
  func add(_ snapshots: [SnapshotRecord], decision: RecordDecision) throws -> URL {
    lock.lock()
    defer { lock.unlock() }
    let evidence = try open(decision)
    for snapshot in snapshots { writer.take(snapshot) }
    try writer.write(isFinished: haveAllEnded)
    return evidence.report.page
  }

  /// Returns the object that keeps the failing pictures of scenarios in this folder.
  func keeper(_ decision: RecordDecision) -> some PictureKeeper {
    FailureKeeper(folder: self, decision: decision)
  }

  /// Opens the folder with the first failure.
  private struct FailureKeeper: PictureKeeper {
    let folder: ArtifactFolder
    let decision: RecordDecision

    private func evidence() throws -> EvidenceFolder {
      folder.lock.lock()
      defer { folder.lock.unlock() }
      return try folder.open(decision)
    }

    func keep(
      _ difference: PictureDifference, _ capture: Capture, in record: inout SnapshotRecord
    ) throws {
      try evidence().keep(difference, capture, in: &record)
    }

    func keep(_ capture: Capture, in record: inout SnapshotRecord) throws {
      try evidence().keep(capture, in: &record)
    }

    func keep(text: String, as name: String, of record: SnapshotRecord) throws -> String? {
      try evidence().keep(text: text, as: name, of: record)
    }

    func keepPending(_ data: Data, ending: String, in record: inout SnapshotRecord) throws {
      try evidence().keepPending(data, ending: ending, in: &record)
    }

    // Passing snapshots are only reported as text.
    func keepTolerated(_: PictureDifference, _: Capture, in _: inout SnapshotRecord) {}

    func keepEqual(_: URL, _: Capture, in _: inout SnapshotRecord) {}
  }

  func open(_ decision: RecordDecision) throws -> EvidenceFolder {
    let evidence = try writer.open(decision)
    arm()
    return evidence
  }

  /// Registers the reporting of the run's end for when the process ends.
  func arm() {
    guard !uses.isArmed else { return }
    uses.isArmed = true
    atExit?()
  }
}
