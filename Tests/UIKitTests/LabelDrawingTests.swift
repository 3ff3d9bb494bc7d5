import Graphics
import Layers
import Testing
import UIKit

@Suite @MainActor struct LabelDrawingTests {
  /// A label on a device at 3x.
  private func label(_ text: String, _ size: CGSize) -> UILabel {
    _ = SimulationHost()
    let label = UILabel(frame: CGRect(origin: .zero, size: size))
    label.font = .systemFont(ofSize: 17)
    label.text = text
    return label
  }

  private struct Drawn {
    var origin: CGPoint
    var color: RGBA
    var size: CGFloat
    var glyphs: Int
  }

  /// Returns the contents of the label's layer, drawing it if needed.
  private func drawn(_ label: UILabel) -> [Drawn] {
    label.layer.displayIfNeeded()
    return runs(of: label)
  }

  private func runs(of label: UILabel) -> [Drawn] {
    guard case .drawing(let list, _) = label.layer.storedContents else { return [] }
    return list.commands.compactMap {
      guard case .glyphs(let run, let origin, let color) = $0 else { return nil }
      return Drawn(origin: origin, color: color, size: run.size, glyphs: run.glyphs.count)
    }
  }

  @Test func textStandsInTheMiddleOnAPixel() throws {
    let label = label("Ag", CGSize(width: 100, height: 44))
    let run = try #require(drawn(label).first)
    let top = run.origin.y - label.font.ascender
    // (44 − 20.333) / 2 = 11.833, half a pixel at 3x.
    #expect(abs(top - 12) < 1e-6)
    #expect(run.origin.x == 0)
  }

  @Test func linesStandByTheirAlignment() throws {
    let label = label("Ag", CGSize(width: 100, height: 30))
    let width = label.intrinsicContentSize.width
    label.textAlignment = .right
    let right = try #require(drawn(label).first).origin.x
    #expect(abs(right - (100 - width)) < 0.34)
    label.textAlignment = .center
    let center = try #require(drawn(label).first).origin.x
    #expect(abs(center - (100 - width) / 2) < 0.2)
  }

