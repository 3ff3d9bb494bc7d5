import Foundation
import Pixels
import Report
import RunRecord

/// The pictures and the report of the assertions that fail in a test run.
///
/// A test run may be several processes, one for each test library and more with `--parallel`; they
/// share a folder, and each brings together what the others wrote and what it has to tell itself.
final class ArtifactFolder: @unchecked Sendable {
  static let shared = ArtifactFolder(
    URL(
      fileURLWithPath: environmentValue("TATEYOKO_ARTIFACTS").flatMap { $0.isEmpty ? nil : $0 }
        ?? "tateyoko-report", isDirectory: true))

  /// A folder in place of the test run's, for checks that are meant to fail.
  @TaskLocal static var other: ArtifactFolder?

  /// The folder for the caller's failures.
  static var current: ArtifactFolder { other ?? shared }

  /// Failures after which the report is no longer written anew for each, but for every so many.
  private static let writtenAtOnce = 32

  let lock = NSLock()
  let folder: URL
  /// The run that this process is a part of.
  let run: TestRun
  private var evidence: EvidenceFolder?
  /// What this process has to tell.
  private(set) var record: RunRecord?
  private var positions: [String: Int] = [:]
  private var unwritten = 0
  /// What other processes of the run have told so far, and the file they told it in.
  private var others: (record: RunRecord, file: FileStamp)?
  /// What this process asked for and what became of it.
  var uses = RunUses()

  /// What became of the other snapshots.
  let finished: FinishedSnapshots

  init(
    _ folder: URL, run: TestRun = .current, tellsEverything: Bool = FinishedSnapshots.areAskedFor
  ) {
    self.folder = folder
    self.run = run
    finished = FinishedSnapshots(areAskedFor: tellsEverything)
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
    take(snapshot)
    try writeNowAndThen()
    kept.page = evidence.report.page
    return kept
  }

  /// Keeps what would be the baseline of a snapshot that has none to compare with, or whose baseline
  /// can't be written here, for someone to accept it elsewhere.
  func keepPending(
    _ snapshot: SnapshotRecord, _ data: Data, capture: Capture?, decision: RecordDecision
  ) throws -> URL {
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
    take(snapshot)
    try writeNowAndThen()
    return evidence.report.url.appendingPathComponent(snapshot.pending ?? "pending")
  }

  private func take(_ snapshot: SnapshotRecord) {
    unwritten += 1
    if let position = positions[snapshot.key] {
      record?.snapshots[position] = snapshot
    } else {
      positions[snapshot.key] = record?.snapshots.count ?? 0
      record?.snapshots.append(snapshot)
    }
  }

  /// Writes the report for each of the first failures, and then for every so many more of them, so
  /// that a run full of failures is not spent on writing.
  private func writeNowAndThen() throws {
    let count = record?.snapshots.count ?? 0
    guard count <= Self.writtenAtOnce || unwritten >= max(Self.writtenAtOnce, count / 4) else {
      return
    }
    try write()
  }

  /// Adds pictures that were compared elsewhere, and brings the report up to date.
  func add(_ snapshots: [SnapshotRecord], decision: RecordDecision) throws -> URL {
    lock.lock()
    defer { lock.unlock() }
    let evidence = try open(decision)
    for snapshot in snapshots { take(snapshot) }
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

    // What passes is told of in words.
    func keepTolerated(_: PictureDifference, _: Capture, in _: inout SnapshotRecord) {}

    func keepEqual(_: URL, _: Capture, in _: inout SnapshotRecord) {}
  }

  private static let origin: RunOrigin = {
    var origin = RunOrigin.current()
    origin.shard = TestShard.current.shard
    return origin
  }()
  private static let watch = Stopwatch()

  func header(_ decision: RecordDecision) -> RunHeader {
    var header = RunHeader(
      title: "Snapshot tests", toolVersion: Release.version,
      recordMode: decision.mode.rawValue, recordModeOrigin: decision.source,
      fingerprint: RenderFingerprint.current.map { RunHeader.Fact($0.name, $0.value) })
    header.recordingFails = true
    Self.origin.describe(&header)
    return header
  }

  private func open(_ decision: RecordDecision) throws -> EvidenceFolder {
    if let evidence { return evidence }
    let header = header(decision)
    let opened = try FolderLock.hold(in: folder) {
      let opened = try EvidenceFolder(folder, keepsEarlier: isOfThisRun)
      if !isOfThisRun { try begin(opened, header) }
      return opened
    }
    record = RunRecord(header: header)
    evidence = opened
    arm()
    return opened
  }

  /// Whether a process of this run has begun the report already.
  private var isOfThisRun: Bool {
    let data = try? ForeignFile.read(marker, maximumSize: 4096)
    return data.map { String(decoding: $0, as: UTF8.self) } == run.identity
  }

