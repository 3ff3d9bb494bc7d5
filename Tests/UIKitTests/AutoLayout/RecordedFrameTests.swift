import Devices
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Frames recorded from Apple's UIKit, iOS 17 at 3x (five layouts of a public test suite), restated as
/// equations.
@MainActor
struct RecordedFrameTests {
  struct Case {
    var views: [(name: String, equations: [String])]
    var frames: [(place: String, frames: [String: [Double]])]
  }

  nonisolated static let safeAreas: [String: UIEdgeInsets] = [
    "iPhone-X-portrait": UIEdgeInsets(44, 0, 34, 0),
    "iPhone-X-landscape": UIEdgeInsets(0, 44, 24, 44),
    "iPhone-13-portrait": UIEdgeInsets(47, 0, 34, 0),
    "iPhone-13-landscape": UIEdgeInsets(0, 47, 21, 47),
    "iPhone-13-mini-portrait": UIEdgeInsets(50, 0, 34, 0),
    "iPhone-13-mini-landscape": UIEdgeInsets(0, 50, 21, 50),
    "iPhone-8-portrait": UIEdgeInsets(20, 0, 0, 0),
    "iPhone-SE-portrait": UIEdgeInsets(20, 0, 0, 0),
  ]

  nonisolated static let numbers = """
    case
    view Pink: width==50 | height==50 | centerX==root.centerX | centerY==root.centerY | centerX==root.centerX+50 @750 | centerY==root.centerY+50 @750
    view Yellow: width==50 | height==50 | centerX==root.centerX+50 | centerY==root.centerY+50
    view Blue: width==50 | height==50 | centerX==root.centerX-25 @250 | centerY==root.centerY-25 @250 | centerX==root.centerX-50 @750 | centerY==root.centerY-50 @750
    at iPhone-8-portrait: root 0 0 375 667 | Pink 162.666667 308.666667 50 50 | Yellow 212.666667 358.666667 50 50 | Blue 112.666667 258.666667 50 50
    at iPhone-15-portrait: root 0 0 393 852 | Pink 171.666667 401 50 50 | Yellow 221.666667 451 50 50 | Blue 121.666667 351 50 50
    case
    view Pink: width==100 | height==100 | top<=root.top+100 | top==root.top+150 @750 | leading==root.leading+50
    view Yellow: width==100 | height==100 | top<=root.top+100 | top==root.top+50 @750 | trailing==root.trailing-50
    view Blue: width==100 | height==100 | bottom>=root.bottom-100 | bottom==root.bottom-150 @750 | leading==root.leading+50
    view Green: width==100 | height==100 | bottom>=root.bottom-100 | bottom==root.bottom-50 @750 | trailing==root.trailing-50
    at iPhone-8-portrait: root 0 0 375 667 | Pink 50 100 100 100 | Yellow 225 50 100 100 | Blue 50 467 100 100 | Green 225 517 100 100
    case
    view Pink: top==root.top | left==root.left | bottom==root.bottom | right==root.right | top==root.top+50 @750 | leading==root.leading+50 @750
    view Orange: height==100 | centerY==root.centerY | left==root.left+25 @250 | right==root.right-25 @250 | left==root.left+50 @750 | right==root.right-50 @750
    at iPhone-SE-portrait: root 0 0 320 568 | Pink 0 0 320 568 | Orange 50 234 220 100
    case
    view Pink: top==root.top | leading==root.leading | height==100 | width==0.5*height @750 | width==0.75*height
    view Yellow: top==root.top | trailing==root.trailing | height==100 | width==0.25*height @250 | width==0.75*height @750
    at iPhone-8-portrait: root 0 0 375 667 | Pink 0 0 75 100 | Yellow 300 0 75 100
    case
    view Pink: top==margins.top+10 | left==margins.left+20 | bottom==margins.bottom-40 | right==margins.right-80 | (the same edges with 0 insets @750)
    view Blue: top==margins.top+20 @750 | left==margins.left+30 @750 | bottom==margins.bottom-50 @750 | right==margins.right-90 @750 | (the same edges with 0 insets @250)
    at iPhone-X-portrait: root 0 0 375 812 | Pink 36 54 243 684 | Blue 46 64 223 664
    at iPhone-X-landscape: root 0 0 812 375 | Pink 80 10 592 301 | Blue 90 20 572 281
    at iPhone-13-mini-landscape: root 0 0 812 375 | Pink 86 10 580 304 | Blue 96 20 560 284
    """

