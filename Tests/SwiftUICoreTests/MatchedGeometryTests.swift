import SwiftUICore
import Testing

@MainActor struct MatchedGeometryTests {
  private struct Pair: View {
    @Namespace private var space
    var properties = MatchedGeometryProperties.frame
    var anchor = UnitPoint.center
    let isBefore: Bool

    var body: some View {
      HStack(spacing: 0) {
        if isBefore { follower }
        Rigid(40, 20, "source").matchedGeometryEffect(id: 1, in: space)
        if !isBefore { follower }
      }
    }

    private var follower: some View {
      Fill(name: "follower").matchedGeometryEffect(
        id: 1, in: space, properties: properties, anchor: anchor, isSource: false)
    }
  }

  private func frames(_ view: some View) -> [String: [CGFloat]] {
    ViewGraph(view).place(100, 100).reduce(into: [:]) { $0.merge($1.frames) { a, _ in a } }
  }

  @Test("a view has the frame of the source of its group", arguments: [true, false])
  func frame(isBefore: Bool) {
    let frames = frames(Pair(isBefore: isBefore))
    #expect(frames["source"] == [isBefore ? 60 : 0, 40, 40, 20])
    #expect(frames["follower"] == frames["source"])
  }

  @Test("a view has only the position or the size of the source")
  func properties() {
    // As large as without the effect: 60 by 100, with the middles at one point.
    #expect(
      frames(Pair(properties: .position, isBefore: false))["follower"] == [-10, 0, 60, 100])
    #expect(
      frames(Pair(properties: .position, anchor: .topLeading, isBefore: false))["follower"]
        == [0, 40, 60, 100])
    #expect(frames(Pair(properties: .size, isBefore: false))["follower"] == [50, 40, 40, 20])
  }
}
