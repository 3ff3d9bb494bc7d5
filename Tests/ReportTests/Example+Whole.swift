import Foundation
import LayoutTrees
import Report
import RunRecord

extension Example {
  /// The mixed run with everything a record can contain in addition to differing pictures: the run's origin,
  /// causes, texts, a film, another size, stale baselines.
  static func whole(in folder: ReportFolder) throws -> RunRecord {
    var record = try mixed(in: folder)
    record.header.commit = "0123456789abcdef0123456789abcdef01234567"
    record.header.branch = "margins"
    record.header.started = "2026-11-21T12:03:19Z"
    record.header.seconds = 83.4
    record.header.shard = RunShard(index: 2, count: 4)
    record.header.environment = [.init("os", "Debian 13"), .init("swift", "6.3.1")]
    record.header.parts = [
      RunPart(
        name: "shard-1", shard: RunShard(index: 1, count: 4), snapshotCount: 9, seconds: 40,
        differences: ["cairo 1.16.0 → 1.18.0"])
    ]
    record.header.problems = ["Shard 3 of 4 is missing."]
    for index in record.snapshots.indices where record.snapshots[index].outcome == .changed {
      let isPad = record.snapshots[index].device == "ipad-pro-11"
      guard record.snapshots[index].comparison != nil else { continue }
      record.snapshots[index].parts.causes = [
        .layout(
          LayoutCause(
            path: .init(text: "UITableView"),
            change: .attribute(
              .property(.layoutMargins),
              [
                .init(component: .left, old: .number(isPad ? 75 : 60), new: .number(16))
              ])))
      ]
      record.snapshots[index].parts.effect = .sentence("UILabel “title” 44 left, and 12 more views")
    }
    if let index = record.snapshots.firstIndex(where: { $0.outcome == .renderedElsewhere }) {
      record.snapshots[index].parts.causes = [.renderer(cairoChange)]
      record.snapshots[index].parts.reference = record.snapshots[index].actual
    }
    record.snapshots += [try trace(in: folder), try taller(in: folder)] + (try film(in: folder))
    record.snapshots += [".png", ".trace.txt"].map { ending in
      var stale = SnapshotRecord(
        id: "gone\(ending)", scenario: "PagedTables", name: "Gone", outcome: .stale)
      stale.baseline = "snapshots/PagedTables/it's gone\(ending)"
      return stale
    }
    return record
  }

  static let referenceTrace = """
    0.000  ListController  loadView()
    0.000  ListController  viewDidLoad()
    0.000  ListController  viewWillAppear(_:)  animated: false
    0.000  ListController  viewWillLayoutSubviews()
    0.000  ListController  viewDidLayoutSubviews()
    0.000  ListController  viewDidAppear(_:)  animated: false

    0.000  Simulator  step  turned

    0.000  Simulator  rotate(to:)  landscapeLeft
    0.000  ListController  viewWillTransition(to:with:)  812 × 375
    0.000  ListController  viewWillLayoutSubviews()
    0.000  ListController  viewDidLayoutSubviews()
    0.400  ListController  alongsideCompletion

    """

  /// A trace with a rotation's callbacks in another order.
  private static func trace(in folder: ReportFolder) throws -> SnapshotRecord {
    let lines = referenceTrace.components(separatedBy: "\n")
    var turned = lines
    turned.swapAt(10, 11)
    turned[13] = turned[13].replacingOccurrences(of: "0.400", with: "0.300")
    var snapshot = SnapshotRecord(
      id: "turn/iphone-x", scenario: "Turning", name: "turn", device: "iphone-x",
      deviceName: "iPhone X", os: "11.2", orientation: "portrait", outcome: .changed,
      message: "2 calls come otherwise.", baseline: "snapshots/Turning/turn.trace.txt")
    snapshot.parts.traceChanges = ["ListController viewWillTransition(to:with:) comes later"]
    snapshot.parts.texts = .init(
      reference: try put(referenceTrace, "reference", in: folder),
      actual: try put(turned.joined(separator: "\n"), "actual", in: folder))
    return snapshot
  }

  private static func put(_ text: String, _ name: String, in folder: ReportFolder) throws -> String
  {
    let path = "texts/Turning/turn é.\(name).txt"
    let file = folder.url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return path
  }

  /// A picture that grew.
  private static func taller(in folder: ReportFolder) throws -> SnapshotRecord {
    var snapshot = SnapshotRecord(
      id: "taller", scenario: "Others", name: "taller view", outcome: .changed,
      baseline: "snapshots/Others/taller.png")
    snapshot.parts.reference = try folder.store(screen(200, 120, margin: 8), scale: 2)
    snapshot.parts.actual = try folder.store(screen(200, 160, margin: 8), scale: 2)
    snapshot.parts.difference = snapshot.actual
    snapshot.parts.comparison = ComparisonRecord(
      summary: "200 × 120 pixels became 200 × 160.", comparedPixels: 24_000, differingPixels: 90,
      exceedingPixels: 90, largestDistance: 200, histogram: "200:90",
      regions: [RegionRecord(x: 0, y: 119, width: 10, height: 9, pixelCount: 90)])
    return snapshot
  }

  /// Three steps of a screen; the second and third fail.
  private static func film(in folder: ReportFolder) throws -> [SnapshotRecord] {
    try ["before", "turned", "back"].enumerated().map { index, name in
      let isWide = name == "turned"
      var snapshot = SnapshotRecord(
        id: "film.\(name)", scenario: "Turning", name: "film \(name)", device: "iphone-x",
        deviceName: "iPhone X", os: "11.2", orientation: isWide ? "landscapeLeft" : "portrait",
        outcome: index == 0 ? .equal : .changed, baseline: "snapshots/Turning/film.\(name).png")
      let size = isWide ? (406, 188) : (188, 406)
      snapshot.parts.actual = try folder.store(
        screen(size.0, size.1, margin: 8 + index), scale: 0.5)
      if index > 0 {
        snapshot.parts.reference = try folder.store(screen(size.0, size.1, margin: 8), scale: 0.5)
        snapshot.parts.difference = snapshot.actual
      }
      snapshot.step = .init(series: "film/iphone-x", number: index, name: name)
      return snapshot
    }
  }
}
