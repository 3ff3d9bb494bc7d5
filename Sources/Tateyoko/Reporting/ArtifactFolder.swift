import Foundation
import Pixels
import RunRecord

/// The pictures and the report of the assertions that fail in a test run.
///
/// A test run may be two processes, one for each test library; they share a folder.
final class ArtifactFolder: @unchecked Sendable {
  private static let shared = ArtifactFolder(
    URL(
      fileURLWithPath: environmentValue("TATEYOKO_ARTIFACTS").flatMap { $0.isEmpty ? nil : $0 }
        ?? "tateyoko-report", isDirectory: true))

  /// A folder in place of the test run's, for checks that are meant to fail.
  @TaskLocal static var other: ArtifactFolder?

  /// The folder for the caller's failures.
  static var current: ArtifactFolder { other ?? shared }

  /// Failures after which the report is no longer written anew for each, but for every so many.
  private static let writtenAtOnce = 32

  private let lock = NSLock()
  private let folder: URL
  private var evidence: EvidenceFolder?
  private var record: RunRecord?
  private var unwritten = 0
  /// Pictures that passed by a tolerance, told of when there is a report.
  private var passed: [SnapshotRecord] = []

  /// What became of the other snapshots.
  let finished = FinishedSnapshots()

  init(_ folder: URL) {
    self.folder = folder
  }

  /// The files that one failure left.
  struct Kept {
    var reference: URL?
    var actual: URL?
    var others: [(label: String, file: URL)] = []
    var page: URL?
  }

  /// Keeps what a failing assertion compared, and brings the report up to date.
  func keep(
    _ snapshot: SnapshotRecord, difference: SnapshotDifference, reference: URL?, new: Data?,
    pathExtension: String, decision: RecordDecision
  ) throws -> Kept {
    lock.lock()
    defer { lock.unlock() }
    let evidence = try open(decision)
    var snapshot = snapshot
    var kept = Kept()
    if let picture = difference.picture {
      try evidence.keep(picture.difference, picture.capture, in: &snapshot)
      kept.reference = snapshot.reference.map(evidence.url)
      kept.actual = snapshot.actual.map(evidence.url)
      if let file = snapshot.difference.map(evidence.url) { kept.others.append(("diff", file)) }
      kept.others.append(("tree", evidence.treeFile(of: snapshot)))
    } else {
      var texts = SnapshotRecord.TextFiles()
      if let reference, let data = try? Data(contentsOf: reference) {
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
      if texts.difference != nil { snapshot.texts = texts }
    }
    record?.merge(RunRecord(header: header(decision), snapshots: [snapshot]))
    unwritten += 1
    if (record?.snapshots.count ?? 0) <= Self.writtenAtOnce || unwritten >= Self.writtenAtOnce {
      try write()
    }
    kept.page = evidence.report.page
    return kept
  }

  /// Remembers a picture that passed by a tolerance, for the report to say what was tolerated.
  func note(_ snapshot: SnapshotRecord) {
    lock.lock()
    defer { lock.unlock() }
    passed.append(snapshot)
    guard record != nil else { return }
    takePassed()
  }

  private func takePassed() {
    guard var record, !passed.isEmpty else { return }
    record.merge(RunRecord(header: record.header, snapshots: passed))
    self.record = record
    unwritten += passed.count
    passed = []
  }

  /// Adds pictures that were compared elsewhere, and brings the report up to date.
  func add(_ snapshots: [SnapshotRecord], decision: RecordDecision) throws -> URL {
    lock.lock()
    defer { lock.unlock() }
    let evidence = try open(decision)
    record?.merge(RunRecord(header: header(decision), snapshots: snapshots))
    try write()
    return evidence.report.page
  }

  /// What keeps the failing pictures of scenarios in this folder.
  func keeper(_ decision: RecordDecision) -> some PictureKeeper {
    FailureKeeper(folder: self, decision: decision)
  }

  /// Opens the folder with the first failure, so that a run without one leaves no folder.
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

    func keepEqual(_: URL, _: Capture, in _: inout SnapshotRecord) {}
  }

  private static let origin = RunOrigin.current()

  private func header(_ decision: RecordDecision) -> RunHeader {
    var header = RunHeader(
      title: "Failed snapshots", toolVersion: Release.version,
      recordMode: decision.mode.rawValue, recordModeOrigin: decision.source,
      fingerprint: RenderFingerprint.current.map { RunHeader.Fact($0.name, $0.value) })
    Self.origin.describe(&header)
    return header
  }

  private func open(_ decision: RecordDecision) throws -> EvidenceFolder {
    if let evidence { return evidence }
    let marker = folder.appendingPathComponent(".test-run")
    let isSameRun = (try? String(contentsOf: marker, encoding: .utf8)) == Self.runIdentity
    let opened = try EvidenceFolder(folder, keepsEarlier: isSameRun)
    try AtomicFile.write(Data(Self.runIdentity.utf8), to: marker.path, isDurable: false)
    record = (isSameRun ? opened.earlierRecord : nil) ?? RunRecord(header: header(decision))
    evidence = opened
    takePassed()
    atexit { ArtifactFolder.shared.flush() }
    return opened
  }

  private func flush() {
    lock.lock()
    defer { lock.unlock() }
    guard unwritten > 0 else { return }
    do {
      try write()
    } catch {
      FileHandle.standardError.write(Data("The report could not be written: \(error)\n".utf8))
    }
  }

  private func write() throws {
    guard let evidence, var record else { return }
    record.sort()
    try evidence.report.write(record)
    unwritten = 0
  }

  /// The parent process and its start: the same for both processes of one `swift test`.
  private static let runIdentity: String = {
    let parent = getppid()
    let status = (try? String(contentsOfFile: "/proc/\(parent)/stat", encoding: .utf8)) ?? ""
    // The command's name is in parentheses and may hold spaces; the start is field 22.
    let fields = status.split(separator: ")").last?.split(separator: " ") ?? []
    return "\(parent) \(fields.count > 19 ? String(fields[19]) : "")"
  }()
}
