import Foundation
import ImageDiff
import LayoutTrees
import Pixels
import Testing
import UIKit

@testable import Tateyoko

/// The pictures of `docs/comparing.md`: for each tolerance a change that it lets pass and one that it
/// doesn't, as baseline, actual picture and difference.
///
/// `TATEYOKO_RECORD=all scripts/test --filter ToleranceGalleryTests` draws them again.
@MainActor
@Suite struct ToleranceGalleryTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var name: String
    var tolerance: SnapshotTolerance
    /// The screen, and two changes of it.
    var passing: @MainActor @Sendable (Screen) -> Void
    var failing: @MainActor @Sendable (Screen) -> Void

    var testDescription: String { name }
  }

  /// A small screen that changes can be injected into.
  @MainActor
  final class Screen: UIView {
    let title = UILabel(frame: CGRect(x: 8, y: 4, width: 84, height: 16))
    let card = UIView(frame: CGRect(x: 8, y: 24, width: 50, height: 20))
    let dot = UIView(frame: CGRect(x: 70, y: 26, width: 16, height: 16))
    /// Pixels drawn over the picture: their positions, and the change of each channel out of 255.
    var speckle: [(x: Int, y: Int, by: Int)] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .white
      title.text = "Tateyoko"
      title.font = .systemFont(ofSize: 13)
      title.accessibilityIdentifier = "title"
      card.backgroundColor = UIColor(red: 0.2, green: 0.5, blue: 0.9, alpha: 1)
      card.accessibilityIdentifier = "card"
      dot.backgroundColor = UIColor(red: 0.9, green: 0.4, blue: 0.2, alpha: 1)
      dot.layer.cornerRadius = 8
      dot.accessibilityIdentifier = "dot"
      for view in [title, card, dot] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// A few scattered pixels, the same ones each time.
    func sprinkle(_ count: Int, by: Int = 200) {
      var state: UInt32 = 7
      func next(_ limit: Int) -> Int {
        state = state &* 1_664_525 &+ 1_013_904_223
        return Int(state >> 8) % limit
      }
      speckle = (0..<count).map { _ in (next(200), next(100), by) }
    }
  }

  nonisolated static func grey(_ red: Int, _ green: Int, _ blue: Int) -> UIColor {
    UIColor(
      red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: 1)
  }

  nonisolated static let examples = [
    Example(
      name: "exact", tolerance: .exact, passing: { _ in },
      failing: { $0.card.backgroundColor = grey(51, 128, 231) }),
    Example(
      name: "channel", tolerance: .channel(4),
      passing: { $0.card.backgroundColor = grey(54, 130, 226) },
      failing: { $0.card.backgroundColor = grey(51, 128, 222) }),
    Example(
      name: "perceptual", tolerance: .perceptual(0.02),
      passing: { $0.card.backgroundColor = grey(54, 130, 226) },
      failing: { $0.card.backgroundColor = grey(51, 118, 230) }),
    Example(
      name: "yiq", tolerance: .yiq(0.1),
      passing: { $0.card.backgroundColor = grey(60, 140, 236) },
      failing: { $0.card.backgroundColor = grey(51, 90, 230) }),
    Example(
      name: "numbers", tolerance: SnapshotTolerance(precision: 0.99, perceptualPrecision: 0.98),
      passing: { $0.sprinkle(120) }, failing: { $0.title.text = "Tateyaka" }),
    Example(
      name: "count", tolerance: SnapshotTolerance(maximumCount: 60),
      passing: { $0.sprinkle(50) }, failing: { $0.sprinkle(90) }),
    Example(
      name: "window",
      tolerance: SnapshotTolerance(window: .init(side: 12, maximumCount: 12)),
      passing: { $0.sprinkle(300) }, failing: { $0.title.text = "Tatcyoko" }),
    Example(
      name: "antialiasing", tolerance: SnapshotTolerance(ignoresAntialiasing: true),
      passing: { $0.dot.layer.cornerRadius = 7.8 }, failing: { $0.dot.layer.cornerRadius = 5 }),
    Example(
      name: "shift", tolerance: SnapshotTolerance(shift: 2),
      passing: { $0.card.frame.origin.x += 1 }, failing: { $0.card.frame.origin.x += 3 }),
    Example(
      name: "ignoring", tolerance: .exact.ignoring(.view("dot")),
      passing: { $0.dot.backgroundColor = .black },
      failing: { $0.card.backgroundColor = .black }),
    Example(
      name: "structure", tolerance: SnapshotTolerance(.channel(4), structure: .frames),
      passing: { $0.card.backgroundColor = grey(54, 130, 226) },
      failing: { $0.title.frame.size.width += 4 }),
    Example(
      name: "size", tolerance: .perceptual(0.5), passing: { _ in },
      failing: { $0.frame.size = CGSize(width: 108, height: 46) }),
  ]

  private static func capture(_ change: (Screen) -> Void) throws -> Capture {
    let screen = Screen(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    change(screen)
    let strategy: Snapshotting<UIView, UIImage> = .image(traits: UITraitCollection(displayScale: 2))
    let capture = try #require(try strategy.snapshot(screen).capture)
    guard !screen.speckle.isEmpty else { return capture }
    for spot in screen.speckle {
      let old = capture.bitmap[spot.x, spot.y]
      func moved(_ level: UInt8) -> UInt8 {
        UInt8(Int(level) >= spot.by ? Int(level) - spot.by : min(255, Int(level) + spot.by))
      }
      capture.bitmap[spot.x, spot.y] = BitmapPixel(
        red: moved(old.red), green: moved(old.green), blue: moved(old.blue))
    }
    return Capture(
      bitmap: capture.bitmap, renderedBy: .stored([]), tree: capture.tree, scale: 2, origin: [])
  }

  @Test(arguments: examples) func isAsTheDocumentationShows(example: Example) throws {
    let reference = try Self.capture { _ in }
    let passing = try Self.capture(example.passing)
    let failing = try Self.capture(example.failing)
    var comparisons: [ImageComparison] = []
    for (actual, mayPass) in [(passing, true), (failing, false)] {
      let verdict = PictureComparison.compare(
        reference: reference, capture: actual, tolerance: example.tolerance)
      switch verdict {
      case .equal, .tolerated: #expect(mayPass, "\(example.name) lets pass what it should not")
      default:
        #expect(!mayPass, "\(example.name) does not let pass what it should: \(verdict)")
      }
      let areas = example.tolerance.ignored.flatMap {
        $0.rects(in: [reference.tree, actual.tree], scale: 2) ?? []
      }
      comparisons.append(
        ImageComparison(
          reference: reference.bitmap, actual: actual.bitmap,
          tolerance: example.tolerance.pixels.ignoring(areas)))
    }
    let sheet = try Self.sheet(
      reference.bitmap, [passing.bitmap, failing.bitmap], comparisons)
    let image = UIImage(
      capture: Capture(
        bitmap: sheet, renderedBy: .stored([]),
        tree: LayoutTree(screen: [], root: LayoutNode(className: "")), scale: 2, origin: []))
    let folder = URL(fileURLWithPath: "\(#filePath)").deletingLastPathComponent()
      .appendingPathComponent("../../docs/images/tolerance").standardizedFileURL
    let message = verifySnapshot(
      of: image, as: .image, named: example.name, snapshotDirectory: folder.path,
      testName: "tolerance")
    #expect(message == nil, "\(message ?? "")")
  }

  /// Two rows of baseline, actual picture and difference: the passing one first.
  private static func sheet(
    _ reference: Bitmap, _ actual: [Bitmap], _ comparisons: [ImageComparison]
  ) throws -> Bitmap {
    let gap = 8
    let width = 216
    let height = 100
    let sheet = try Bitmap(width: 3 * width + 4 * gap, height: 2 * height + 3 * gap)
    sheet.fill(BitmapPixel(red: 205, green: 205, blue: 210))
    for row in 0..<2 {
      let top = gap + row * (height + gap)
      let difference = try DifferencePicture.draw(
        reference: reference, actual: actual[row], comparison: comparisons[row])
      for (column, picture) in [reference, actual[row], difference].enumerated() {
        let left = gap + column * (width + gap)
        for y in 0..<min(height, picture.height) {
          for x in 0..<min(width, picture.width) { sheet[left + x, top + y] = picture[x, y] }
        }
      }
      // Green passes, red fails.
      let mark =
        row == 0
        ? BitmapPixel(red: 30, green: 150, blue: 60) : BitmapPixel(red: 200, green: 30, blue: 40)
      for y in top..<top + height { for x in 1..<6 { sheet[x, y] = mark } }
    }
    return sheet
  }
}
