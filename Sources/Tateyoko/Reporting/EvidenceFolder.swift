import Foundation
import ImageDiff
import Pixels
import Report
import RunRecord

/// The report's folder, filled while a run goes on.
///
/// Any thread may keep pictures. Beside the report's own files there is a folder `texts` with the
/// layout of each failing picture, compared with its baseline's.
struct EvidenceFolder: PictureKeeper {
  let report: ReportFolder
  /// Whether what differs is kept as what would be the new baseline, for someone to accept it.
  var keepsPending = true

  /// Says which run of tests a report is of; a report of scenarios has none.
  static let testRunMarker = ".test-run"
  private static let texts = "texts"
  private static let pending = "pending"

  /// Makes the folder ready.
  ///
  /// - Parameter keepsEarlier: Whether the texts of the run before stay.
  /// - Throws: `ReportError` when the folder can't be written to.
  init(_ folder: URL, keepsEarlier: Bool = false) throws {
    report = try ReportFolder(at: folder)
    if !keepsEarlier { removeEarlierFiles() }
  }

  /// The record that an earlier run left here, if one did.
  var earlierRecord: RunRecord? {
    (try? report.tree.read(RunRecord.fileName)).flatMap { try? RunRecord(json: $0) }
  }

  /// Puts the report of a run without snapshots there, which has not come to its end.
  func begin(_ header: RunHeader) throws {
    var header = header
    header.finished = false
    try report.tree.remove(SnapshotJournal.fileName)
    try report.write(RunRecord(header: header), removesUnusedPictures: false)
  }

  /// Removes the files of the snapshots that the earlier record names, and nothing else.
  private func removeEarlierFiles() {
    SnapshotReader.forEach(in: report.recordFile, removeFiles)
    // A run that was killed has recorded its snapshots here.
    SnapshotReader.forEachLine(
      in: report.url.appendingPathComponent(SnapshotJournal.fileName), removeFiles)
  }

  private func removeFiles(of snapshot: SnapshotRecord) {
    let tree = report.tree
    // What can't be removed, or lies behind a link, is in nobody's way.
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
    // A file of the same size that says nothing of its scale is taken to be of the same device.
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

  /// Keeps what would be the new baseline, for someone to accept it.
  func keepPending(_ data: Data, ending: String, in record: inout SnapshotRecord) throws {
    guard keepsPending else { return }
    let path = "\(Self.pending)/\(record.scenario)/\(record.id).\(ending)"
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

  /// Keeps a baseline that nothing asked for, to be looked at; one that can't be read is only
  /// named.
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

  /// A file of the folder as the record names it.
  func path(of file: URL) -> String { String(file.path.dropFirst(report.url.path.count + 1)) }

  /// Keeps a file of another kind.
  func keep(_ data: Data, as name: String, of record: SnapshotRecord) throws -> URL {
    try report.tree.write(data, at: Self.textPath(name, of: record))
    return textFile(name, of: record)
  }

  private static let treeName = "tree.txt"

  /// The layout of a failing picture, compared with its baseline's.
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

  /// The absolute place of a picture of the record.
  func url(of picture: PictureRecord) -> URL { report.url.appendingPathComponent(picture.file) }
}
