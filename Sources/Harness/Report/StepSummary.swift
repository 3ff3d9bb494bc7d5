import Foundation
import RunRecord

/// The page that GitHub shows for a job, which its steps append to.
public enum StepSummary {
  /// GitHub drops a step's summary entirely if it's larger (1 MiB). Source: GitHub's documentation
  /// of job summaries.
  static let maximumSize = 1_048_576

  /// Appends a run to the file that `GITHUB_STEP_SUMMARY` specifies.
  ///
  /// - Parameter limit: The maximum size of the file; if the run doesn't fit, only its first line
  ///   is appended, and if that doesn't fit either, nothing.
  /// - Throws: `ReportError` if the file can't be written.
  public static func append(
    _ record: RunRecord, to file: URL, limit: Int = 1_000_000
  ) throws(ReportError) {
    try append(RunFacts(record), to: file, limit: limit)
  }

  package static func append(
    _ run: RunFacts, to file: URL, limit: Int = 1_000_000
  ) throws(ReportError) {
    let earlier = (try? FileManager.default.attributesOfItem(atPath: file.path))?[.size]
    let room = min(limit, maximumSize) - ((earlier as? NSNumber)?.intValue ?? 0)
    let whole = MarkdownSummary.text(run)
    let head = whole.prefix { $0 != "\n" } + "\n"
    let text = whole.utf8.count <= room ? whole : String(head)
    guard text.utf8.count <= room else { return }
    // Other steps append to the same file, so it's never replaced.
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw .notWritable(path: file.path, reason: String(cString: strerror(errno)))
    }
    defer { close(descriptor) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    do {
      try handle.write(contentsOf: Data(text.utf8))
    } catch {
      throw .notWritable(path: file.path, reason: "\(error.localizedDescription)")
    }
  }
}
