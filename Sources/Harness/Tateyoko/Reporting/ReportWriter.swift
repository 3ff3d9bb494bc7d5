import Foundation
import Report
import RunRecord

/// Writes the report of a test run that may have other processes: merges their results with the
/// ones of this process.
///
/// Not thread-safe: the owner synchronizes access.
final class ReportWriter {
  let folder: URL
  /// The run that this process is part of.
  let run: TestRun
  private let shard: RunShard?
  /// The open folder; `nil` while there is nothing to report.
  private(set) var evidence: EvidenceFolder?
  /// This process's results.
  private(set) var record: RunRecord?
  private var positions: [String: Int] = [:]
  private var unwritten = 0
  /// The results of the run's other processes so far, and the file that contained them.
  private var others: (record: RunRecord, file: FileStamp?)?

  /// The number of failures after which the report is only rewritten once per that many.
  private static let writtenAtOnce = 32

  init(_ folder: URL, run: TestRun, shard: RunShard?) {
    self.folder = folder
    self.run = run
    self.shard = shard
  }

  /// The page of the report, if there is one.
  var page: URL? { evidence?.report.page }

  /// Opens the folder with the first result, so that a run without results leaves no report.
  func open(_ decision: RecordDecision) throws -> EvidenceFolder {
    if let evidence { return evidence }
    let header = header(decision)
    let opened = try FolderLock.hold(in: folder) {
      let opened = try EvidenceFolder(folder, keepsEarlier: isOfThisRun)
      if !isOfThisRun { try begin(opened, header) }
      return opened
    }
    record = RunRecord(header: header)
    evidence = opened
    return opened
  }

  /// Adds the result of a snapshot, replacing its previous result.
  ///
  /// If it left no files, only the outcome is replaced: what was compared earlier under the same
  /// name still needs review.
  func take(_ snapshot: SnapshotRecord) {
    unwritten += 1
    if let position = positions[snapshot.key] {
      if !snapshot.hasFiles, record?.snapshots[position].hasFiles == true {
        record?.snapshots[position].outcome = snapshot.outcome
        record?.snapshots[position].message = snapshot.message
        record?.snapshots[position].seconds = snapshot.seconds
      } else {
        record?.snapshots[position] = snapshot
      }
    } else {
      positions[snapshot.key] = record?.snapshots.count ?? 0
      record?.snapshots.append(snapshot)
    }
  }

  /// Whether a result of a snapshot was already added.
  func knows(_ snapshot: SnapshotRecord) -> Bool { positions[snapshot.key] != nil }

  // MARK: Runs

  /// Whether a process of this run has already started the report.
  var isOfThisRun: Bool {
    let data = try? ForeignFile.read(mark, maximumSize: 4096)
    return data.map { String(decoding: $0, as: UTF8.self) } == run.identity
  }

  private var mark: URL { folder.appendingPathComponent(EvidenceFolder.testRunMarker) }

  /// Replaces an earlier run's report with an empty one.
  private func begin(_ opened: EvidenceFolder, _ header: RunHeader) throws {
    try opened.begin(header)
    try opened.report.put(Data(run.identity.utf8), at: EvidenceFolder.testRunMarker)
  }

  /// Replaces the report of an earlier test run, so that a passing run leaves no failing report
  /// behind.
  func replaceEarlierReport(_ decision: RecordDecision) {
    guard access(mark.path, F_OK) == 0, !isOfThisRun else { return }
    do {
      try FolderLock.hold(in: folder) {
        guard !isOfThisRun else { return }
        try begin(EvidenceFolder(folder), header(decision))
      }
    } catch {
      FileHandle.standardError.write(Data("The last run's report was kept: \(error)\n".utf8))
    }
  }

  private lazy var origin: RunOrigin = {
    var origin = RunOrigin.current()
    origin.shard = shard
    return origin
  }()
  private let watch = Stopwatch()

  private func header(_ decision: RecordDecision) -> RunHeader {
    var header = RunHeader(
      title: "Snapshot tests", toolVersion: Release.version,
      recordMode: decision.mode.rawValue, recordModeOrigin: decision.source,
      fingerprint: PictureFacts.current.map { RunHeader.Fact($0.name, $0.value) })
    header.recordingFails = true
    origin.describe(&header)
    return header
  }

  // MARK: Writing

  /// Records that stale baselines fail the run.
  func noteStaleFailure() { record?.header.staleFails = true }

  /// Marks the report as changed without adding a snapshot.
  func noteUnwritten() { unwritten += 1 }

  /// Writes the report for each of the first failures, and then once per several failures, so that
  /// a run with many failures isn't spent on writing.
  func writeNowAndThen() throws {
    let count = record?.snapshots.count ?? 0
    guard count <= Self.writtenAtOnce || unwritten >= max(Self.writtenAtOnce, count / 4) else {
      return
    }
    try write(isFinished: false)
  }

  /// Writes the report.
  ///
  /// - Parameter isFinished: Whether every process of the run has finished.
  func write(isFinished: Bool) throws {
    guard let evidence, let record else { return }
    try FolderLock.hold(in: folder) {
      let now = FileStamp(evidence.report.recordFile.path)
      if others == nil || others?.file != now, let earlier = evidence.earlierRecord {
        others = (earlier, now)
      }
      var whole = others?.record ?? RunRecord(header: record.header)
      let earlier = whole.header.seconds ?? 0
      whole.header = record.header
      whole.header.seconds = max(earlier, watch.seconds)
      whole.header.finished = isFinished ? nil : false
      whole.merge(record)
      whole.sort()
      if origin.isReproducible {
        whole = whole.withoutTimings()
        whole.header.started = origin.started
      }
      // Another process may have stored pictures that it has not reported yet.
      try evidence.report.write(whole, removesUnusedPictures: false)
      others?.file = FileStamp(evidence.report.recordFile.path)
      unwritten = 0
    }
  }

  /// Writes what hasn't been written yet.
  func flush(isFinished: Bool) {
    guard unwritten > 0 else { return }
    do {
      try write(isFinished: isFinished)
    } catch {
      FileHandle.standardError.write(Data("The report could not be written: \(error)\n".utf8))
    }
  }
}

extension SnapshotRecord {
  /// Whether any of the record's files are in the report's folder.
  fileprivate var hasFiles: Bool {
    reference != nil || actual != nil || texts != nil || pending != nil
  }
}
