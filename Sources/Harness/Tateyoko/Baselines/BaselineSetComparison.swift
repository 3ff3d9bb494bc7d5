import Foundation
import Pixels
import Report
import RunRecord

/// Compares two sets of baselines, such as from two commits, and explains what differs.
///
/// Nothing is laid out or drawn: the layouts stored in the pictures explain the differences.
package struct BaselineSetComparison {
  /// A set of baselines: the location of each file, by its path in the set.
  package struct Files: Sendable {
    package var places: [String: URL]
    /// What couldn't be rendered, in sentences, by the path that the picture would have.
    package var problems: [String: String]

    package init(places: [String: URL], problems: [String: String] = [:]) {
      self.places = places
      self.problems = problems
    }

    /// Finds the pictures and texts in a folder, except hidden files, links and what is behind
    /// links.
    package init(in folder: URL) {
      self.init(places: [:])
      look(in: FolderTree(folder.path), at: "", of: folder)
    }

    private mutating func look(in tree: FolderTree, at path: String, of folder: URL) {
      for name in tree.names(in: path) where !name.hasPrefix(".") {
        let place = path.isEmpty ? name : "\(path)/\(name)"
        switch tree.kind(of: place) {
        case .folder?: look(in: tree, at: place, of: folder)
        case .file? where Self.kinds.contains((name as NSString).pathExtension.lowercased()):
          places[place] = folder.appendingPathComponent(place)
        default: break
        }
      }
    }

    private static let kinds: Set<String> = ["png", "txt", "json", "plist", "xml", "md", "csv"]
  }

  private let header: RunHeader
  private let evidence: EvidenceFolder?

  /// Creates a comparison.
  ///
  /// - Parameters:
  ///   - header: The header of the record.
  ///   - report: The folder of the report; `nil` for no report.
  /// - Throws: `ReportError` if the folder can't be used.
  package init(header: RunHeader, report: URL?) throws {
    self.header = header
    var evidence = try report.map { try EvidenceFolder($0) }
    // There is no baseline to accept these pictures into.
    evidence?.keepsPending = false
    self.evidence = evidence
  }

  /// The page of the report, if there is one.
  package var page: URL? { evidence?.report.page }

  /// Compares the sets, and writes the report.
  ///
  /// - Returns: The sorted record; files that only the new set has are `missing`, files that only
  ///   the old set has are `stale`.
  /// - Throws: `ReportError` if the report can't be written.
  package func run(
    from old: Files, to new: Files, progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws -> RunRecord {
    let paths = Set(old.places.keys).union(new.places.keys)
      .union(old.problems.keys).union(new.problems.keys).sorted()
    var record = RunRecord(header: header, snapshots: [])
    for (number, path) in paths.enumerated() {
      record.snapshots.append(compare(path, old, new))
      progress(number + 1, paths.count)
    }
    record.sort()
    try evidence?.report.write(record)
    return record
  }

  private func compare(_ path: String, _ old: Files, _ new: Files) -> SnapshotRecord {
    let identity = SnapshotIdentity(baseline: path)
    var record = SnapshotRecord(
      id: identity.id, scenario: identity.scenario, name: identity.id, outcome: .error,
      baseline: path)
    if let problem = new.problems[path] ?? old.problems[path] {
      record.message = problem
      return record
    }
    do {
      switch (old.places[path], new.places[path]) {
      case (let before?, let after?): try compare(before, after, &record)
      case (nil, let after?): try keepNew(after, &record)
      case (let before?, nil):
        record.outcome = .stale
        record.message = "It no longer exists."
        if path.hasSuffix(".png"), let head = try? PNGCodec.readHead(from: before) {
          describe(&record, by: head)
        }
        evidence?.keepStale(before, in: &record)
      case (nil, nil): break
      }
    } catch {
      record.outcome = .error
      record.message = "\(error)"
    }
    return record
  }

  private func keepNew(_ file: URL, _ record: inout SnapshotRecord) throws {
    record.outcome = .missing
    record.message = "It is new."
    guard file.pathExtension == "png" else { return }
    let head = try PNGCodec.readHead(from: file)
    describe(&record, by: head)
    let picture = PictureBaseline.capture(try PNGCodec.read(from: file), head)
    try evidence?.keep(picture, in: &record)
  }

  private func compare(_ old: URL, _ new: URL, _ record: inout SnapshotRecord) throws {
    let (before, after) = (try bytes(of: old), try bytes(of: new))
    let isPicture = new.pathExtension == "png"
    if before == after {
      record.outcome = .equal
      guard isPicture else { return }
      describe(&record, by: try PNGCodec.head(after, name: new.path))
      record.result = .equal(try evidence?.report.store(fileAt: new))
      return
    }
    guard isPicture else { return try compareTexts(before, after, &record) }
    let heads = (
      old: try PNGCodec.head(before, name: old.path), new: try PNGCodec.head(after, name: new.path)
    )
    describe(&record, by: heads.new)
    let reference = PictureBaseline.capture(
      try PNGCodec.decode(before, name: old.path), heads.old)
    let actual = PictureBaseline.capture(try PNGCodec.decode(after, name: new.path), heads.new)
    let colorNote = heads.new.colorSpace.note(besideBaselineIn: heads.old.colorSpace)
    let verdict = PictureComparison.compare(
      reference: reference, capture: actual, tolerance: .exact, colorNote: colorNote)
    switch verdict {
    case .different(let difference), .tolerated(let difference):
      record.take(difference)
      try evidence?.keep(difference, actual, in: &record)
    case .equal:
      record.note = colorNote
      record.result = .equal(try evidence?.report.store(fileAt: new))
    case .missing, .unreadable: break
    }
  }

  private func compareTexts(_ before: Data, _ after: Data, _ record: inout SnapshotRecord) throws {
    guard let old = String(data: before, encoding: .utf8),
      let new = String(data: after, encoding: .utf8)
    else {
      record.result = .changed(
        ComparedSnapshot(causes: [.statement("The data changed")], content: .data))
      return
    }
    let lines = UnifiedDiff.text(from: old, to: new)
    let changed = lines.split(separator: "\n").count { $0.hasPrefix("− ") || $0.hasPrefix("+ ") }
    let count = changed == 1 ? "1 line" : "\(changed) lines"
    let cause = "\(count) of the text came or went"
    record.result = .changed(
      ComparedSnapshot(causes: [.statement(cause)], content: .text(TextFindings())))
    record.message = "cause     \(cause)\n\(lines)"
    guard let evidence else { return }
    record.parts.texts = .init(
      reference: try evidence.keep(text: old, as: "reference.txt", of: record),
      actual: try evidence.keep(text: new, as: "actual.txt", of: record),
      difference: try evidence.keep(text: lines, as: "diff.txt", of: record))
  }

  private func bytes(of file: URL) throws -> Data {
    do {
      return try ForeignFile.read(file, maximumSize: 256 << 20)
    } catch {
      throw UnreadableFile(description: "\(file.path) can't be read: \(error.reason).")
    }
  }

  private struct UnreadableFile: Error, CustomStringConvertible {
    var description: String
  }

  /// Copies what a picture was laid out for from the picture to its record.
  private func describe(_ record: inout SnapshotRecord, by head: PNGHead) {
    record.take(origin: PictureBaseline.origin(head))
  }
}
