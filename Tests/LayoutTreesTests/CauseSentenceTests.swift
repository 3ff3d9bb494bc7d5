import Testing

@testable import LayoutTrees

/// Causes as sentences for readers of a commit.
@Suite struct CauseSentenceTests {
  private func sentence(
    _ property: LayoutProperty, _ old: ChangedValue?, _ new: ChangedValue?, of path: String?,
    component: LayoutComponent = .whole, views: Int = 1
  ) -> String {
    LayoutCause(
      path: path.map { .init(text: $0) }, views: views,
      change: .attribute(
        .property(property), [.init(component: component, old: old, new: new)])
    ).sentence
  }

  @Test func eachKindOfPropertyHasItsVerb() {
    let label = "UILabel “title”"
    #expect(
      sentence(
        .font, .font(name: ".SFUI-Regular", size: 17), .font(name: ".SFUI-Regular", size: 20),
        of: label)
        == "The font of the label “title” grew from 17 to 20 points")
    #expect(
      sentence(.font, .font(name: "Inter", size: 20), .font(name: "Inter", size: 17.5), of: label)
        == "The font of the label “title” shrank from 20 to 17.5 points")
    #expect(
      sentence(.font, .font(name: "Inter", size: 20), .font(name: "Georgia", size: 20), of: label)
        == "The font of the label “title” changed from Inter 20 to Georgia 20")
    #expect(
      sentence(.text, .text("Apple"), .text("Pear"), of: label)
        == "The text of the label “title” changed from “Apple” to “Pear”")
    #expect(
      sentence(.hidden, nil, .flag(true), of: label) == "The label “title” is now hidden")
    #expect(
      sentence(.hidden, .flag(true), nil, of: label, views: 2) == "2 labels are shown again")
    #expect(
      sentence(.enabled, nil, .flag(false), of: "UIButton “save”")
        == "The button “save” is no longer enabled")
    #expect(
      sentence(.backgroundColor, nil, .text("#FF0000"), of: "CardView")
        == "The background colour of CardView changed from none to #FF0000")
    #expect(
      sentence(.spacing, .number(8), .number(12), of: "UIStackView")
        == "The spacing of the stack view went from 8 to 12 points")
    #expect(
      sentence(.clipsToBounds, nil, .flag(true), of: "UIView “card”")
        == "The view “card” now has “clips to bounds” set")
    #expect(
      sentence(.style, .name("light"), .name("dark"), of: nil)
        == "The interface style changed from light to dark"
    )
  }

  @Test func edgesAndFramesAreToldAsPeopleSeeThem() {
    #expect(
      sentence(.layoutMargins, .number(60), .number(16), of: "UITableView[1]", component: .left)
        == "The layout margins of the second table view went from 60 to 16 points on the left")
    #expect(
      sentence(.safeAreaInsets, .number(44), .number(59), of: nil, component: .top)
        == "The safe area went from 44 to 59 points at the top")
    let moved = LayoutCause(
      path: .init(text: "UIButton “save”"),
      change: .attribute(
        .property(.frame),
        [
          .init(component: .y, old: .number(20), new: .number(28)),
          .init(component: .width, old: .number(100), new: .number(99)),
        ]))
    #expect(
      moved.sentence == "The button “save” moved 8 points down and became 1 point narrower")
  }

  @Test func viewsAreNamedByWhatTheyLieIn() {
    func phrase(_ path: String) -> ViewPhrase { ViewPhrase(LayoutPath(text: path)) }
    func name(_ path: String) -> String { phrase(path).words }
    #expect(
      name("UITableView[1] › UITableViewCell[0] › UILabel")
        == "the label in the first table view cell of the second table view")
    #expect(name("UILabel “a › b”") == "the label “a › b”")
    #expect(name("UIView[11]") == "view 12")
    #expect(name("ChartView “sales”") == "ChartView “sales”")
    #expect(name("the status bar") == "the status bar")
    #expect(
      phrase("UITableView › UILabel[0…4]").words(count: 5) == "5 labels in the table view")
    #expect(phrase("ChartView[0…1]").words(count: 2) == "2 views of class ChartView")
  }

  @Test func viewsThatComeAndGoAreCounted() {
    let frame = ChangedValue.compound(.rect(x: 0, y: 0, width: 1, height: 1))
    func came(_ path: String, _ views: Int, _ text: String? = nil) -> String {
      LayoutCause(
        path: .init(text: path), views: views, change: .added(at: .init(frame: frame, text: text))
      ).sentence
    }
    #expect(
      came("UITableView › UILabel", 1, "Apple")
        == "A label with “Apple” in the table view was added")
    #expect(came("UIImageView", 1) == "An image view was added")
    #expect(came("UILabel[0…2]", 3) == "3 labels were added")
    let gone = LayoutCause(
      path: .init(text: "UIButton “save”"), change: .removed(from: .init(frame: frame)))
    #expect(gone.sentence == "The button “save” was removed")
  }

  @Test func aConstraintIsNamedInFull() {
    let constraint = LayoutSubject(name: "constraint UIView “card”.top = safeArea.top")
    func sentence(_ old: Double?, _ new: Double?) -> String {
      LayoutCause(
        path: .init(text: "UIView"),
        change: .attribute(
          constraint, [.init(old: old.map { .number($0) }, new: new.map { .number($0) })])
      ).sentence
    }
    #expect(
      sentence(20, 28)
        == "The constraint UIView “card”.top = safeArea.top went from 20 to 28 points")
    #expect(
      sentence(nil, 8)
        == "The constraint UIView “card”.top = safeArea.top is new, with the constant 8")
  }

  @Test func movedViewsAreCountedByTheirWay() {
    func frame(
      _ path: String, _ component: LayoutComponent, _ old: Double, _ new: Double, _ views: Int = 1
    ) -> LayoutChangeRecord {
      LayoutChangeRecord(
        path: .init(text: path),
        kind: .attribute(
          .property(.frame), .init(component: component, old: .number(old), new: .number(new))),
        views: views)
    }
    let cause = LayoutCause(path: nil, change: .added(at: .init(frame: nil)))
    func words(_ changes: LayoutChangeRecord...) -> String? {
      var tally = MovementTally()
      tally.add(changes, of: cause)
      return tally.words
    }
    #expect(
      words(frame("UILabel[0…2]", .y, 1, 2, 3), frame("UITableView › UILabel", .y, 1, 9))
        == "4 labels moved down")
    #expect(
      words(frame("UILabel", .x, 3, 2), frame("UIView", .x, 2, 1))
        == "2 views moved to the left")
    #expect(
      words(frame("UILabel", .x, 3, 2), frame("UIView", .y, 2, 1)) == "2 views moved")
    #expect(
      words(frame("UILabel", .x, 3, 2), frame("UIView", .width, 2, 1))
        == "2 views moved or were resized")
    #expect(words(frame("UIView", .height, 2, 1)) == "1 view was resized")
    #expect(words() == nil)
  }

  @Test func whatWasMovedItselfIsNoEffect() {
    let parts: [LayoutCause.Part] = [.init(component: .y, old: .number(1), new: .number(2))]
    var tally = MovementTally()
    tally.add(
      [
        LayoutChangeRecord(
          path: .init(text: "UIView › UIButton[0]"),
          kind: .attribute(
            .property(.frame), .init(component: .y, old: .number(1), new: .number(2))))
      ],
      of: LayoutCause(
        path: .init(text: "UIButton[0]"),
        change: .attribute(.property(.frame), parts)))
    #expect(tally.words == nil)
  }
}
