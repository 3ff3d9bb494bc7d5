import Foundation
import Report
import RunRecord
import TestSupport
import Testing

/// The page reads both layout trees of a snapshot as one, which the report creates from the files in the
/// record.
@Suite struct JoinedLayoutFileTests {
  private let place: TemporaryFolder
  private let report: ReportFolder

  init() throws {
    place = try TemporaryFolder()
    report = try ReportFolder(at: place.url)
  }

  private func record(_ layouts: LayoutFiles) -> RunRecord {
    var snapshot = SnapshotRecord(id: "a", scenario: "S", name: "a", outcome: .changed)
    snapshot.parts.layouts = layouts
    return RunRecord(header: Example.header, snapshots: [snapshot])
  }

  /// The names of the joined layouts in the report's folder.
  private func files() throws -> [String] {
    let folder = place.url.appendingPathComponent("details")
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { $0.count > 10 }
  }

  @Test func whatTheRecordNamesIsJoinedOnceAndRemovedWithIt() throws {
    let both = LayoutFiles(
      reference: try report.store(layout: Example.layout((375, 812), margin: 60)),
      actual: try report.store(layout: Example.layout((375, 812), margin: 16)))
    try report.write(record(both))
    let name = try #require(try files().first)
    #expect(try files().count == 1)
    let file = place.url.appendingPathComponent("details/\(name)")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.hasPrefix("tateyoko.layout(\"\(name.dropLast(3))\",{"))
    #expect(text.contains(#""name":"layoutMargins.left""#))
    let data = try String(
      contentsOf: place.url.appendingPathComponent("data.js"), encoding: .utf8)
    #expect(data.contains("\"layout\":\"details/\(name)\""))
    try report.write(record(both))
    #expect(try files() == [name])
    try report.write(RunRecord(header: Example.header))
    #expect(try files() == [])
  }

  /// A record may come from anywhere: files that aren't trees, or layouts outside the folder, are left out.
  @Test(arguments: [
    "run.json", "pictures/x.png", "layouts/../run.json", "layouts/missing.js", "layouts/x.js", "",
  ])
  func whatIsNoTreeIsLeftOut(path: String) throws {
    let layouts = place.url.appendingPathComponent("layouts")
    try FileManager.default.createDirectory(at: layouts, withIntermediateDirectories: true)
    let nested = String(repeating: #"{"children":["#, count: 20_000)
    try Data("tateyoko.layout(\"x\",{\"version\":1,\"tree\":\(nested));\n".utf8)
      .write(to: layouts.appendingPathComponent("x.js"))
    try report.write(record(.init(reference: nil, actual: path)))
    #expect(try files() == [])
  }
}