  private var marker: URL { folder.appendingPathComponent(EvidenceFolder.testRunMarker) }

  /// Puts an empty report in the place of an earlier run's.
  private func begin(_ opened: EvidenceFolder, _ header: RunHeader) throws {
    try opened.begin(header)
    try AtomicFile.write(Data(run.identity.utf8), to: marker.path, isDurable: false)
  }

  /// Replaces the report of an earlier run of tests, so that a green run leaves no red report behind.
  func replaceEarlierReport(_ decision: RecordDecision) {
    guard access(marker.path, F_OK) == 0, !isOfThisRun else { return }
    do {
      try FolderLock.hold(in: folder) {
        guard !isOfThisRun else { return }
        try begin(EvidenceFolder(folder), header(decision))
      }
    } catch {
      FileHandle.standardError.write(Data("The last run's report stays: \(error)\n".utf8))
    }
  }

  /// Has the run's end told when the process ends.
  func arm() {
    guard self === Self.shared, !uses.isArmed else { return }
    uses.isArmed = true
    atexit { ArtifactFolder.shared.endRun() }
  }

  /// Begins the report of a run whose record is asked for whatever comes of it, so that a process that
  /// is killed leaves one that says so.
  func beginAtOnce(_ decision: RecordDecision) {
    guard finished.areAskedFor, (try? open(decision)) != nil else { return }
    unwritten += 1
    flush()
  }

  /// Has the report written once more by the process that ends last, as one that came to its end.
  func endReport() {
    guard let decision = uses.decision, evidence != nil || isOfThisRun && haveAllEnded,
      (try? open(decision)) != nil
    else { return }
    unwritten += 1
  }

  /// Whether each process that took part in the run has come to its end.
  private var haveAllEnded: Bool {
    uses.isEnding
      && UsedBaselines(artifacts: folder, run: run.identity).manifests.allSatisfy(\.isEnded)
  }

  /// Writes what was not written yet.
  func flush() {
    guard unwritten > 0 else { return }
    do {
      try write()
    } catch {
      FileHandle.standardError.write(Data("The report could not be written: \(error)\n".utf8))
    }
  }

  /// Puts what became of all other snapshots into the record, where there is one or one is asked for.
  func addFinished() {
    guard let decision = uses.decision,
      record != nil || finished.areAskedFor || finished.toleratedCount > 0,
      (try? open(decision)) != nil
    else { return }
    addLast(finished.take(beside: record), decision)
    // A part in which nothing was to do says so, or merging would miss it.
    if finished.areAskedFor { unwritten += 1 }
  }

  /// Adds snapshots at the run's end.
  func addLast(_ snapshots: [SnapshotRecord], _ decision: RecordDecision) {
    guard !snapshots.isEmpty, (try? open(decision)) != nil else { return }
    for snapshot in snapshots { take(snapshot) }
  }

  /// The page of the report, where there is one.
  var page: URL? { evidence?.report.page }

  private func write() throws {
    guard let evidence, let record else { return }
    try FolderLock.hold(in: folder) {
      let now = FileStamp(evidence.report.recordFile)
      if others == nil || others?.file != now, let earlier = evidence.earlierRecord {
        others = (earlier, now)
      }
      var whole = others?.record ?? RunRecord(header: record.header)
      let earlier = whole.header.seconds ?? 0
      whole.header = record.header
      whole.header.seconds = max(earlier, Self.watch.seconds)
      whole.header.finished = haveAllEnded ? nil : false
      whole.merge(record)
      whole.sort()
      if Self.origin.isReproducible {
        whole = whole.withoutTimings()
        whole.header.started = Self.origin.started
      }
      // Another process may have put pictures there that it has not told of yet.
      try evidence.report.write(whole, removesUnusedPictures: false)
      others?.file = FileStamp(evidence.report.recordFile)
      unwritten = 0
    }
  }
}

/// What tells one version of a file from another.
private struct FileStamp: Equatable {
  private var inode: UInt64 = 0
  private var size: Int64 = 0
  private var seconds = 0
  private var nanoseconds = 0

  init(_ file: URL) {
    var status = stat()
    guard stat(file.path, &status) == 0 else { return }
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
  }
}

/// A lock that processes share, on a folder.
enum FolderLock {
  /// Runs `body` while no other process does so for the same folder.
  ///
  /// The lock goes with the process, however that ends. Where the file system knows no locks the
  /// processes take their chance.
  static func hold<R>(in folder: URL, _ body: () throws -> R) throws -> R {
    try AtomicFile.makeFolder(folder.path)
    let path = folder.appendingPathComponent(".lock").path
    let descriptor = Glibc.open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    defer { if descriptor >= 0 { close(descriptor) } }
    if descriptor >= 0 { while flock(descriptor, LOCK_EX) != 0, errno == EINTR {} }
    return try body()
  }
}
