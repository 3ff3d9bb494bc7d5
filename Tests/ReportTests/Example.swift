import Foundation
import LayoutTrees
import Pixels
import Report
import RunRecord

/// Runs to report about.
enum Example {
  static let header = RunHeader(
    title: "Paged tables", toolVersion: "0.1", recordMode: "never", recordModeOrigin: "CI is set",
    fingerprint: [.init("cairo", "1.16.0"), .init("font Inter", "0f3a66d1")])

  static let hostile =
    "</title></script><script>document.documentElement.dataset.owned=1</script>"
    + "<img src=x onerror=\"document.documentElement.dataset.owned=2\">'\"&amp;\u{0}\u{1B}|`]]>"

  /// A run that contains everything, with its pictures in `folder`.
  static func mixed(in folder: ReportFolder) throws -> RunRecord {
    var record = RunRecord(header: header)
    for (device, name, os, width, height) in [
      ("iphone-x", "iPhone X", "11.2", 375, 812), ("iphone-8", "iPhone 8", "11.2", 375, 667),
      ("ipad-pro-11", "iPad Pro 11″", "26.0", 834, 1194),
    ] {
      for orientation in ["portrait", "landscapeLeft"] {
        for state in ["D1 Plain", "D4 Margins"] {
          let isWide = orientation != "portrait"
          let size = isWide ? (height, width) : (width, height)
          let reference = try screen(size.0, size.1, margin: isWide ? 60 : 16)
          let isChanged = state == "D4 Margins" && isWide
          var snapshot = SnapshotRecord(
            id: "\(state)/\(device)/\(orientation)", scenario: "PagedTables", name: state,
            device: device, deviceName: name, os: os, orientation: orientation,
            outcome: isChanged ? .changed : .equal,
            baseline: "snapshots/PagedTables/\(state)/\(device)-\(orientation).png")
          snapshot.parts.actual = try folder.store(reference, scale: 1)
          if isChanged {
            let actual = try screen(size.0, size.1, margin: 16)
            snapshot.parts.reference = snapshot.actual
            snapshot.parts.actual = try folder.store(actual, scale: 1)
            snapshot.parts.difference = try folder.store(actual, scale: 1)
            snapshot.parts.pending = "pending/PagedTables/\(snapshot.id).png"
            snapshot.parts.comparison = ComparisonRecord(
              summary:
                "12,480 of 304,500 pixels differ (4.0986 %) by up to 255 of 255, in 2 places.",
              comparedPixels: 304_500, differingPixels: 12_480, exceedingPixels: 12_480,
              largestDistance: 255, histogram: "3:480 40:2000 225:10000",
              regions: [
                RegionRecord(x: 16, y: 14, width: 120, height: 16, pixelCount: 480),
                RegionRecord(x: 16, y: 58, width: 90, height: 16, pixelCount: 12_000),
              ])
            snapshot.parts.comparison?.densities = "16>0:200 16>64:90 64>0:900 64>64:400"
            snapshot.parts.comparison?.ignored = [
              RegionRecord(x: 200, y: 100, width: 60, height: 30, pixelCount: 0)
            ]
            snapshot.parts.layouts = .init(
              reference: try folder.store(layout: layout(size, margin: 60)),
              actual: try folder.store(layout: layout(size, margin: 16)))
            snapshot.parts.layoutChanges = [
              marginChange(of: "UITableView[1]"),
              marginChange(of: "UITableViewCell[0–11]", views: 12),
            ]
          }
          record.snapshots.append(snapshot)
        }
      }
    }
    for outcome in SnapshotOutcome.allCases where ![.equal, .stale, .pictured].contains(outcome) {
      var snapshot = SnapshotRecord(
        id: "other/\(outcome.rawValue)", scenario: "Others", name: "\(outcome.rawValue) view",
        location: "OtherTests.swift:12", outcome: outcome,
        message: outcome == .error ? "The font “Inter” is missing.\nInstall fonts-inter." : nil)
      if outcome != .error {
        snapshot.parts.actual = try folder.store(screen(200, 120, margin: 8), scale: 2)
      }
      if outcome == .renderedElsewhere { snapshot.parts.rendererChanges = [.fact(cairoChange)] }
      record.snapshots.append(snapshot)
    }
    return record
  }

  static let cairoChange = RendererChange(name: "cairo", old: "1.16.0", new: "1.18.0")

