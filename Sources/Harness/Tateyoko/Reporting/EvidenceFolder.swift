import Foundation
import ImageDiff
import Pixels
import Report
import RunRecord

/// The report's folder, filled during a run.
///
/// Any thread may keep pictures. In addition to the report's own files there is a folder `texts`
/// with the layout of each failing picture, compared with its baseline's.
struct EvidenceFolder: PictureKeeper {
  let report: ReportFolder
  /// Whether to keep future baselines of differing snapshots, so that they can be accepted.
  var keepsPending = true

  /// The file that specifies the test run of a report; reports of scenarios have none.
  static let testRunMarker = ".test-run"
  private static let texts = "texts"
  private static let pending = "pending"

  /// Prepares the folder.
  ///
  /// - Parameter keepsEarlier: Whether to keep the texts of the previous run.
  /// - Throws: `ReportError` if the folder can't be written to.
  init(_ folder: URL, keepsEarlier: Bool = false) throws {
    report = try ReportFolder(at: folder)
    if !keepsEarlier { removeEarlierFiles() }
  }

  /// The record that an earlier run left in the folder, if any.
  var earlierRecord: RunRecord? {
    (try? report.tree.read(RunRecord.fileName)).flatMap { try? RunRecord(json: $0) }
  }

  /// Writes the report of an unfinished run without snapshots.
  func begin(_ header: RunHeader) throws {
    var header = header
    header.finished = false
    try report.tree.remove(SnapshotJournal.fileName)
    try report.write(RunRecord(header: header), removesUnusedPictures: false)
  }

  /// Removes the files of the snapshots that the earlier record lists, and nothing else.
  private func removeEarlierFiles() {
    SnapshotReader.forEach(in: report.recordFile, removeFiles)
    // A run that was killed has recorded its snapshots here.
    SnapshotReader.forEachLine(
      in: report.url.appendingPathComponent(SnapshotJournal.fileName), removeFiles)
  }

  private func removeFiles(of snapshot: SnapshotRecord) {
    let tree = report.tree
    // Anything that can't be removed, or is behind a link, does no harm.
    if let path = snapshot.pending, path.hasPrefix("\(Self.pending)/") { try? tree.remove(path) }
    let folder = Self.textFolder(of: snapshot)
    guard !snapshot.id.isEmpty else { return }
    for name in tree.names(in: folder) where name.hasPrefix(snapshot.id + ".") {
      try? tree.remove("\(folder)/\(name)")
    }
  }

  func keep(
    _ difference: PictureDifference, _ capture: Capture, in record: inout SnapshotRecord
  ) throws {
    let data = try PictureBaseline.data(capture)
    try keepPictures(difference, capture, data, in: &record)
    record.parts.layouts = .init(
      reference: try difference.referenceTree.map { try report.store(layout: $0.encoded()) },
      actual: try report.store(layout: capture.tree.encoded()))
    try keepPending(data, ending: "png", in: &record)
    _ = try keep(Data(difference.explanation(capture.tree).utf8), as: Self.treeName, of: record)
  }

  /// - Parameter data: The baseline that the capture would make.
  private func keepPictures(
    _ difference: PictureDifference, _ capture: Capture, _ data: Data,
    in record: inout SnapshotRecord
  ) throws {
    let scale = Double(capture.scale)
    // A file of the same size without a scale is assumed to be the same device's.
    record.parts.reference = try report.store(
      difference.reference,
      scale: difference.comparison.hasSameSize ? scale : Double(difference.referenceScale))
    record.parts.actual = try report.store(sealed: data, scale: scale)
    record.parts.difference = try report.store(
      DifferencePicture.drawn(
        reference: difference.reference, actual: capture.bitmap,
        comparison: difference.comparison),
      scale: scale)
    record.parts.comparison?.densities =
      DensityTable(reference: difference.reference, actual: capture.bitmap).description
  }

  func keep(_ capture: Capture, in record: inout SnapshotRecord) throws {
    let data = try PictureBaseline.data(capture)
    record.parts.actual = try report.store(sealed: data, scale: Double(capture.scale))
    record.parts.layouts = .init(
      reference: nil, actual: try report.store(layout: capture.tree.encoded()))
    try keepPending(data, ending: "png", in: &record)
  }

  /// Keeps a future baseline, so that it can be accepted.
  func keepPending(_ data: Data, ending: String, in record: inout SnapshotRecord) throws {
    guard keepsPending else { return }
    // Only a picture's name lacks the ending.
    let name = record.id.hasSuffix(".\(ending)") ? record.id : "\(record.id).\(ending)"
    let path = "\(Self.pending)/\(record.scenario)/\(name)"
    try report.tree.write(data, at: path)
    record.parts.pending = path
  }

  func keepTolerated(
    _ difference: PictureDifference, _ capture: Capture, in record: inout SnapshotRecord
  ) throws {
    try keepPictures(difference, capture, PictureBaseline.data(capture), in: &record)
  }

  func keepEqual(_ baseline: URL, _ capture: Capture, in record: inout SnapshotRecord) throws {
    record.result = .equal(try report.store(fileAt: baseline))
  }

  /// Keeps a baseline that was not used, for review; an unreadable one is only listed.
  func keepStale(_ baseline: URL, in record: inout SnapshotRecord) {
    if baseline.pathExtension == "png" {
      if let picture = try? report.store(fileAt: baseline) {
        record.result = .stale(.picture(picture))
      }
    } else if let text = try? ForeignFile.read(
      baseline, maximumSize: ForeignFile.maximumListSize),
      let file = try? keep(text, as: "reference.txt", of: record)
    {
      record.result = .stale(.text(path(of: file)))
    }
  }

  func keep(text: String, as name: String, of record: SnapshotRecord) throws -> String? {
    path(of: try keep(Data(text.utf8), as: name, of: record))
  }

  /// Returns the path of a file in the folder as the record stores it.
  func path(of file: URL) -> String { String(file.path.dropFirst(report.url.path.count + 1)) }

  /// Keeps a file of another kind.
  func keep(_ data: Data, as name: String, of record: SnapshotRecord) throws -> URL {
    try report.tree.write(data, at: Self.textPath(name, of: record))
    return textFile(name, of: record)
  }

  private static let treeName = "tree.txt"

  /// Returns the file with the layout of a failing picture, compared with its baseline's.
  func treeFile(of record: SnapshotRecord) -> URL { textFile(Self.treeName, of: record) }

  private func textFile(_ name: String, of record: SnapshotRecord) -> URL {
    report.url.appendingPathComponent(Self.textPath(name, of: record))
  }

  private static func textPath(_ name: String, of record: SnapshotRecord) -> String {
    "\(textFolder(of: record))/\(record.id).\(name)"
  }

  private static func textFolder(of record: SnapshotRecord) -> String {
    "\(texts)/\(record.scenario)"
  }

  /// Returns the absolute URL of a picture in the record.
  func url(of picture: PictureRecord) -> URL { report.url.appendingPathComponent(picture.file) }
}
