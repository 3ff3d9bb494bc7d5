import Graphics
import SystemFacts
import Testing

@testable import LayoutMetrics

@Suite("Menu cards")
struct MenuGeometryTests {
  private let new = OSRelease.iOS(26)
  private let old = OSRelease.iOS(18)

  @Test("an iOS 26 card has rows of 42, 58 and 64, and gaps of 21 and 10 at its ends")
  func heights() {
    let card = MenuGeometry(
      sections: [[.row(texts: 20.333), .row(texts: 36.333)], [.row(texts: 42.333)]],
      hasTitle: true, release: new, scale: 3)
    let places: [CGRect] = card.sections.flatMap { $0.flatMap { $0 } }
    let rows: [CGFloat] = places.map { $0.height.rounded() }
    #expect(rows == [42, 58, 64])
    #expect(places[0].minY == 50.333)
    #expect(abs(places[2].minY - places[1].maxY - 21) < 0.001)
    #expect(abs(card.height - 245.333) < 0.001)
    // One line under the title and one between the sections.
    #expect(card.lines.count == 2 && card.gaps.isEmpty)
  }

  @Test("an older card has rows of 44 with lines between them")
  func older() {
    let card = MenuGeometry(
      sections: [[.row(texts: 20.333), .row(texts: 20.333)], [.row(texts: 20.333)]],
      hasTitle: false, release: old, scale: 3)
    let places: [CGRect] = card.sections.flatMap { $0.flatMap { $0 } }
    #expect(places.allSatisfy { abs($0.height - 44) < 0.001 })
    #expect(card.lines.count == 1 && card.gaps.first?.height == 8)
    #expect(abs(card.height - 140) < 0.001)
  }

  @Test("texts make room for checkmarks and images anywhere on the card")
  func columns() {
    func start(_ columns: MenuGeometry.Columns, _ release: OSRelease) -> CGFloat {
      MenuGeometry.row(CGSize(width: 250, height: 42), columns, release: release).texts.minX
    }
    #expect(start(.init(), new) == 28)
    #expect(start(.init(hasMarks: true), new) == 40)
    #expect(start(.init(hasImages: true), new) == 60)
    #expect(start(.init(hasImages: true), old) == start(.init(), old))
    let older = MenuGeometry.row(
      CGSize(width: 250, height: 44), .init(hasImages: true), release: old)
    #expect(older.image.x > older.texts.maxX && older.submenuMark == nil)
  }

  @Test("a card stays in its bounds: over its source, below it or above it")
  func places() {
    let room = CGRect(x: 8, y: 60, width: 377, height: 700)
    let size = CGSize(width: 250, height: 200)
    func place(_ source: CGRect, over: Bool) -> CGRect {
      MenuGeometry.place(size, at: source, in: room, liesOver: over)
    }
    let button = CGRect(x: 20, y: 100, width: 80, height: 40)
    #expect(place(button, over: true).origin == CGPoint(x: 20, y: 100))
    #expect(place(button, over: false).origin == CGPoint(x: 20, y: 148))
    let corner = CGRect(x: 330, y: 700, width: 40, height: 40)
    #expect(place(corner, over: true) == CGRect(x: 135, y: 560, width: 250, height: 200))
    #expect(place(corner, over: false) == CGRect(x: 120, y: 492, width: 250, height: 200))
    let tall = MenuGeometry.place(
      CGSize(width: 250, height: 2000), at: button, in: room, liesOver: true)
    #expect(tall.height == 700 && tall.minY == 60)
    #expect(
      MenuGeometry.place(size, at: button, in: room, liesOver: true, isRightToLeft: true).minX == 8)
  }

  @Test("a preview leaves room for its menu, and shrinks if necessary")
  func previews() {
    let room = CGRect(x: 8, y: 60, width: 377, height: 700)
    let row = CGRect(x: 8, y: 690, width: 377, height: 52)
    let moved = MenuGeometry.placePreview(row, menuHeight: 200, in: room)
    #expect(moved == CGRect(x: 8, y: 492, width: 377, height: 52))
    let large = MenuGeometry.placePreview(
      CGRect(x: 8, y: 60, width: 377, height: 1000), menuHeight: 184, in: room)
    #expect(large.height == 500 && large.width == 188.5)
  }
}
