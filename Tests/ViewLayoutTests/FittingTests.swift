import Testing
import ViewLayout

/// `GeometryReader`, `ViewThatFits`, relative frames and scroll views; facts: layout §1.8, §1.11.
struct FittingTests {
  @Test("a reader accepts the proposal, and places its views at the top leading corner")
  func geometryReader() {
    let child = rigid(10, 10)
    let filling = colour()
    var read: [PlacedGeometry] = []
    let reader = LayoutBox(readingGeometry: {
      read.append($0)
      return [child, filling]
    })
    #expect(reader.size(nil, 30) == CGSize(width: 10, height: 30))
    _ = reader.padding(.leading, 20.25).inWindow(100, 80)
    #expect(read.map(\.frame) == [CGRect(x: 20.25, y: 0, width: 79.75, height: 80)])
    #expect(read.map(\.safeAreaInsets) == [EdgeInsets()])
    #expect(child.place == [20.25, 0, 10, 10])
    #expect(filling.place == [20.25, 0, 79.75, 80])
  }

  @Test("the first view whose ideal size fits is shown, or the last one")
  func viewThatFits() {
    let (long, short) = (text(200, 20), text(80, 20))
    let view = LayoutBox(ViewThatFitsLayout(), [long, short])
    #expect(view.size(250, 50).width == 200)
    #expect(view.size(200, 50).width == 200)
    #expect(view.size(199, 50).width == 80)
    #expect(view.size(50, 50).width == 50)
    #expect(view.size(nil, nil).width == 200)
    _ = view.inWindow(100, 50)
    #expect([long.isPlaced, short.isPlaced] == [false, true])
    #expect(short.place == [10, 15, 80, 20])
  }

  @Test("only the specified axes have to fit")
  func axes() {
    let paragraph = wrappingText(10)
    let view = LayoutBox(ViewThatFitsLayout(.vertical), [paragraph, text(10, 10)])
    #expect(view.size(90, 30) == CGSize(width: 90, height: 80))
    let both = LayoutBox(ViewThatFitsLayout(), [wrappingText(10), text(10, 10)])
    #expect(both.size(90, 30) == CGSize(width: 10, height: 10))
  }

  @Test("a relative frame is a fraction of its container's length")
  func relative() {
    #expect(RelativeLength.length(of: 390, count: 1, spacing: 10) == 390)
    #expect(RelativeLength.length(of: 390, count: 4, spacing: 10) == 90)
    #expect(RelativeLength.length(of: 390, count: 4, span: 3, spacing: 10) == 290)
    #expect(RelativeLength.length(of: 390, count: 0, spacing: 10) == 0)
    #expect(RelativeLength.length(of: 10, count: 40, spacing: 10) == 0)
    let frame = RelativeLength.frame(in: CGSize(width: 390, height: 700), axes: .horizontal) {
      length, _ in length / 3
    }
    #expect(LayoutBox(frame, [colour()]).size(50, 60) == CGSize(width: 130, height: 60))
  }

  @Test("a scroll view accepts the proposal along its axis, and has its content's length across it")
  func scrolling() {
    let content = rigid(60, 400)
    let scroll = content.scroll().inWindow(300, 200)
    #expect(scroll.place == [120, 0, 60, 200])
    #expect(content.place == [120, 0, 60, 400])
    #expect(rigid(60, 40).scroll().size(300, nil).height == 40)
    #expect(rigid(60, 40).scroll().size(300, .infinity).height == 40)
    #expect(
      rigid(60, 40).scroll([.horizontal, .vertical]).size(300, 200)
        == CGSize(width: 300, height: 200))
    // The content has its ideal length along the axis, and the proposed one across it.
    #expect(colour().scroll().size(300, 200) == CGSize(width: 300, height: 200))
    let inner = colour()
    _ = inner.scroll().inWindow(300, 200)
    #expect(inner.place == [0, 0, 300, 10])
  }

  @Test("short content is at the top; padding in it is content")
  func shortContent() {
    let view = rigid(60, 40)
    _ = view.padding().scroll().inWindow(300, 200)
    #expect(view.place == [120, 16, 60, 40])
  }

  @Test("in a stack a scroll view is as flexible as a colour")
  func flexibleScrolling() {
    let (scroll, other) = (rigid(60, 400).scroll(), colour())
    _ = vstack(spacing: 0, scroll, other, rigid(10, 50)).inWindow(100, 250)
    #expect([scroll, other].map(\.frame.height) == [100, 100])
  }

  @Test("content is initially at its anchor")
  func initialOffset() {
    let long = ScrollOffset(viewport: 200, content: 500)
    #expect(long.initial(anchor: 0) == 0)
    #expect(long.initial(anchor: 0.5) == 150)
    #expect(long.initial(anchor: 1) == 300)
    #expect(ScrollOffset(viewport: 200, content: 50).initial(anchor: 1) == 0)
    #expect(ScrollOffset(viewport: .nan, content: .infinity).initial(anchor: 1) == 0)
  }

  @Test("scrolling to a view moves as little as possible, or aligns two anchors")
  func scrollingTo() {
    let scroll = ScrollOffset(viewport: 200, content: 1000)
    #expect(scroll.showing(300...340, anchor: nil, from: 0) == 140)
    #expect(scroll.showing(300...340, anchor: nil, from: 200) == 200)
    #expect(scroll.showing(300...340, anchor: nil, from: 400) == 300)
    #expect(scroll.showing(300...600, anchor: nil, from: 0) == 300)
    #expect(scroll.showing(300...340, anchor: 0, from: 0) == 300)
    #expect(scroll.showing(300...340, anchor: 0.5, from: 0) == 220)
    #expect(scroll.showing(980...1000, anchor: 0, from: 0) == 800)
  }
}
