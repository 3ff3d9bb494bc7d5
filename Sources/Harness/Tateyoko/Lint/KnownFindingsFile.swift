import Findings
import Foundation
import Pixels
import Report

/// A file of known findings next to a test, which may only shrink.
struct KnownFindingsFile {
  private let site: BaselineSite
  private let session: SnapshotSession

  init(_ site: BaselineSite, session: SnapshotSession) {
    self.site = site
    self.session = session
  }

  /// The result of comparing the findings of a screen with the file.
  struct Verdict {
    /// The findings that aren't known.
    var new: [KnownFinding] = []
    /// Other messages that fail the test.
    var messages: [String] = []
    /// Messages that don't fail the test.
    var notes: [String] = []
  }

  /// Compares a screen's findings with the known ones, and removes fixed ones from the
  /// file if the run records.
  ///
  /// - Parameter isWhole: Whether all cells were checked; otherwise no finding is known to be gone.
  /// - Throws: An error if the file can't be read or written.
  func judge(
    _ found: [KnownFinding], of screen: String, by rules: Set<FindingRule>,
    mode: SnapshotTestingConfiguration.Record, isWhole: Bool
  ) throws -> Verdict {
    // Assertions may share a file, and each reads and writes the whole file.
    try session.knownFindings.withLock { _ in
      try judgeAlone(found, of: screen, by: rules, mode: mode, isWhole: isWhole)
    }
  }

  private func judgeAlone(
    _ found: [KnownFinding], of screen: String, by rules: Set<FindingRule>,
    mode: SnapshotTestingConfiguration.Record, isWhole: Bool
  ) throws -> Verdict {
    let path = site.url.path
    let known = try read()
    let isRecorded = session.recorded.contains("\(path) \(screen)")
    guard let known, isRecorded || !session.recorded.contains(path) else {
      return try begin(with: known, found, of: screen, mode: mode)
    }
    if isRecorded {
      return Verdict(
        messages: [
          "The known findings of \(screen) were recorded in this run in \(fileAddress(path)). Review "
            + "them; the test will pass in the next run."
        ])
    }
    let comparison = known.compared(with: found, of: [screen], by: rules)
    var verdict = Verdict(new: comparison.new)
    guard isWhole, !comparison.vanished.isEmpty else { return verdict }
    let count = comparison.vanished.count
    let gone = "\(count) known finding\(count == 1 ? " is" : "s are") gone"
    if mode == .all || mode == .failed {
      try site.write(try comparison.remaining.data(), in: session)
      verdict.messages.append(
        "\(gone) and \(count == 1 ? "was" : "were") removed from \(fileAddress(path)).")
    } else {
      verdict.notes.append(
        "\(screen): \(gone): remove \(count == 1 ? "it" : "them") from \(pathFromHere(path)) with "
          + "TATEYOKO_RECORD=failed \(OwnCommand.tests).")
    }
    return verdict
  }

  /// Records a screen in a file that doesn't exist yet, or that this run created.
  private func begin(
    with known: KnownFindings?, _ found: [KnownFinding], of screen: String,
    mode: SnapshotTestingConfiguration.Record
  ) throws -> Verdict {
    guard mode != .never, !found.isEmpty else { return Verdict(new: found) }
    let path = site.url.path
    try site.write(try KnownFindings((known?.all ?? []) + found).data(), in: session)
    session.recorded.note(path)
    session.recorded.note("\(path) \(screen)")
    let count = Set(found).count
    return Verdict(
      messages: [
        "\(count) finding\(count == 1 ? "" : "s") of \(screen) recorded as known in "
          + "\(fileAddress(path)). Run the test again and it will pass."
      ])
  }

  /// The file's findings; `nil` if it doesn't exist.
  private func read() throws -> KnownFindings? {
    guard FileManager.default.fileExists(atPath: site.url.path) else { return nil }
    return try KnownFindings(
      try ForeignFile.read(site.url, maximumSize: ForeignFile.maximumRecordSize))
  }
}
