import Foundation
import Graphics
import Symbols
import Testing

@Suite struct SymbolGlyphTests {
  @Test("every recipe makes a drawing, and none leaves its frame")
  func recipes() {
    let size = SymbolSize(pointSize: 17)
    for symbol in KnownSymbols.all where symbol.recipe != nil {
      for weight in [SymbolWeight.regular, .black] {
        #expect(SymbolGlyph.make(symbol, weight: weight) != nil, "\(symbol.name)")
      }
      let frame = SymbolSizing.frame(of: symbol, size).rounded(toScale: 3)
      let glyph = SymbolDrawing.glyph(of: symbol, in: frame, size, isLayered: false)
      let room = CGRect(origin: .zero, size: frame.size).insetBy(dx: -0.001, dy: -0.001)
      #expect(room.contains(glyph.bounds), "\(symbol.name): \(glyph.bounds) in \(frame)")
      #expect(glyph.bounds.width > frame.width * 0.2 || glyph.bounds.height > frame.height * 0.2)
    }
  }

  @Test("a symbol without an approximation is a box in its frame")
  func boxes() throws {
    let bird = try #require(KnownSymbols.symbol(named: "bird"))
    let frame = SymbolFrame(width: 20, height: 19, descent: 3)
    let box = SymbolDrawing.glyph(
      of: bird, in: frame, SymbolSize(pointSize: 17), isLayered: false)
    #expect(box.bounds.midX == 10 && abs(box.bounds.midY - 9.5) < 0.001)
    #expect(box.bounds.width > 15 && box.steps.count == 1)
  }

  @Test("parts inside a shape have their own level")
  func layers() throws {
    func steps(_ name: String, layered: Bool) throws -> [SymbolGlyph.Step] {
      let symbol = try #require(KnownSymbols.symbol(named: name))
      return try #require(SymbolGlyph.make(symbol, weight: .regular, isLayered: layered)).steps
    }
    let plain = try steps("checkmark.circle.fill", layered: false)
    #expect(plain.count == 1)
    let layered = try steps("checkmark.circle.fill", layered: true)
    guard layered.count == 2, case .fill(_, .secondary) = layered[0], case .stamp = layered[1]
    else {
      Issue.record("the disc, then the mark: \(layered)")
      return
    }
    guard case .fill(_, .secondary) = try steps("checkmark.circle", layered: true).first else {
      Issue.record("the ring comes first")
      return
    }
  }

  @Test("heavier strokes cover more")
  func weights() throws {
    func width(_ name: String, _ weight: SymbolWeight) throws -> CGFloat {
      let symbol = try #require(KnownSymbols.symbol(named: name))
      return try #require(SymbolGlyph.make(symbol, weight: weight)).bounds.width
    }
    for name in ["plus", "gear"] {
      #expect(try width(name, .bold) > width(name, .regular))
    }
    #expect(try width("plus", .light) < width("plus", .regular))
  }

  @Test("a value highlights a fraction of the parts")
  func values() throws {
    let symbol = try #require(KnownSymbols.symbol(named: "wifi"))
    let glyph = try #require(SymbolGlyph.make(symbol, weight: .regular))
    let half = try #require(glyph.parts(litBy: 0.5))
    #expect(!half.lit.steps.isEmpty && !half.unlit.steps.isEmpty)
    #expect(half.lit.bounds.minY > half.unlit.bounds.minY)
    #expect(try #require(glyph.parts(litBy: 0)).lit.steps.isEmpty)
    #expect(try #require(glyph.parts(litBy: .nan)).unlit.steps.isEmpty)
  }
}
