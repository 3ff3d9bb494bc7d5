import LayoutTrees
import Testing

@Suite struct LayoutTreeDifferenceTests {
  private func cell(_ row: Int, margin: Double) -> LayoutNode {
    LayoutNode(
      className: "UITableViewCell", identifier: "0-\(row)",
      attributes: [
        .init("frame", .rect(x: 0, y: Double(row) * 44, width: 812, height: 44)),
        .init("layoutMargins", .insets(top: 8, left: margin, bottom: 8, right: 20)),
      ],
      children: [
        LayoutNode(
          className: "UILabel",
          attributes: [.init("frame", .rect(x: margin, y: 0, width: 700, height: 44))])
      ])
  }

  private func tree(margins: [Double], rows: Int = 3) -> LayoutTree {
    let tables = margins.map { margin in
      LayoutNode(
        className: "UITableView",
        attributes: [
          .init("layoutMargins", .insets(top: 8, left: margin, bottom: 8, right: 20))
        ],
        children: (0..<rows).map { cell($0, margin: margin) })
    }
    let scroll = LayoutNode(className: "UIScrollView", children: tables)
    return LayoutTree(
      screen: [.init("device", .text("iphone-x")), .init("os", .text("11.2"))],
      root: LayoutNode(
        className: "UIWindow", children: [LayoutNode(className: "UIView", children: [scroll])]))
  }

  @Test func equalTreesHaveNoDifference() {
    let difference = LayoutTreeDifference(
      from: tree(margins: [60, 60]), to: tree(margins: [60, 60]))
    #expect(difference.isEmpty)
  }

  @Test func noiseIsNotADifference() {
    let difference = LayoutTreeDifference(
      from: tree(margins: [60.00049]), to: tree(margins: [60.00051]))
    #expect(difference.isEmpty)
  }

