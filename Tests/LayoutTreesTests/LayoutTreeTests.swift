import LayoutTrees
import Testing

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

  @Test func deepNestingIsAnErrorNotACrash() {
    let text =
      #"{"version":1,"tree":{"screen":[],"root":"#
      + String(repeating: #"{"class":"A","children":["#, count: 50_000)
    #expect(throws: LayoutTreeError.self) { try LayoutTree(encoded: text) }
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