  private static func marginChange(
    of path: String, views: Int = 1
  ) -> Finding<LayoutChangeRecord> {
    .fact(
      .init(
        path: .init(text: path),
        kind: .attribute(
          .property(.layoutMargins),
          .init(component: .left, old: .number(60), new: .number(16))),
        views: views))
  }

  /// A window with a table, a label that moves with the margin, and an image only at 60.
  static func layout(_ size: (Int, Int), margin: Int) -> String {
    let frame = #"{"name":"frame","value":{"rect":[0,0,\#(size.0),\#(size.1)]}}"#
    let image =
      margin == 60
      ? #",{"class":"UIImageView","attributes":[{"name":"frame","value":{"rect":[9,9,20,20]}}]}"#
      : ""
    let label =
      #"{"class":"UILabel","id":"title","attributes":["#
      + #"{"name":"frame","value":{"rect":[\#(margin),14,120,16]}}],"#
      + #""guides":[{"name":"firstBaseline","value":{"number":12}}]}"#
    let insets =
      #"{"name":"layoutMargins","value":{"insets":[0,\#(margin),0,16]}},"#
      + #"{"name":"safeAreaInsets","value":{"insets":[44,0,34,0]}}"#
    let constraints = [
      ("UILabel “title”.leading = UITableView.leading", margin),
      ("UILabel “title”.top = safeArea.top @750", -30),
      ("UILabel “title”.width ≥ constant", 120),
    ].map { #"{"name":"constraint \#($0.0)","value":{"number":\#($0.1)}}"# }
    let readable = #"{"name":"readableContent","value":{"insets":[0,75,0,75]}}"#
    let table =
      #"{"class":"UITableView","attributes":[\#(frame),\#(insets)],"guides":[\#(readable)],"#
      + #""inputs":[\#(constraints.joined(separator: ","))],"children":[\#(label)\#(image)]}"#
    return
      #"{"tree":{"screen":[],"root":{"class":"UIWindow","attributes":[\#(frame)],"children":[\#(table)]},"#
      + #""guides":true,"inputs":true},"#
      + #""version":1}"#
  }

  /// A table's cells, sketched.
  static func screen(_ width: Int, _ height: Int, margin: Int) throws -> Bitmap {
    let bitmap = try Bitmap(width: width, height: height)
    bitmap.fill(BitmapPixel(red: 255, green: 255, blue: 255))
    for row in 0..<(height / 44) {
      for x in margin..<width {
        bitmap[x, row * 44 + 43] = BitmapPixel(red: 200, green: 200, blue: 204)
      }
      for y in (row * 44 + 14)..<(row * 44 + 30) {
        for x in margin..<min(width, margin + 60 + row * 37 % 90) where (x + y) % 3 > 0 {
          bitmap[x, y] = BitmapPixel(red: 30, green: 30, blue: 36)
        }
      }
    }
    return bitmap
  }

  /// Every text is an attack.
  static var attack: RunRecord {
    var record = RunRecord(
      header: RunHeader(
        title: hostile, toolVersion: hostile, recordMode: hostile, recordModeOrigin: hostile,
        fingerprint: [.init(hostile, hostile)]))
    let picture = PictureRecord(file: "javascript:alert('\"<x>')", width: 4, height: 4, scale: .nan)
    for number in 0..<2 {
      var compared = PictureFindings(
        comparison: ComparisonRecord(
          summary: hostile, comparedPixels: 1, differingPixels: 1, exceedingPixels: 1,
          largestDistance: 1))
      compared.reference = picture
      compared.actual = picture
      compared.difference = picture
      compared.layoutChanges = [.sentence(hostile)]
      compared.rendererChanges = [
        .fact(RendererChange(name: hostile, old: hostile, new: hostile)), .sentence(hostile),
      ]
      record.snapshots.append(
        SnapshotRecord(
          id: "\(hostile)\(number)", scenario: hostile, name: hostile, device: hostile,
          deviceName: hostile, os: hostile, orientation: hostile, location: hostile,
          result: .changed(ComparedSnapshot(content: .picture(compared))), message: hostile,
          baseline: hostile))
    }
    record.snapshots.append(
      SnapshotRecord(id: hostile, scenario: hostile, name: hostile, outcome: .equal))
    return record
  }
}
