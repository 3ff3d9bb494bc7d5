import Foundation
import Pixels
import RunRecord

extension ReportFolder {
  /// Writes what the page reads of a run: its rows, and the details of some snapshots a file.
  func putPageData(of record: RunRecord) throws(ReportError) {
    var page = PageData()
    var data = Data((ReportPage.dataFrame.start + #"{"header":"#).utf8)
    data += try page.json(record.header)
    data += Data(#","verdict":"#.utf8)
    data += try page.json(["state": record.verdict.rawValue, "words": record.verdictWords])
    data += Data(#","acceptance":"#.utf8)
    data += try page.json(acceptance)
    data += Data(#","schema":\#(RunRecord.currentSchema),"snapshots":[\#n"#.utf8)
    for (index, snapshot) in record.snapshots.enumerated() {
      if index > 0 { data += Data(",\n".utf8) }
      data += try page.row(of: snapshot, digest: digest(of: snapshot))
      let isLast = index + 1 == record.snapshots.count
      if let file = page.takeDetails(isLast: isLast) {
        try makeFolder(PageData.detailFolder)
        try putChanged(file.data, at: file.path)
      }
    }
    data += Data("\n],\"texts\":".utf8)
    data += try page.json(page.texts)
    data += Data(("}" + ReportPage.dataFrame.end).utf8)
    try put(data, at: ReportPage.dataFile)

    let place = url.appendingPathComponent(PageData.detailFolder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    // One that can't be removed is in nobody's way.
    for name in names where page.isUnused(name) { unlink(place.appendingPathComponent(name).path) }
  }
  /// How the page's decisions are carried out: the command's name, and the folder as the run's
  /// caller knows it, for a page that doesn't know where it lies.
  private var acceptance: [String: String] {
    // Scripts say so when they stand in for the command.
    let own = ProcessInfo.processInfo.environment["TATEYOKO_COMMAND"] ?? ""
    var words = ["command": own.isEmpty ? "tateyoko" : own]
    words["folder"] = placeInProject
    return words
  }

  /// The digest of the text that someone sees who looks at a failing snapshot, by which
  /// `tateyoko accept` tells whether it would accept the same; pictures are named after theirs.
  private func digest(of snapshot: SnapshotRecord) -> String? {
    guard snapshot.outcome.isFailure, let path = snapshot.pending ?? snapshot.texts?.actual,
      !(path.hasSuffix(".png") && snapshot.actual != nil), RunRecord.isInside(path),
      let data = try? Data(contentsOf: url.appendingPathComponent(path), options: .alwaysMapped)
    else { return nil }
    return "\(PixelDigest(of: data))"
  }
}
