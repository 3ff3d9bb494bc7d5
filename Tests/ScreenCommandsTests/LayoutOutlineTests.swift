import LayoutTrees
import Testing

@testable import ScreenCommands

@Suite struct LayoutOutlineTests {
  private func node(
    _ name: String, _ frame: (Double, Double, Double, Double), id: String? = nil,
    _ more: [(String, LayoutValue)] = [], _ children: [LayoutNode] = []
  ) -> LayoutNode {
    LayoutNode(
      className: name, identifier: id,
      attributes: [
        LayoutAttribute(
          "frame", .rect(x: frame.0, y: frame.1, width: frame.2, height: frame.3))
      ] + more.map { LayoutAttribute($0.0, $0.1) }, children: children)
  }

  private func lines(_ root: LayoutNode, limit: Int = 300) -> [String] {
    LayoutOutline(LayoutTree(screen: [], root: root), limit: limit).lines
  }

  @Test func placesAreThoseOfTheWindowAndContainersAreLeftOut() {
    let label = node("UILabel", (10, 20, 100, 20.333), [("text", .text("Hi\nthere"))])
    let scroll = node(
      "UIScrollView", (0, 100, 320, 380),
      [
        ("boundsOrigin", .point(x: 0, y: 50)), ("contentOffset", .point(x: 0, y: 50)),
        ("contentSize", .size(width: 320, height: 900)),
      ], [label])
    let wrapper = node("UIViewControllerWrapperView", (0, 0, 320, 480), [], [scroll])
    #expect(
      lines(node("UIWindow", (0, 0, 320, 480), [], [wrapper])) == [
        "UIWindow 0,0 320×480",
        "  UIScrollView 0,100 320×380 content 320×900 at 0,50",
        "    UILabel “Hi⏎there” 10,70 100×20.3",
      ])
  }

  @Test func aControlHasTheTextOfItsLabel() {
    let button = node(
      "UIButton", (0, 0, 80, 44), id: "go",
      [("title", .text("Go")), ("enabled", .flag(false))],
      [node("UIButtonLabel", (10, 10, 60, 24), [("text", .text("Go"))])])
    let field = node(
      "UITextField", (0, 50, 80, 34), [("editing", .flag(true))],
      [
        node(
          "UITextFieldLabel", (0, 0, 80, 34), [("text", .text("Name")), ("hidden", .flag(true))]),
        node("UITextFieldLabel", (0, 0, 80, 34), [("text", .text("Ada"))]),
      ])
    #expect(
      lines(node("UIWindow", (0, 0, 80, 90), [], [button, field])) == [
        "UIWindow 0,0 80×90", "  UIButton #go “Go” 0,0 80×44 disabled",
        "  UITextField “Ada” 0,50 80×34 editing",
      ])
  }

  @Test func whatIsHiddenIsOneLineAtMost() {
    let inner = node("UILabel", (0, 0, 10, 10), [("text", .text("x"))])
    let hidden = node("Card", (0, 0, 10, 10), id: "card", [("hidden", .flag(true))], [inner])
    let unnamed = node("UIView", (0, 0, 10, 10), [("alpha", .number(0))], [inner])
    #expect(
      lines(node("UIWindow", (0, 0, 10, 10), [], [hidden, unnamed])) == [
        "UIWindow 0,0 10×10", "  Card #card 0,0 10×10 hidden",
      ])
  }

  @Test func longOutlinesAreCutWithACount() {
    let rows = (0..<10).map { node("Row", (0, Double($0), 5, 1)) }
    let all = lines(node("UIWindow", (0, 0, 10, 10), [], rows), limit: 4)
    #expect(all.count == 5)
    #expect(all.last == "… and 7 more views")
  }

  @Test func severalWindowsAreSideBySide() {
    let windows = [node("UIWindow", (0, 0, 10, 10)), node("Alerts", (5, 5, 4, 4))]
    #expect(
      lines(LayoutNode(className: "UIScreen", children: windows)) == [
        "UIWindow 0,0 10×10", "Alerts 5,5 4×4",
      ])
  }
}
