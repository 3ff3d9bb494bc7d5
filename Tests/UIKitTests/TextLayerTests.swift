import Graphics
import Layers
import Testing
import UIKit

@testable import UIKit

@Suite("Text layers")
@MainActor
struct TextLayerTests {
  private struct Drawn {
    var origin: CGPoint
    var color: RGBA
    var size: CGFloat
  }

  private func drawn(_ layer: CATextLayer) -> [Drawn] {
    layer.displayIfNeeded()
    guard case .drawing(let list, _) = layer.storedContents else { return [] }
    return list.commands.compactMap {
      guard case .glyphs(let run, let origin, let color) = $0 else { return nil }
      return Drawn(origin: origin, color: color, size: run.size)
    }
  }

  private func layer(_ string: Any?, width: CGFloat = 200) -> CATextLayer {
    _ = SimulationHost()
    let layer = CATextLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: width, height: 100)
    layer.string = string
    return layer
  }

  @Test("text is white and 36 points high unless set")
  func defaults() throws {
    let layer = layer("Ag")
    let run = try #require(drawn(layer).first)
    #expect(run.size == 36 && run.origin.x == 0 && run.color.red == 1 && run.color.alpha == 1)
    layer.fontSize = 12
    layer.font = UIFont.boldSystemFont(ofSize: 40)
    layer.foregroundColor = UIColor.red.cgColor
    let small = try #require(drawn(layer).first)
    // The system font is drawn with another font's outlines, at a separate size.
    #expect(small.size < 18 && small.color.green == 0)
    #expect(drawn(self.layer(nil)).isEmpty && drawn(self.layer(7)).isEmpty)
  }

  @Test("lines are aligned in the layer, and broken only if they wrap")
  func lines() throws {
    let layer = layer("one two three four five six", width: 100)
    layer.fontSize = 17
    #expect(Set(drawn(layer).map(\.origin.y)).count == 1)
    layer.isWrapped = true
    #expect(Set(drawn(layer).map(\.origin.y)).count > 1)
    let short = self.layer("Ag")
    short.alignmentMode = .right
    #expect(try #require(drawn(short).first).origin.x > 100)
  }

  @Test("lines without text take up space, whatever ends them", arguments: ["\n", "\r\n"])
  func emptyLines(end: String) throws {
    func lines(_ texts: String...) -> [CGFloat] {
      let layer = layer(texts.joined(separator: end))
      layer.fontSize = 10
      return drawn(layer).map(\.origin.y)
    }
    let two = lines("A", "B")
    let four = lines("A", "", "", "B")
    try #require(two.count == 2 && four.count == 2)
    let height = two[1] - two[0]
    #expect(height > 9)
    #expect(abs(four[1] - four[0] - 3 * height) < 0.5)
    #expect(lines("", "A")[0] > two[0] + 9)
  }

  @Test("an attributed text keeps its attributes, and so does a copy")
  func attributed() throws {
    let text = NSAttributedString(
      string: "Ag",
      attributes: [.font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.blue])
    let copy = CATextLayer(layer: layer(text))
    copy.bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
    let run = try #require(drawn(copy).first)
    #expect(run.size < 12 && run.color.blue == 1)
    let red = layer("Ag")
    red.foregroundColor = UIColor.red.cgColor
    let second = CATextLayer(layer: red)
    second.bounds = copy.bounds
    #expect(try #require(drawn(second).first).color.red == 1)
    #expect(try #require(drawn(second).first).color.green == 0)
  }
}
