import Foundation
import Pixels
import RunRecord

extension ReportFolder {
  /// Writes the page's data of a run: its rows, and files with the details of several snapshots
  /// each.
  func putPageData(of run: RunFacts, films: Films) throws(ReportError) {
    var page = PageData()
    try put(ReportPage.dataFile) { file throws(ReportError) in
      try file(Data((ReportPage.dataFrame.start + #"{"header":"#).utf8))
      try file(page.json(pageHeader(of: run)))
      try file(Data(#","verdict":"#.utf8))
      try file(page.json(["state": run.verdict.rawValue, "words": run.verdictWords]))
      try file(Data(#","acceptance":"#.utf8))
      try file(page.json(acceptance(of: run.header)))
      try file(Data(#","schema":\#(RunRecord.currentSchema),"snapshots":[\#n"#.utf8))
      for index in 0..<run.snapshots.count {
        if index > 0 { try file(Data(",\n".utf8)) }
        let snapshot = run.snapshots.snapshot(at: index)
        try file(
          page.row(
            of: snapshot, digest: digest(of: snapshot), film: films[snapshot]))
        if let details = page.takeDetails(isLast: index + 1 == run.snapshots.count) {
          try makeFolder(PageData.detailFolder)
          try putChanged(details.data, at: details.path)
        }
      }
      try file(Data("\n],\"texts\":".utf8))
      try file(page.json(page.texts))
      if let lint = PageFindings(run) {
        try file(Data(",\"lint\":".utf8))
        try file(page.json(lint))
      }
      try file(Data(("}" + ReportPage.dataFrame.end).utf8))
    }

    // A file that can't be removed does no harm.
    for name in tree.names(in: PageData.detailFolder) where page.isUnused(name) {
      try? tree.remove("\(PageData.detailFolder)/\(name)")
    }
  }

  /// Returns the page's version of a run's header: for a lint's cells it contains the names, which
  /// are shorter.
  private func pageHeader(of run: RunFacts) -> RunHeader {
    var header = run.header
    header.lint = nil
    return header
  }

  /// Returns how the page's decisions are carried out: the command's name, and the folder as the
  /// run's caller knows it, because the page doesn't know its own location.
  private func acceptance(of header: RunHeader) -> [String: String] {
    // Anyone who runs tests has the plugin; the command itself need not be in the path.
    let areTests = header.recordingFails == true
    var words = ["command": areTests ? OwnCommand.name(OwnCommand.plugin) : OwnCommand.name()]
    words["folder"] = placeInProject
    return words
  }

  /// Returns the digest of the text displayed for a failing snapshot, which `tateyoko accept` uses
  /// to check that it accepts the same text; pictures are named after theirs.
  private func digest(of snapshot: SnapshotRecord) -> String? {
    guard snapshot.outcome.isFailure, let path = snapshot.pending ?? snapshot.texts?.actual,
      !(path.hasSuffix(".png") && snapshot.actual != nil), RunRecord.isInside(path),
      let data = try? tree.read(path)
    else { return nil }
    return "\(PixelDigest(of: data))"
  }
}
