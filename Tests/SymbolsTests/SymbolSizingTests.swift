import Foundation
import Symbols
import Testing

@Suite struct SymbolSizingTests {
  private func frame(
    _ name: String, _ pointSize: CGFloat, _ weight: SymbolWeight = .regular,
    _ scale: SymbolScale = .medium
  ) throws -> SymbolFrame {
    let symbol = try #require(KnownSymbols.symbol(named: name))
    let size = SymbolSize(pointSize: pointSize, weight: weight, scale: scale)
    return SymbolSizing.frame(of: symbol, size).rounded(toScale: 2)
  }

  /// Measured numbers, at 2x.
  @Test(
    "measured frames are exact",
    arguments: [
      ("star", 13, 16.5, 16, 3), ("star", 17, 22, 20, 3.5), ("star", 22, 28.5, 26, 4.5),
      ("chevron.right", 17, 12.5, 16.5, 2), ("ellipsis", 17, 18.5, 5.5, -3.5),
      ("folder", 17, 23, 17.5, 2.5), ("gear", 17, 21.5, 20.5, 4), ("circle", 17, 20, 19, 3.5),
      ("xmark", 22, 22.5, 20.5, 2.5), ("square.and.arrow.up", 13, 14.5, 17.5, 3),
    ] as [(String, CGFloat, CGFloat, CGFloat, CGFloat)])
  func measured(name: String, size: CGFloat, width: CGFloat, height: CGFloat, descent: CGFloat)
    throws
  {
    #expect(
      try frame(name, size) == SymbolFrame(width: width, height: height, descent: descent))
  }

  @Test("bold, small and large are exact at 13 points")
  func variants() throws {
    let bold = try frame("star", 13, .bold)
    #expect(bold.width == 17 && bold.height == 16.5)
    #expect(
      try frame("star", 13, .regular, .small)
        == SymbolFrame(width: 13.5, height: 13, descent: 1.5))
    #expect(
      try frame("star", 13, .regular, .large)
        == SymbolFrame(width: 21.5, height: 20.5, descent: 5))
  }

  /// Measured at 10, 26 and 34 points (the last on iOS 26), which the table leaves out.
  @Test(
    "other sizes are within a point",
    arguments: [("star", 10, 13, 11.5), ("star", 26, 33.5, 31.5), ("star", 34, 43.5, 40.5)]
      as [(String, CGFloat, CGFloat, CGFloat)])
  func between(name: String, size: CGFloat, width: CGFloat, height: CGFloat) throws {
    let found = try frame(name, size)
    #expect(abs(found.width - width) <= 1 && abs(found.height - height) <= 1)
  }

  @Test("symbols that weren't measured have the frames of their class")
  func classes() throws {
    #expect(try frame("lock.circle.fill", 17) == frame("circle", 17))
    #expect(try frame("bookmark.fill", 17) == frame("bookmark", 17))
    #expect(try frame("chevron.forward", 17) == frame("chevron.right", 17))
    #expect(try frame("arrow.uturn.right", 17) == frame("arrow.uturn.left", 17))
    #expect(try frame("h.square.fill", 17) == frame("square", 17))
    let bird = try #require(KnownSymbols.symbol(named: "bird"))
    #expect(SymbolSizing.source(of: bird) == .unknown)
  }

  @Test("all frames are finite, grow with the size, and are centred on the cap height")
  func all() {
    for symbol in KnownSymbols.all {
      let small = SymbolSizing.frame(of: symbol, SymbolSize(pointSize: 17))
      let large = SymbolSizing.frame(of: symbol, SymbolSize(pointSize: 34))
      #expect(small.width > 0 && small.height > 0, "\(symbol.name)")
      #expect(large.width > small.width && large.height > small.height, "\(symbol.name)")
      #expect(abs(small.height / 2 - small.descent - 6) < 3.5, "\(symbol.name)")
    }
  }
}
