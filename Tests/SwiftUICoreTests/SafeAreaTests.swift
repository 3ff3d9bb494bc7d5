import SwiftUICore
import Testing

/// Facts: layout §1.13. The arithmetic is tested in ViewLayout.
@MainActor struct SafeAreaTests {
  private func place(_ view: some View) -> PlacedNode {
    let window = CGRect(x: 0, y: 0, width: 100, height: 200)
    let area = SafeArea(bounds: window, container: .init(top: 40, bottom: 20))
    return ViewGraph(view).layOut(
      in: CGRect(x: 0, y: 40, width: 100, height: 140), surroundings: Surroundings(safeArea: area)
    )[0]
  }

  @Test("a view that ignores the safe area fills the window, and keeps its frame outside")
  func ignoring() {
    let node = place(Fill(name: "colour").ignoresSafeArea(edges: .top).probe("outside"))
    #expect(node.frames["outside"] == [0, 40, 100, 140])
    #expect(node.frames["colour"] == [0, 0, 100, 180])
    #expect(node.children[0].name == ".ignoresSafeArea(edges: .top)")
  }

  @Test("content at an edge takes its height and 8 from the view")
  func inset() {
    let node = place(
      Fill(name: "colour").safeAreaInset(edge: .bottom) { Rigid(50, 30, "bar") })
    #expect(node.frames["colour"] == [0, 40, 100, 102])
    #expect(node.frames["bar"] == [25, 150, 50, 30])
    let padded = place(Fill(name: "colour").safeAreaPadding(.horizontal, 10))
    #expect(padded.frames["colour"] == [10, 40, 80, 140])
  }

  @Test("a geometry reader knows how far it is in the unsafe area")
  func insets() {
    var insets: EdgeInsets?
    _ = place(
      GeometryReader { proxy in
        let _ = insets = proxy.safeAreaInsets
        Fill()
      }
      .ignoresSafeArea())
    #expect(insets == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
  }

  @Test("views are painted by their height, and secondary ones behind")
  func painting() {
    let leaves = ViewGraph(
      ZStack {
        Rigid(5, 5, "top").zIndex(1)
        Rigid(5, 5, "first").background { Rigid(5, 5, "behind") }
        Rigid(5, 5, "second").padding().zIndex(0)
      }
    ).leaves()
    #expect(leaves == ["behind", "first", "second", "top"])
  }
}
