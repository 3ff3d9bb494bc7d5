import Foundation
import Report
import RunRecord

/// Writes the report of a run of tests that other processes take part in: combines what they
/// have reported with what this one has to report.
///
/// Not to be shared between threads: its owner sees to that.
final class ReportWriter {
  let folder: URL
  /// The run that this process is a part of.
  let run: TestRun
  private let shard: RunShard?
  /// The open folder; nil as long as there was nothing to report.
  private(set) var evidence: EvidenceFolder?
  /// What this process has to report.
  private(set) var record: RunRecord?
  private var positions: [String: Int] = [:]
  private var unwritten = 0
  /// What other processes of the run have reported so far, and the file they reported it in.
  private var others: (record: RunRecord, file: FileStamp)?

  /// Failures after which the report is no longer written anew for each, but for every so many.
  private static let writtenAtOnce = 32

  init(_ folder: URL, run: TestRun, shard: RunShard?) {
    self.folder = folder
    self.run = run
    self.shard = shard
  }

  /// The page of the report, where there is one.
  var page: URL? { evidence?.report.page }

  /// Opens the folder with the first thing to tell, so that a run without one leaves no report.
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

  /// Takes what became of a snapshot, in the place of what was reported of it before.
  ///
  /// What left no files takes only the outcome's place: what was compared before, under the same name,
  /// is still to be looked at.
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

  /// Whether something was reported of a snapshot before.
  func knows(_ snapshot: SnapshotRecord) -> Bool { positions[snapshot.key] != nil }

  // MARK: Runs

  /// Whether a process of this run has begun the report already.
  var isOfThisRun: Bool {
    let data = try? ForeignFile.read(mark, maximumSize: 4096)
    return data.map { String(decoding: $0, as: UTF8.self) } == run.identity
  }

  private var mark: URL { folder.appendingPathComponent(EvidenceFolder.testRunMarker) }

  /// Puts an empty report in the place of an earlier run's.
  private func begin(_ opened: EvidenceFolder, _ header: RunHeader) throws {
    try opened.begin(header)
    try opened.report.put(Data(run.identity.utf8), at: EvidenceFolder.testRunMarker)
  }

  /// Replaces the report of an earlier run of tests, so that a green run leaves no red report behind.
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

  /// Notes that the report is to be written again, though no snapshot was added.
  func noteUnwritten() { unwritten += 1 }

  /// Writes the report for each of the first failures, and then for every so many more of them, so
  /// that a run full of failures is not spent on writing.
  func writeNowAndThen() throws {
    let count = record?.snapshots.count ?? 0
    guard count <= Self.writtenAtOnce || unwritten >= max(Self.writtenAtOnce, count / 4) else {
      return
    }
    try write(isFinished: false)
  }

  /// Writes the report.
  ///
  /// - Parameter isFinished: Whether each process of the run has come to its end.
  func write(isFinished: Bool) throws {
    guard let evidence, let record else { return }
    try FolderLock.hold(in: folder) {
      let now = FileStamp(evidence.report.recordFile)
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
      // Another process may have put pictures there that it has not reported yet.
      try evidence.report.write(whole, removesUnusedPictures: false)
      others?.file = FileStamp(evidence.report.recordFile)
      unwritten = 0
    }
  }

  /// Writes what was not written yet.
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
  /// Whether something of it lies in the report's folder.
  fileprivate var hasFiles: Bool {
    reference != nil || actual != nil || texts != nil || pending != nil
  }
}