  @Test func namesTheTableAndTheMarginBeforeTheFramesItMoved() {
    let difference = LayoutTreeDifference(
      from: tree(margins: [60, 60, 60]), to: tree(margins: [60, 16, 60]))
    #expect(
      difference.sentences() == [
        "UITableView[1] layoutMargins.left 60 → 16",
        "UITableView[1] › UITableViewCell[0…2] layoutMargins.left 60 → 16 (3 views)",
        "UITableView[1] › UITableViewCell[0…2] › UILabel frame.x 60 → 16 (3 views)",
      ])
  }

  @Test func anOuterMarginIsToldBeforeTheInnerSafeAreaThatFollows() {
    let old = tree(margins: [60], rows: 1)
    var new = tree(margins: [16], rows: 1)
    new.root.children[0].children[0].children[0].children[0].children[0].attributes.append(
      .init("safeAreaInsets", .insets(top: 0, left: 28, bottom: 0, right: 0)))
    #expect(
      LayoutTreeDifference(from: old, to: new).sentences() == [
        "UITableView layoutMargins.left 60 → 16",
        "UITableViewCell “0-0” layoutMargins.left 60 → 16",
        "UITableViewCell “0-0” › UILabel safeAreaInsets.left 0 → 28",
        "UITableViewCell “0-0” › UILabel frame.x 60 → 16",
      ])
  }

  @Test func countsWhatTheLimitLeavesOut() {
    let difference = LayoutTreeDifference(
      from: tree(margins: [60, 60]), to: tree(margins: [60, 16]))
    #expect(difference.sentences(limit: 1).last == "… and 2 more differences")
    #expect(difference.sentences(limit: 2).last == "… and 1 more difference")
    #expect(difference.sentences(limit: 3).count == 3)
  }

  @Test func tellsAddedFromRemovedViews() {
    let fewer = tree(margins: [60], rows: 2)
    let more = tree(margins: [60], rows: 3)
    #expect(
      LayoutTreeDifference(from: fewer, to: more).sentences() == [
        "UITableViewCell[2] “0-2” added at (0 88 812 44)"
      ])
    #expect(
      LayoutTreeDifference(from: more, to: fewer).sentences() == [
        "UITableViewCell[2] “0-2” removed from (0 88 812 44)"
      ])
  }

  /// Three cards: a label each, or views with a label in them.
  private func cards(_ words: [String], isNested: Bool) -> LayoutTree {
    let cards = words.enumerated().map { index, word in
      let frame = LayoutAttribute(
        "frame", .rect(x: Double(index) * 100, y: 0, width: 90, height: 40))
      let label = LayoutNode(
        className: "UILabel", attributes: [frame, .init("text", .text(word))])
      return isNested
        ? LayoutNode(className: "Card", attributes: [frame], children: [label]) : label
    }
    return LayoutTree(screen: [], root: LayoutNode(className: "UIWindow", children: cards))
  }

  @Test(arguments: [false, true])
  func theViewThatIsGoneIsTheOneWhoseWordsAreGone(isNested: Bool) {
    var new = cards(["Hoge", "Fuga", "Piyo"], isNested: isNested)
    new.root.children.remove(at: 1)
    let difference = LayoutTreeDifference(
      from: cards(["Hoge", "Fuga", "Piyo"], isNested: isNested), to: new)
    let name = isNested ? "Card" : "UILabel"
    #expect(difference.sentences() == ["\(name)[1] removed from (100 0 90 40), with “Fuga”"])
    // The same number as before: only the words changed.
    let renamed = cards(["Hoge", "Piyo", "Fuga"], isNested: isNested)
    let sentences = LayoutTreeDifference(
      from: cards(["Hoge", "Fuga", "Piyo"], isNested: isNested), to: renamed
    ).sentences()
    #expect(sentences.count == 2 && sentences.allSatisfy { $0.contains(" text ") })
  }

  @Test func viewsThatComeTogetherShareASentence() {
    let sentences = LayoutTreeDifference(
      from: tree(margins: [60, 60], rows: 1), to: tree(margins: [60, 60], rows: 4)
    ).sentences()
    #expect(
      sentences == [
        "UITableView[0] › UITableViewCell[1…3] added, the first at (0 44 812 44) (3 views)",
        "UITableView[1] › UITableViewCell[1…3] added, the first at (0 44 812 44) (3 views)",
      ])
  }

  @Test func aViewOfAnotherClassIsStillTheSameView() {
    let old = tree(margins: [60])
    var new = tree(margins: [16])
    for row in 0..<3 {
      new.root.children[0].children[0].children[0].children[row].className = "WordCell"
    }
    let sentences = LayoutTreeDifference(from: old, to: new).sentences()
    #expect(sentences.first == "WordCell[0…2] class UITableViewCell → WordCell (3 views)")
    #expect(sentences.contains("WordCell[0…2] layoutMargins.left 60 → 16 (3 views)"))
  }

  @Test func aViewInsertedInFrontDoesNotShiftTheOthers() {
    let old = tree(margins: [60])
    var new = old
    new.root.children[0].children[0].children[0].children.insert(
      LayoutNode(
        className: "UIView",
        attributes: [.init("frame", .rect(x: 0, y: 0, width: 1, height: 1))]),
      at: 0)
    #expect(
      LayoutTreeDifference(from: old, to: new).sentences() == ["UIView added at (0 0 1 1)"])
  }

  /// Separators depend on margins, content insets on the safe area, and these on the view's extent: a frame
  /// is the cause.
  @Test func aFrameThatWasKeptIsTheCauseOfWhatFollowsFromIt() {
    func tree(width: Double, right: Double) -> LayoutTree {
      let table = LayoutNode(
        className: "UITableView",
        attributes: [
          .init("frame", .rect(x: 0, y: 0, width: width, height: 600)),
          .init("safeAreaInsets", .insets(top: 0, left: 0, bottom: 0, right: right)),
          .init("layoutMargins", .insets(top: 8, left: 20, bottom: 8, right: 20 + right)),
          .init("adjustedContentInset", .insets(top: 0, left: 0, bottom: 0, right: right)),
          .init("separatorInset", .insets(top: 0, left: 20, bottom: 0, right: 20 + right)),
        ])
      return LayoutTree(screen: [], root: LayoutNode(className: "UIWindow", children: [table]))
    }
    let kept = LayoutExplanation(
      LayoutTreeDifference(from: tree(width: 951, right: 84), to: tree(width: 466, right: 0)))
    #expect(kept.causes.map(\.words) == ["UITableView is 485 narrower: width 951 → 466"])
    // A view at the same position got another inset.
    var old = tree(width: 951, right: 84)
    let new = old
    old.root.children[0].attributes.removeLast()
    let own = LayoutExplanation(LayoutTreeDifference(from: old, to: new))
    #expect(own.causes.map(\.words).first?.hasPrefix("separator inset of UITableView") == true)
  }

  @Test func screenFactsComeFirst() {
    var new = tree(margins: [16])
    new.screen[1].value = .text("12.0")
    let sentences = LayoutTreeDifference(from: tree(margins: [60]), to: new).sentences()
    #expect(sentences.first == #"screen.os "11.2" → "12.0""#)
  }

  @Test func attributesThatComeAndGoAreNamed() {
    var old = tree(margins: [60], rows: 0)
    var new = old
    old.root.attributes = [.init("clips", .flag(true))]
    new.root.attributes = [.init("alpha", .number(0.5))]
    #expect(
      LayoutTreeDifference(from: old, to: new).sentences() == [
        "UIWindow alpha 1 → 0.5", "UIWindow clips true → false",
      ])
  }

  @Test("names are reported if both trees have them, and a tree without them has no differences")
  func names() {
    func tree(_ name: String?, _ outlet: String? = nil) -> LayoutTree {
      var inputs: [LayoutAttribute] = []
      if let name { inputs.append(.init(.imageName, .text(name))) }
      if let outlet { inputs.append(.init(.outlet, .text(outlet))) }
      return LayoutTree(
        screen: [],
        root: LayoutNode(
          className: "UIWindow",
          children: [LayoutNode(className: "UIImageView", inputs: inputs)]), knowsInputs: true)
    }
    func sentences(_ old: LayoutTree, _ new: LayoutTree) -> [String] {
      LayoutTreeDifference(from: old, to: new).sentences()
    }
    #expect(sentences(tree(nil), tree("person", "avatar")).isEmpty)
    #expect(sentences(tree("person", "avatar"), tree(nil)).isEmpty)
    #expect(
      sentences(tree("person", "avatar"), tree("person.fill", "avatar"))
        == ["UIImageView “avatar” image \"person\" → \"person.fill\""])
    #expect(
      sentences(tree("person"), tree("person.fill", "avatar"))
        == ["UIImageView “avatar” image \"person\" → \"person.fill\""])
  }
}
