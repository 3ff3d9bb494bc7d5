import Foundation
import Testing

@testable import LayoutTrees

@Suite struct JoinedLayoutTests {
  private func frame(_ x: Double, width: Double = 50) -> LayoutAttribute {
    .init(.frame, .rect(x: x, y: 0, width: width, height: 20))
  }

  private func label(_ x: Double, _ text: String) -> LayoutNode {
    LayoutNode(className: "UILabel", attributes: [frame(x), .init(.text, .text(text))])
  }

  private func tree(_ labels: [LayoutNode], constraints: [(String, Double)] = []) -> LayoutTree {
    LayoutTree(
      screen: [],
      root: LayoutNode(
        className: "UIWindow", attributes: [frame(0)],
        inputs: constraints.map { .init("constraint \($0.0)", .number($0.1)) }, children: labels),
      knowsInputs: true)
  }

  @Test func aViewStandsOnceWithWhatBecameOfIt() throws {
    let joined = try #require(
      JoinedLayout(
        from: tree([label(0, "a"), label(60, "b"), label(120, "c")]),
        to: tree([label(0, "a"), label(70, "c")])))
    #expect(joined.root.children.map(\.status) == [.same, .removed, .moved])
    #expect(
      joined.root.children[2].changes == [
        .init(name: "frame.x", from: "120", to: "70", by: -50)
      ])
    #expect(joined.root.children.map(\.number) == [1, 2, 3])
  }

  @Test func aViewOfAnotherClassWithItsIdentifierIsThatView() throws {
    func statuses(_ old: [(String, String)], _ new: [(String, String)]) throws -> [String] {
      func tree(_ views: [(String, String)]) -> LayoutTree {
        self.tree(views.map { LayoutNode(className: $0.0, identifier: $0.1) })
      }
      return try #require(JoinedLayout(from: tree(old), to: tree(new))).root.children.map {
        "\($0.status) \($0.className)"
      }
    }
    #expect(
      try statuses([("UILabel", "row")], [("B", "b"), ("UIButton", "row")])
        == ["added B", "changed UIButton"])
    #expect(
      try statuses([("UILabel", "one")], [("UIButton", "other")])
        == ["removed UILabel", "added UIButton"])
  }

  @Test func anUnsetValueHasTheWordsOfTheCause() throws {
    var new = tree([])
    new.root.inputs = [
      .init(.contentInsetAdjustmentBehavior, .text("never")), .init("clips", .flag(true)),
    ]
    let joined = try #require(JoinedLayout(from: tree([]), to: new))
    #expect(
      joined.root.changes.map { "\($0.from) → \($0.to)" }
        == [#"automatic → "never""#, "false → true"])
  }

  /// Sibling numbers are separate in each tree.
  @Test func aConstraintsEndsAreFoundInEachTree() throws {
    let name = "UILabel[1].leading = safeArea.leading"
    let joined = try #require(
      JoinedLayout(
        from: tree([label(0, "a"), label(60, "b"), label(120, "c")], constraints: [(name, 8)]),
        to: tree([label(0, "a"), label(70, "c")], constraints: [(name, 12)])))
    let constraint = try #require(joined.root.constraints.first)
    #expect(constraint.words == name)
    #expect(
      constraint.reference
        == .init(
          constant: 8, first: .init(view: 2, guide: nil, attribute: "leading"),
          second: .init(view: 0, guide: .safeArea, attribute: "leading")))
    #expect(constraint.actual?.constant == 12 && constraint.actual?.first?.view == 3)
    #expect(
      joined.root.changes == [.init(name: "constraint \(name)", from: "8", to: "12", by: nil)])
  }

  @Test func aTreeAloneHasNoChanges() throws {
    let joined = try #require(JoinedLayout(from: nil, to: tree([label(0, "a")])))
    #expect(joined.isAlone && joined.root.children.map(\.status) == [.same])
    #expect(JoinedLayout(from: nil, to: nil) == nil)
  }

  @Test func whatBothTreesSayAlikeIsWrittenOnce() throws {
    let one = tree([label(0, "a")])
    let joined = try #require(JoinedLayout(from: one, to: one))
    let json = String(decoding: try JSONEncoder().encode(joined), as: UTF8.self)
    #expect(json.contains(#""both""#) && !json.contains(#""actual""#))
  }
}
