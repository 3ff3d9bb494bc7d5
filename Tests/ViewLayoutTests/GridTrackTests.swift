import Testing
import ViewLayout

/// Columns of lazy grids; facts: layout §1.10.
struct GridTrackTests {
  private func widths(_ items: [GridItem], _ width: CGFloat?) -> [CGFloat] {
    GridTracks(items, for: width).tracks.map(\.length)
  }

  @Test("tracks are sized in order: only clamping an earlier one leaves space to others")
  func order() {
    let items = [GridItem(.fixed(60)), GridItem(), GridItem(.flexible(maximum: 80))]
    #expect(widths(items, 280) == [60, 102, 80])
    #expect(
      widths([items[0], items[2], items[1]], 280) == [60, 80, 124])
  }

  @Test("an adaptive item divides its share")
  func adaptive() {
    #expect(widths([GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))], 200) == [70, 57, 57])
    #expect(widths([GridItem(.adaptive(minimum: 100))], 391) == [125, 125, 125])
    #expect(widths([GridItem(.adaptive(minimum: 100, maximum: 110))], 390) == [110, 110, 110])
    #expect(widths([GridItem(.adaptive(minimum: 500))], 390) == [500])
  }

  @Test("tracks are computed again for the resulting length")
  func twice() {
    let first = [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))]
    #expect(GridTracks(first, for: 300).length == 334)
    #expect(widths(first, 300) == [163, 180])
    let second = [GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 120))]
    #expect(GridTracks(second, for: 200).length == 224)
    #expect(widths(second, 200) == [108, 120])
  }

  @Test("gaps are 8 by default; the last item's spacing is ignored")
  func gaps() {
    let items = [GridItem(.fixed(50), spacing: 20), GridItem(.fixed(50)), GridItem(spacing: 99)]
    let tracks = GridTracks(items, for: 200)
    #expect(tracks.tracks.map(\.start) == [0, 70, 128])
    #expect(tracks.tracks.map(\.length) == [50, 50, 72])
  }

  @Test("a grid fills the proposal and centres its tracks")
  func centred() {
    let tracks = GridTracks([GridItem(.fixed(60)), GridItem(.fixed(60))], for: 200)
    #expect(tracks.length == 200)
    #expect(tracks.start(.center) == 36)
    #expect(tracks.start(.leading) == 0)
    #expect(tracks.start(.trailing) == 72)
  }

  @Test("flexible tracks are at least 10; invalid lengths are harmless")
  func bounds() {
    #expect(widths([GridItem(), GridItem()], 0) == [10, 10])
    #expect(widths([GridItem()], nil) == [10])
    #expect(
      widths([GridItem(.fixed(-5)), GridItem(.flexible(minimum: .nan, maximum: -3))], 50) == [0, 0])
    #expect(widths([GridItem(.adaptive(minimum: 0), spacing: 0)], 50).count == 1)
    #expect(widths([GridItem(.adaptive(minimum: 20))], .infinity).count == 1)
    #expect(widths([], 50) == [])
  }
}