  static func parse(_ text: String) -> [Case] {
    var cases: [Case] = []
    for line in text.split(separator: "\n") {
      if line == "case" {
        cases.append(Case(views: [], frames: []))
        continue
      }
      let parts = line.components(separatedBy: ": ")
      let words = parts[0].split(separator: " ")
      let items = parts[1].components(separatedBy: " | ")
      if words[0] == "view" {
        cases[cases.count - 1].views.append((String(words[1]), items))
      } else {
        var frames: [String: [Double]] = [:]
        for item in items {
          let fields = item.split(separator: " ")
          frames[String(fields[0])] = fields.dropFirst().compactMap { Double($0) }
        }
        cases[cases.count - 1].frames.append((String(words[1]), frames))
      }
    }
    return cases
  }

  private func check(_ layout: Case, _ tally: inout TruthTally) {
    for (place, frames) in layout.frames {
      guard let size = frames["root"] else { continue }
      let usesMargins = layout.views.contains { $0.equations.contains { $0.contains("margins.") } }
      guard !usesMargins || Self.safeAreas[place] != nil else { continue }
      // The imposed windows had 16 instead of a device's 20 (the recordings' own note).
      let stage = ConstraintStage(
        CGSize(width: size[2], height: size[3]), safeArea: Self.safeAreas[place],
        margin: usesMargins ? 16 : nil)
      var views: [(String, UIView)] = []
      for (name, equations) in layout.views {
        let view = stage.add(UIView())
        views.append((name, view))
        var texts = equations
        if let same = equations.firstIndex(where: { $0.hasPrefix("(the same edges") }) {
          let priority = equations[same].contains("@750") ? "@750" : "@250"
          texts[same...same] =
            ["top", "left", "bottom", "right"].map {
              "\($0)==margins.\($0) \(priority)"
            }[...]
        }
        for text in texts {
          let constraint = Equation(text: text).constraint(
            on: view, ["root": stage.root, "margins": stage.root.layoutMarginsGuide])
          if constraint?.fault == nil { constraint?.isActive = true }
        }
      }
      stage.settle()
      for (name, view) in views {
        guard let wanted = frames[name] else { continue }
        let frame = view.frame
        let found = [frame.minX, frame.minY, frame.width, frame.height].map(Double.init)
        let difference = zip(found, wanted).map { abs($0 - $1) }.max() ?? .infinity
        tally.add(difference, exact: 1e-4)
        #expect(difference < 1e-4, "\(name) at \(place): \(found), recorded \(wanted)")
      }
    }
  }

  @Test func frames() {
    let cases = Self.parse(Self.numbers)
    #expect(cases.count == 5)
    var tally = TruthTally()
    for layout in cases { check(layout, &tally) }
  }

