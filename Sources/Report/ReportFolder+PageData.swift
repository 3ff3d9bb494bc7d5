import Foundation
import RunRecord

extension ReportFolder {
  /// Writes what the page reads of a run: its rows, and the details of some snapshots a file.
  func putPageData(of record: RunRecord) throws(ReportError) {
    var page = PageData()
    var data = Data((ReportPage.dataFrame.start + #"{"header":"#).utf8)
    data += try page.json(record.header)
    data += Data(#","schema":\#(RunRecord.currentSchema),"snapshots":[\#n"#.utf8)
    for (index, snapshot) in record.snapshots.enumerated() {
      if index > 0 { data += Data(",\n".utf8) }
      data += try page.row(of: snapshot)
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
}
