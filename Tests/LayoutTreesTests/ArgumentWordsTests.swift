import Testing

@testable import LayoutTrees

/// Changes of arguments, as written in view code.
@Suite struct ArgumentWordsTests {
  private func cause(
    _ property: LayoutProperty, _ parts: [LayoutCause.Part], of path: String, views: Int = 1
  ) -> LayoutCause {
    LayoutCause(
      path: .init(text: path), views: views, change: .attribute(.property(property), parts))
  }

  private func length(_ old: Double, _ new: Double) -> [LayoutCause.Part] {
    [.init(old: .number(old), new: .number(new))]
  }

  @Test func aClassOfUIKitsKeepsItsWords() {
    #expect(
      cause(.spacing, length(8, 12), of: "UIStackView").words == "spacing of UIStackView: 8 → 12")
    #expect(
      cause(.spacing, length(8, 12), of: "_UIButtonStack").words
        == "spacing of _UIButtonStack: 8 → 12")
  }

  @Test func aViewHasItsArgumentBehindItsName() {
    #expect(cause(.spacing, length(8, 12), of: "VStack").words == "VStack spacing 8 → 12")
    #expect(
      cause(.spacing, length(8, 12), of: "List › VStack[0…2]", views: 3).words
        == "List › VStack[0…2] spacing 8 → 12 (3 views)")
  }

  @Test func aModifierHasItsArgumentInBrackets() {
    #expect(cause(.width, length(8, 12), of: ".frame").words == ".frame(width: 8 → 12)")
    #expect(
      cause(.layoutPriority, length(0, 1), of: "HStack › .layoutPriority[1]").words
        == "HStack › .layoutPriority[1](0 → 1)")
    let number = [LayoutCause.Part(old: nil, new: .number(40))]
    #expect(
      cause(.height, number, of: ".frame “Continue”").words
        == ".frame(height: none → 40) of “Continue”")
  }

  /// Insets are stored from the leading to the trailing edge.
  @Test func edgesThatChangeAlikeAreNamedTogether() {
    func tree(_ insets: LayoutValue?) -> LayoutTree {
      let padding = LayoutNode(
        className: ".padding", inputs: insets.map { [LayoutAttribute(.padding, $0)] } ?? [])
      return LayoutTree(
        screen: [], root: LayoutNode(className: "UIWindow", children: [padding]), knowsInputs: true)
    }
    func words(_ old: LayoutValue?, _ new: LayoutValue?) -> [String] {
      LayoutExplanation(LayoutTreeDifference(from: tree(old), to: tree(new))).causes.map(\.words)
    }
    let all = LayoutValue.insets(top: 16, left: 16, bottom: 16, right: 16)
    #expect(words(all, .insets(top: 20, left: 20, bottom: 20, right: 20)) == [".padding(16 → 20)"])
    #expect(
      words(all, .insets(top: 16, left: 20, bottom: 16, right: 20))
        == [".padding(.horizontal, 16 → 20)"])
    #expect(
      words(all, .insets(top: 16, left: 20, bottom: 16, right: 16))
        == [".padding(.leading, 16 → 20)"])
    #expect(
      words(all, .insets(top: 20, left: 16, bottom: 20, right: 20))
        == [".padding(top: 16 → 20, bottom: 16 → 20, trailing: 16 → 20)"])
    #expect(
      words(.insets(top: 0, left: 0, bottom: 0, right: 8), nil) == [".padding(.trailing, 8 → 0)"])
  }

  @Test func wordsSurviveARecord() throws {
    let parts = [LayoutCause.Part(component: .leading, old: .number(16), new: .number(20))]
    let own = cause(.padding, parts, of: ".padding “Continue”")
    #expect(own.words == ".padding(.leading, 16 → 20) of “Continue”")
    #expect(LayoutPath(text: own.path?.full ?? "") == own.path)
  }

  // MARK: Names

  @Test func modifiersAreCalledLikeTheTextInThem() {
    func text(_ words: String) -> LayoutNode {
      LayoutNode(
        className: "Text", attributes: [.init(.text, .text(words))],
        guides: [.init(.written, .text("Text “\(words)”"))])
    }
    func padded(_ words: String) -> LayoutNode {
      LayoutNode(className: ".padding", children: [text(words)])
    }
    func names(_ nodes: [LayoutNode]) -> [String] { LayoutPath.steps(for: nodes).map(\.text) }
    #expect(names([padded("Buy")]) == [".padding “Buy”"])
    #expect(names([text("Buy"), text("Sell")]) == ["Text[0] “Buy”", "Text[1] “Sell”"])
    #expect(names([text("Buy"), text("Buy")]) == ["Text[0]", "Text[1]"])
    // A score is no index path.
    #expect(names([text("2-1")]) == ["Text"])
    #expect(names([LayoutNode(className: "VStack", children: [text("Buy")])]) == ["VStack"])
  }
}
