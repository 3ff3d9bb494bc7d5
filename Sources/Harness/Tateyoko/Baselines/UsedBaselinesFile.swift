import Foundation
import Pixels
import Report
import RunRecord

/// This process's file among the ``UsedBaselines``.
///
/// Lines are appended with single writes. Not thread-safe.
final class UsedBaselinesFile {
  let run: TestRun
  /// The file's name.
  let name: String
  private let tree: FolderTree
  private let descriptor: Int32
  private var seen: Set<PixelDigest> = []
  /// The number of the test case that is running, and the baselines that it has used.
  private var running: (number: Int, paths: Set<String>)?

  /// Creates a file, and removes the ones that earlier runs left.
  ///
  /// - Throws: `FileError` if the folder can't be written to, `ReportError` if it isn't a report's.
  init(
    artifacts: URL, run: TestRun, shard: RunShard? = nil, decision: RecordDecision? = nil
  ) throws {
    self.run = run
    tree = try ReportFolder.claim(artifacts)
    Self.removeEarlier(in: tree, than: run)
    var name = "\(getpid()).txt"
    var descriptor: Int32 = -1
    // A process identifier that the system reuses must not hide another process of this run.
    for attempt in 1... {
      do throws(FileError) {
        descriptor = try tree.openFile(
          "\(UsedBaselines.folderName)/\(name)", flags: O_WRONLY | O_EXCL | O_APPEND)
        break
      } catch {
        guard error.code == EEXIST, error.obstacle == nil, attempt < 1000 else { throw error }
        name = "\(getpid())-\(attempt).txt"
      }
    }
    self.descriptor = descriptor
    self.name = name
    var head = "\(UsedBaselines.Manifest.version)\nrun \(run.identity)\n"
    if let reason = run.restriction { head += "part \(reason)\n" }
    if let shard { head += "shard \(shard)\n" }
    if run.position != .unknown { head += "position \(run.position.rawValue)\n" }
    if let decision {
      head +=
        "mode \(decision.mode.rawValue) from "
        + "\(UsedBaselines.Manifest.escaped(decision.source))\n"
    }
    write(head)
  }

  deinit { close(descriptor) }

  /// Records the use of a baseline, once.
  func note(_ path: String, location: String?, in testCase: Int? = RunningTestCase.current?.number)
  {
    let path = Self.relative(path)
    if let testCase {
      if running?.number != testCase { running = (testCase, []) }
      running?.paths.insert(path)
    }
    // Digests instead of paths, because a long run uses many.
    guard seen.insert(PixelDigest(of: Data(path.utf8))).inserted else { return }
    let place = location.map { "\t\(UsedBaselines.Manifest.escaped($0))" } ?? ""
    write("+ \(UsedBaselines.Manifest.escaped(path))\(place)\n")
  }

  /// Records a baseline that its scenario doesn't produce.
  func noteLeftOver(_ path: String) {
    write("? \(UsedBaselines.Manifest.escaped(path))\n")
  }

  /// Records that a stale baseline was reported, so that no other process reports it again.
  func noteTold(_ path: String) {
    write("! \(UsedBaselines.Manifest.escaped(path))\n")
  }

  /// Records that a test case was skipped after it used some baselines: others may be its, too.
  func noteSkip(of testCase: Int) {
    guard let running, running.number == testCase else { return }
    for path in running.paths.sorted() { write("~ \(UsedBaselines.Manifest.escaped(path))\n") }
  }

  /// Records that the process has finished; a killed process doesn't get here.
  func noteEnd() {
    write("end of the process\n")
  }

  // MARK: Results

  /// Leaves results for the last process of the run, which adds them to the report: many processes
  /// that each write the report take much longer.
  ///
  /// - Returns: Whether the results could be written.
  func leave(_ snapshots: [SnapshotRecord]) -> Bool {
    guard !snapshots.isEmpty else { return true }
    guard let data = try? SnapshotJournal.data(snapshots) else { return false }
    return (try? tree.write(data, at: Self.results(of: name))) != nil
  }

  /// Returns the results that other processes of the run left.
  func takeLeftResults() -> [SnapshotRecord] {
    UsedBaselines(
      artifacts: URL(fileURLWithPath: tree.root, isDirectory: true), run: run.identity
    ).manifests.flatMap { manifest in
      let path = Self.results(of: manifest.name)
      guard
        let data = try? tree.read(path, maximumByteCount: ForeignFile.maximumRecordSize)
      else { return [SnapshotRecord]() }
      return SnapshotJournal.read(data)
    }
  }

  /// The file with the results of a process.
  private static func results(of name: String) -> String {
    let stem = name.hasSuffix(".txt") ? String(name.dropLast(4)) : name
    return "\(UsedBaselines.folderName)/\(stem).jsonl"
  }

  /// Returns a path relative to the working folder, if it's inside it.
  static func relative(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath
    let full = URL(fileURLWithPath: path).standardizedFileURL.path
    return full.hasPrefix(here + "/") ? String(full.dropFirst(here.count + 1)) : full
  }

  /// A failed write fails no test: the run then knows less about stale baselines.
  private func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return }
      while Glibc.write(descriptor, start, bytes.count) < 0, errno == EINTR {}
    }
  }

  private static func removeEarlier(in tree: FolderTree, than run: TestRun) {
    let folder = UsedBaselines.folderName
    for name in tree.names(in: folder) where name.hasSuffix(".txt") {
      let path = "\(folder)/\(name)"
      guard
        let data = try? tree.read(path, maximumByteCount: ForeignFile.maximumListSize),
        let manifest = UsedBaselines.Manifest(text: String(decoding: data, as: UTF8.self)),
        manifest.run != run.identity
      else { continue }
      try? tree.remove(path)
      try? tree.remove(results(of: name))
    }
  }
}