  @Test("every recorded frame, if the recordings are next to the project")
  func allFrames() throws {
    struct File: Decodable {
      struct Entry: Decodable {
        var views: [String: [String]]
        var frames: [String: [String: [Double]]]
      }
      var cases: [Entry]
    }
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    let candidates = ["../shared/truth", "../../shared/truth"].map {
      folder.appendingPathComponent($0).appendingPathComponent("autolayout.json")
    }
    guard let data = candidates.lazy.compactMap({ try? Data(contentsOf: $0) }).first else { return }
    let file = try JSONDecoder().decode(File.self, from: data)
    var tally = TruthTally()
    for entry in file.cases {
      check(
        Case(
          views: entry.views.sorted { $0.key < $1.key }.map { ($0.key, $0.value) },
          frames: entry.frames.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }), &tally)
    }
    #expect(tally == TruthSet["constraints"])
  }

  // MARK: Labels

  /// Four labels in the safe area, iOS 13, medium text: x, y, width, height as recorded.
  nonisolated static let labels: [(CGSize, UIEdgeInsets, [[CGFloat]])] = [
    (
      CGSize(width: 320, height: 568), UIEdgeInsets(20, 0, 0, 0),
      [
        [133.667, 20, 52.6667, 19.3333], [0, 284.333, 23.6667, 19.3333],
        [283, 284.333, 37, 19.3333], [156.333, 551, 7.33333, 17],
      ]
    ),
    (
      CGSize(width: 375, height: 667), UIEdgeInsets(20, 0, 0, 0),
      [
        [161.333, 20, 52.6667, 19.3333], [0, 334, 23.6667, 19.3333], [338, 334, 37, 19.3333],
        [184, 650, 7.33333, 17],
      ]
    ),
    (
      CGSize(width: 375, height: 812), UIEdgeInsets(44, 0, 34, 0),
      [
        [161.333, 44, 52.6667, 19.3333], [0, 401.333, 23.6667, 19.3333],
        [338, 401.333, 37, 19.3333], [184, 761, 7.33333, 17],
      ]
    ),
  ]

  /// A label with the text size of the recording's font.
  private final class RecordedLabel: UILabel {
    var recorded: CGSize?
    override var intrinsicContentSize: CGSize { recorded ?? super.intrinsicContentSize }
  }

  @Test(
    "solved edges are at the nearest pixel; text sizes are rounded up", arguments: [true, false])
  func labelFrames(withRecordedWidths: Bool) {
    var tally = TruthTally()
    for (size, insets, frames) in Self.labels {
      let stage = ConstraintStage(size, safeArea: insets, device: .iPhoneX, os: "13.0")
      let safe = stage.root.safeAreaLayoutGuide
      let texts = ["What's", "the", "point", "?"]
      let styles: [UIFont.TextStyle] = [.headline, .body, .body, .subheadline]
      let medium = UITraitCollection(preferredContentSizeCategory: .medium)
      let labels = zip(texts, styles).enumerated().map { index, pair in
        let label = stage.add(RecordedLabel())
        label.text = pair.0
        label.font = .preferredFont(forTextStyle: pair.1, compatibleWith: medium)
        if withRecordedWidths {
          // Thirds, which the recording's six digits represent.
          label.recorded = CGSize(
            width: (frames[index][2] * 3).rounded() / 3,
            height: (frames[index][3] * 3).rounded() / 3)
        }
        return label
      }
      NSLayoutConstraint.activate([
        labels[0].topAnchor.constraint(equalTo: safe.topAnchor),
        labels[0].centerXAnchor.constraint(equalTo: safe.centerXAnchor),
        labels[1].leadingAnchor.constraint(equalTo: safe.leadingAnchor),
        labels[1].centerYAnchor.constraint(equalTo: safe.centerYAnchor),
        labels[1].trailingAnchor.constraint(lessThanOrEqualTo: safe.centerXAnchor),
        labels[2].trailingAnchor.constraint(equalTo: safe.trailingAnchor),
        labels[2].centerYAnchor.constraint(equalTo: safe.centerYAnchor),
        labels[2].leadingAnchor.constraint(greaterThanOrEqualTo: safe.centerXAnchor),
        labels[3].bottomAnchor.constraint(equalTo: safe.bottomAnchor),
        labels[3].centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      ])
      stage.settle()
      #expect(stage.host.takeIssues().isEmpty)
      for (label, wanted) in zip(labels, frames) {
        let frame = label.frame
        let found = [frame.minX, frame.minY, frame.width, frame.height]
        let difference = zip(found, wanted).map { abs($0 - $1) }.max() ?? .infinity
        tally.add(difference, exact: 0.0006)
        #expect(difference < 0.0006, "\(label.text ?? "") in \(size): \(found), recorded \(wanted)")
      }
    }
    #expect(tally == TruthSet["screenLabels"])
  }
}
