import Foundation

/// The snapshots of a run in progress, written to disk as they finish, one JSON object per line.
///
/// The position and outcome of each are kept in memory. If the disk is full, the remaining
/// snapshots are kept in memory: no verdict is lost.
package final class SnapshotJournal: SnapshotSource, @unchecked Sendable {
  /// The name of the journal's file in the folder of an unfinished run.
  package static let fileName = "snapshots.jsonl"

  private struct Entry {
    /// The offset in the file; the index in `kept` if the length is 0.
    var offset: Int
    var length: Int32
    var outcome: SnapshotOutcome
  }

  private let lock = NSLock()
  private var descriptor: Int32 = -1
  private var path: String?
  private var size = 0
  private var entries: [Entry] = []
  private var kept: [Data] = []
  private var sums = RunTally()
  private var firstProblem: String?

  /// Creates an empty journal.
  ///
  /// - Parameter folder: The folder for its file while the run is in progress; without one, it's an
  ///   unnamed file.
  package init(in folder: URL? = nil) {
    if let folder {
      let file = folder.appendingPathComponent(SnapshotJournal.fileName).path
      unlink(file)
      descriptor = open(file, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 { path = file } else { firstProblem = String(cString: strerror(errno)) }
    } else {
      var name = Array((NSTemporaryDirectory() + "/tateyoko-XXXXXX").utf8CString)
      descriptor = mkstemp(&name)
      if descriptor >= 0 {
        unlink(name)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      }
    }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Why snapshots are kept in memory; `nil` if they aren't.
  package var problem: String? { lock.withLock { firstProblem } }

  /// The counts of the snapshots so far.
  package var tally: RunTally { lock.withLock { sums } }

  /// Adds a finished snapshot.
  package func append(_ snapshot: SnapshotRecord) throws(RunRecordError) {
    var line = try RunRecordCoding.line(snapshot)
    lock.lock()
    defer { lock.unlock() }
    sums.add(snapshot)
    if descriptor >= 0, firstProblem == nil {
      line.append(0x0A)
      if let code = write(line) {
        firstProblem = String(cString: strerror(code))
        line.removeLast()
      } else {
        entries.append(
          Entry(offset: size, length: Int32(line.count - 1), outcome: snapshot.outcome))
        size += line.count
        return
      }
    }
    entries.append(Entry(offset: kept.count, length: 0, outcome: snapshot.outcome))
    kept.append(line)
  }

  /// Unlinks the file, because its contents are now stored elsewhere; it remains readable.
  package func removeFile() {
    lock.lock()
    defer { lock.unlock() }
    if let path { unlink(path) }
    path = nil
  }

  // MARK: Reading

  package var count: Int { lock.withLock { entries.count } }

  package func outcome(at index: Int) -> SnapshotOutcome {
    lock.withLock { entries[index].outcome }
  }

  package func line(at index: Int) throws(RunRecordError) -> Data {
    lock.lock()
    defer { lock.unlock() }
    let entry = entries[index]
    guard entry.length > 0 else { return kept[entry.offset] }
    var data = Data(count: Int(entry.length))
    let isRead = data.withUnsafeMutableBytes { bytes in
      var done = 0
      while done < bytes.count {
        let count = pread(
          descriptor, bytes.baseAddress! + done, bytes.count - done, off_t(entry.offset + done))
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        done += count
      }
      return true
    }
    guard isRead else {
      throw .invalid(reason: "a finished snapshot can't be read back from the disk.")
    }
    return data
  }

  package func snapshot(at index: Int) -> SnapshotRecord {
    do {
      return try RunRecordCoding.decoder.decode(SnapshotRecord.self, from: line(at: index))
    } catch {
      // Never skipped silently: a lost result is an error.
      return SnapshotRecord(
        id: "snapshot \(index + 1)", scenario: "", name: "snapshot \(index + 1)", outcome: .error,
        message: "Its result can't be read back: \(RunRecordCoding.reason(error))")
    }
  }

  /// Returns snapshots as a journal contains them.
  package static func data(_ snapshots: [SnapshotRecord]) throws(RunRecordError) -> Data {
    var data = Data()
    for snapshot in snapshots {
      data.append(try RunRecordCoding.line(snapshot))
      data.append(0x0A)
    }
    return data
  }

  /// Parses the journal of a process that did not write the run's record, as it was killed or left
  /// that to another.
  ///
  /// A partially written last snapshot is ignored.
  package static func read(_ data: Data) -> [SnapshotRecord] {
    let decoder = RunRecordCoding.decoder
    return data.split(separator: 0x0A).compactMap {
      try? decoder.decode(SnapshotRecord.self, from: Data($0))
    }
  }

  // MARK: Writing

  /// Writes a line; returns the system's error number if it can't be written completely.
  private func write(_ line: Data) -> Int32? {
    line.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count {
        let count = pwrite(
          descriptor, bytes.baseAddress! + done, bytes.count - done, off_t(size + done))
        if count < 0 {
          if errno == EINTR { continue }
          let code = errno
          // A partial line would be read as a truncated snapshot.
          ftruncate(descriptor, off_t(size))
          return code
        }
        done += count
      }
      return nil
    }
  }
}
