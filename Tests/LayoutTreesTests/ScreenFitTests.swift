import LayoutTrees
import Testing

/// Faults that a folding device reveals, found in a layout.
@Suite struct ScreenFitTests {
  private let outer = ScreenFit.OtherSize(name: "the outer display", width: 466, height: 678)

  private func fit(
    right: Double = 84, left: Double = 0, fold: LayoutArea? = nil
  ) -> ScreenFit {
    ScreenFit(
      width: 951, height: 669, leftInset: left, rightInset: right, fold: fold, otherSizes: [outer])
  }

  private let upright = LayoutArea(x: 455.5, y: 0, width: 40, height: 669)

  private func view(
    _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    color: String? = "red", _ attributes: [LayoutAttribute] = [], children: [LayoutNode] = []
  ) -> LayoutNode {
    LayoutNode(
      className: "UIView", identifier: name,
      attributes: [.init("frame", .rect(x: x, y: y, width: width, height: height))] + attributes,
      inputs: color.map { [.init("backgroundColor", .text($0))] } ?? [], children: children)
  }

  private func words(_ fit: ScreenFit, _ views: LayoutNode...) -> [String] {
    let root = LayoutNode(
      className: "UIWindow",
      attributes: [.init("frame", .rect(x: 0, y: 0, width: 951, height: 669))],
      children: [view("root", 0, 0, 951, 669, color: "white", children: views)])
    return fit.findings(in: LayoutTree(screen: [], root: root)).map(\.words)
  }

  @Test("an inset applied on both sides is reported, one on its own side isn't")
  func mirroredInset() {
    #expect(
      words(fit(), view("card", 100, 0, 751, 50)) == [
        "UIView “card” keeps 100 free on both sides, but the safe area has 84 at the right only"
      ])
    #expect(
      words(fit(right: 0, left: 84), view("card", 84, 0, 783, 50)) == [
        "UIView “card” keeps 84 free on both sides, but the safe area has 84 at the left only"
      ])
    #expect(words(fit(), view("card", 16, 0, 835, 50)).isEmpty)
    // Both sides have an inset on other phones, or none.
    #expect(words(fit(right: 84, left: 84), view("card", 100, 0, 751, 50)).isEmpty)
    #expect(words(fit(right: 0), view("card", 100, 0, 751, 50)).isEmpty)
    // Narrow content is centred.
    #expect(words(fit(), view("card", 400, 0, 151, 50)).isEmpty)
    #expect(words(fit(), view("box", 100, 0, 751, 50, color: nil)).isEmpty)
  }

  @Test("another display's size is reported for the outermost view that has it")
  func keptSize() {
    let inner = view("inner", 0, 0, 466, 678)
    #expect(
      words(fit(), view("pages", 0, 0, 466, 678, color: nil, children: [inner])) == [
        "UIView “pages” has the size of the outer display, 466 × 678"
      ])
    #expect(
      words(fit(), view("list", 0, 60, 466, 600)) == [
        "UIView “list” has the width of the outer display, 466"
      ])
    #expect(words(fit(), view("bar", 0, 60, 466, 50)).isEmpty)
    #expect(words(fit(), view("pane", 485, 0, 466, 600)).isEmpty)
  }

  @Test("views across an active fold are reported, except for the backmost view")
  func acrossFold() {
    let across = "UIView “card” crosses the fold, x 455.5 to 495.5"
    #expect(words(fit(fold: upright), view("card", 16, 20, 835, 300)) == [across])
    #expect(words(fit(), view("card", 16, 20, 835, 300)).isEmpty)
    #expect(words(fit(fold: upright), view("card", 16, 20, 439, 300)).isEmpty)
    #expect(words(fit(fold: upright), view("strip", 0, 20, 951, 300)).isEmpty)
    #expect(words(fit(fold: upright), view("line", 16, 20, 835, 1)).isEmpty)
    // Its colour is invisible.
    #expect(words(fit(fold: upright), view("card", 16, 20, 835, 300, color: "white")).isEmpty)
    let image = LayoutAttribute("image", .size(width: 80, height: 80))
    #expect(
      words(fit(fold: upright), view("card", 400, 20, 200, 80, color: nil, [image])) == [across])
    let lying = LayoutArea(x: 0, y: 300, width: 951, height: 40)
    #expect(
      words(fit(fold: lying), view("card", 16, 20, 100, 600)) == [
        "UIView “card” crosses the fold, y 300 to 340"
      ])
  }

  @Test("hidden views, scrolled-away views and list rows aren't reported")
  func whatDoesNotShow() {
    let card = view("card", 16, 20, 835, 300)
    let fit = fit(fold: upright)
    #expect(words(fit, view("card", 16, 20, 835, 300, [.init("hidden", .flag(true))])).isEmpty)
    #expect(words(fit, view("card", 16, 20, 835, 300, [.init("alpha", .number(0))])).isEmpty)
    let size = LayoutAttribute("contentSize", .size(width: 951, height: 2000))
    let away = view("scroll", 0, 700, 951, 669, color: nil, [size], children: [card])
    #expect(words(fit, away).isEmpty)
    #expect(words(fit, view("0-1", 16, 20, 835, 44)).isEmpty)
    let moved = view(
      "scroll", 0, 0, 951, 669, color: nil, [size, .init("boundsOrigin", .point(x: 951, y: 0))],
      children: [card])
    #expect(words(fit, moved).isEmpty)
  }
}
