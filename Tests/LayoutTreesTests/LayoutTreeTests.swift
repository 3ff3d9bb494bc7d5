import Foundation
import Testing

@testable import LayoutTrees

@Suite struct LayoutTreeTests {
  private let tree = LayoutTree(
    screen: [.init("size", .size(width: 812, height: 375)), .init("scale", .number(3))],
    root: LayoutNode(
      className: "UIWindow", attributes: [.init("hidden", .flag(false))],
      children: [
        LayoutNode(
          className: "UILabel", identifier: "題\"名",
          attributes: [
            .init("text", .text("縦\n横")), .init("center", .point(x: 0.5, y: -1.0 / 3)),
            .init("frame", .rect(x: 1, y: 2, width: 3, height: 4)),
            .init("safeAreaInsets", .insets(top: 0, left: 44, bottom: 21, right: 44)),
          ])
      ]))

  @Test func encodingRoundTripsExactly() throws {
    let text = try tree.encoded()
    #expect(try LayoutTree(encoded: text) == tree)
    #expect(try LayoutTree(encoded: text).encoded() == text)
    #expect(!text.contains("\n"))
  }

  @Test func textFormHasALineForEachView() {
    #expect(
      tree.description == """
        screen size (812 375) scale 3
        UIWindow hidden false
          UILabel #"題\\"名" text "縦\\n横" center (0.5 -0.333) frame (1 2 3 4) safeAreaInsets {0 44 21 44}

        """)
  }

  @Test func guidesAreStoredButNoDifference() throws {
    var other = tree
    other.knowsGuides = true
    other.root.children[0].guides = [.init("firstBaseline", .number(15.5))]
    #expect(try LayoutTree(encoded: other.encoded()) == other)
    #expect(try !tree.encoded().contains("guides"))
    #expect(other.description == tree.description)
    #expect(LayoutTreeDifference(from: tree, to: other).isEmpty)
  }

  @Test(arguments: [
    "", "{}", "[", "{\"version\":1}", "null",
    #"{"version":1,"tree":{"screen":[],"root":{"class":"A","attributes":[{"name":"f","value":{"rect":[1]}}]}}}"#,
    #"{"version":1,"tree":{"screen":[],"root":{"class":"A","attributes":[{"name":"f","value":{}}]}}}"#,
  ])
  func damagedTextIsAnErrorValue(_ text: String) {
    #expect { try LayoutTree(encoded: text) } throws: { error in
      guard case LayoutTreeError.unreadable = error else { return false }
      return "\(error)".contains("record the baseline again")
    }
  }

  @Test(arguments: [
    (#"{"class":"A","children":["#, "]}", true),
    (#"{"class":"A","children":["#, "", true),
    ("[", "]", true), (#"{"root":"#, "}", true),
    // At a position that nothing reads.
    ("[", "]", false),
  ])
  func deepNestingIsAnErrorNotACrash(opening: String, closing: String, isRoot: Bool) {
    let deep =
      String(repeating: opening, count: 100_000) + "1" + String(repeating: closing, count: 100_000)
    let text =
      isRoot
      ? #"{"version":1,"tree":{"screen":[],"root":\#(deep)}}"#
      : #"{"version":1,"other":\#(deep),"tree":{"screen":[],"root":{"class":"A"}}}"#
    #expect {
      try LayoutTree(encoded: text)
    } throws: { error in
      guard case LayoutTreeError.unreadable = error else { return false }
      return true
    }
  }

  /// A chain of nodes with an attribute of many JSON levels each.
  private func chain(_ count: Int, _ className: String = "UIView") -> LayoutTree {
    func node() -> LayoutNode {
      LayoutNode(
        className: className, attributes: [.init("frame", .rect(x: 0, y: 0, width: 1, height: 1))],
        inputs: [.init("contentInset", .insets(top: 1, left: 0, bottom: 0, right: 0))])
    }
    var root = node()
    for _ in 1..<count {
      var outer = node()
      outer.children = [root]
      root = outer
    }
    return LayoutTree(screen: [], root: root)
  }

  private func levels(of tree: LayoutTree) -> [LayoutNode] {
    Array(sequence(first: tree.root) { $0.children.first })
  }

  @Test(arguments: [240, 241, 600, 1_000])
  func aDeepTreeIsStoredAsFarAsTextHoldsIt(count: Int) throws {
    let tree = chain(count)
    let stored = try LayoutTree(encoded: tree.encoded())
    #expect(stored == tree)
    let levels = levels(of: stored)
    #expect(levels.count == 240)
    #expect(levels.last?["omitsSubviews"] == (count > 240 ? .flag(true) : nil))
    #expect(levels.dropLast().allSatisfy { $0["omitsSubviews"] == nil })
    let joined = try #require(JoinedLayout(from: stored, to: chain(count, "UILabel")))
    #expect(throws: Never.self) { try JSONEncoder().encode(joined) }
  }

  @Test func aNewerVersionSaysSo() throws {
    let text = try tree.encoded().replacing("\"version\":1", with: "\"version\":99")
    #expect(throws: LayoutTreeError.unknownVersion(99)) { try LayoutTree(encoded: text) }
  }

  @Test func infinitiesSurviveAsHugeNumbers() throws {
    let odd = LayoutTree(
      screen: [], root: LayoutNode(className: "A", attributes: [.init("w", .number(.infinity))]))
    #expect(try LayoutTree(encoded: odd.encoded()).root["w"] == .number(1e300))
  }
}