  /// Five recorded pictures: an override of the direction mirrors frames, and Latin text stays at the left of
  /// its label.
  @Test func naturalAlignmentFollowsTheLanguageAndNotTheTraits() throws {
    var label = label("Ag", CGSize(width: 100, height: 30))
    let width = label.intrinsicContentSize.width
    label.semanticContentAttribute = .forceRightToLeft
    #expect(try #require(drawn(label).first).origin.x == 0)
    #expect(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1).minX == 0)
    label.semanticContentAttribute = .unspecified
    label.traitOverrides.layoutDirection = .rightToLeft
    #expect(label.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(try #require(drawn(label).first).origin.x == 0)
    var options = SimulationHost.Options()
    options.layoutDirection = .rightToLeft
    let host = SimulationHost(device: .iPhone15Pro, options: options)
    label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.text = "Ag"
    host.window.addSubview(label)
    label.semanticContentAttribute = .forceLeftToRight
    #expect(abs(try #require(drawn(label).first).origin.x - (100 - width)) < 0.34)
    let rect = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1)
    #expect(abs(rect.maxX - 100) < 1e-9)
    // A change of the language also reaches labels whose traits don't change.
    host.window.makeKeyAndVisible()
    label.traitOverrides.layoutDirection = .rightToLeft
    host.changeOptions("layoutDirection", "leftToRight") { $0.layoutDirection = .leftToRight }
    #expect(try #require(drawn(label).first).origin.x == 0)
  }

  @Test func aLongLineEndsInAnEllipsis() {
    let label = label("The quick brown fox jumps over the lazy dog", CGSize(width: 120, height: 30))
    let shown = drawn(label).reduce(0) { $0 + $1.glyphs }
    #expect(shown > 8 && shown < 24)
    label.lineBreakMode = .byClipping
    #expect(drawn(label).reduce(0) { $0 + $1.glyphs } > shown)
  }

  @Test func textShrinksToTheWidthOnItsBaseline() throws {
    let text = "The quick brown fox jumps over the lazy dog"
    let label = label(text, CGSize(width: 250, height: 30))
    let natural = try #require(drawn(label).first)
    label.adjustsFontSizeToFitWidth = true
    let shrunk = try #require(drawn(label).first)
    #expect(shrunk.size / natural.size < 0.8 && shrunk.size / natural.size > 0.65)
    #expect(abs(shrunk.origin.y - natural.origin.y) < 1e-9)
    #expect(drawn(label).reduce(0) { $0 + $1.glyphs } == text.count)
    label.baselineAdjustment = .alignCenters
    #expect(try #require(drawn(label).first).origin.y < natural.origin.y - 1)
    label.minimumScaleFactor = 0.9
    let limited = try #require(drawn(label).first).size
    #expect(abs(limited / natural.size - 0.9) < 1e-3)
  }

  @Test func coloursFollowStateAndStyle() throws {
    let label = label("Ag", CGSize(width: 100, height: 30))
    func color() throws -> RGBA { try #require(drawn(label).first).color }
    #expect(try color() == .black)
    label.overrideUserInterfaceStyle = .dark
    #expect(try color() == RGBA(red: 1, green: 1, blue: 1))
    label.highlightedTextColor = .red
    label.isHighlighted = true
    #expect(try color() == RGBA(red: 1, green: 0, blue: 0))
    label.isHighlighted = false
    label.textColor = .blue
    #expect(try color() == RGBA(red: 0, green: 0, blue: 1))
    label.isEnabled = false
    #expect(try color() != RGBA(red: 0, green: 0, blue: 1))
  }

  @Test func drawingIsKeptUntilSomethingChanges() {
    let label = label("Ag", CGSize(width: 100, height: 30))
    _ = drawn(label)
    label.text = "Ag"
    label.font = .systemFont(ofSize: 17)
    label.textColor = .label
    label.numberOfLines = 1
    label.frame.origin.x = 20
    #expect(!label.layer.needsDisplay())
    label.text = "Agg"
    #expect(label.layer.needsDisplay())
    _ = drawn(label)
    label.frame.size.width = 90
    #expect(label.layer.needsDisplay())
  }

  private final class PaddedLabel: UILabel {
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
      let inner = bounds.inset(by: UIEdgeInsets(top: 4, left: 10, bottom: 4, right: 10))
      let rect = super.textRect(forBounds: inner, limitedToNumberOfLines: lines)
      return rect.inset(by: UIEdgeInsets(top: -4, left: -10, bottom: -4, right: -10))
    }

    override func drawText(in rect: CGRect) {
      super.drawText(in: rect.inset(by: UIEdgeInsets(top: 4, left: 10, bottom: 4, right: 10)))
    }
  }

  @Test func overridesOfTextRectAndDrawTextCount() throws {
    let plain = label("Ag", CGSize(width: 100, height: 30)).intrinsicContentSize
    let label = PaddedLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.text = "Ag"
    #expect(abs(label.intrinsicContentSize.width - plain.width - 20) < 1e-6)
    #expect(abs(label.intrinsicContentSize.height - plain.height - 8) < 1e-6)
    #expect(label.sizeThatFits(.zero) == label.intrinsicContentSize)
    #expect(try #require(drawn(label).first).origin.x == 10)
  }

  @Test func aTallTextIsCutToTheLinesThatFit() {
    let label = label("a b c d e f g h", CGSize(width: 12, height: 62))
    label.numberOfLines = 0
    #expect(label.intrinsicContentSize.height < 21)
    #expect(Set(drawn(label).map(\.origin.y)).count == 3)
    label.numberOfLines = 2
    #expect(Set(drawn(label).map(\.origin.y)).count == 2)
  }
}
