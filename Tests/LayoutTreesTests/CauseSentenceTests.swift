import Testing

@testable import LayoutTrees

/// Causes as sentences for readers of a commit.
@Suite struct CauseSentenceTests {
  private func sentence(
    _ property: LayoutProperty, _ old: String?, _ new: String?, of path: String?,
    component: String = "", views: Int = 1
  ) -> String {
    LayoutCause(
      place: path.map { .init(path: $0, view: $0) }, views: views,
      change: .attribute(
        .property(property), parts: [.init(component: component, old: old, new: new)])
    ).sentence
  }

  @Test func eachKindOfPropertyHasItsVerb() {
    let label = "UILabel “title”"
    #expect(
      sentence(.font, "\".SFUI-Regular 17\"", "\".SFUI-Regular 20\"", of: label)
        == "The font of the label “title” grew from 17 to 20 points")
    #expect(
      sentence(.font, "\"Inter 20\"", "\"Inter 17.5\"", of: label)
        == "The font of the label “title” shrank from 20 to 17.5 points")
    #expect(
      sentence(.font, "\"Inter 20\"", "\"Georgia 20\"", of: label)
        == "The font of the label “title” changed from Inter 20 to Georgia 20")
    #expect(
      sentence(.text, "\"Apple\"", "\"Pear\"", of: label)
        == "The text of the label “title” changed from “Apple” to “Pear”")
    #expect(
      sentence(.hidden, nil, "true", of: label) == "The label “title” is now hidden")
    #expect(
      sentence(.hidden, "true", nil, of: label, views: 2) == "2 labels are shown again")
    #expect(
      sentence(.enabled, nil, "false", of: "UIButton “save”")
        == "The button “save” is no longer enabled")
    #expect(
      sentence(.backgroundColor, nil, "\"#FF0000\"", of: "CardView")
        == "The background colour of CardView changed from none to #FF0000")
    #expect(
      sentence(.spacing, "8", "12", of: "UIStackView")
        == "The spacing of the stack view went from 8 to 12 points")
    #expect(
      sentence(.clipsToBounds, nil, "true", of: "UIView “card”")
        == "The view “card” now has “clips to bounds” set")
    #expect(
      sentence(.style, "light", "dark", of: nil) == "The interface style changed from light to dark"
    )
  }

  @Test func edgesAndFramesAreToldAsPeopleSeeThem() {
    #expect(
      sentence(.layoutMargins, "60", "16", of: "UITableView[1]", component: "left")
        == "The layout margins of the second table view went from 60 to 16 points on the left")
    #expect(
      sentence(.safeAreaInsets, "44", "59", of: nil, component: "top")
        == "The safe area went from 44 to 59 points at the top")
    let moved = LayoutCause(
      place: .init(path: "UIButton “save”", view: ""),
      change: .attribute(
        .property(.frame),
        parts: [
          .init(component: "y", old: "20", new: "28"),
          .init(component: "width", old: "100", new: "99"),
        ]))
    #expect(
      moved.sentence == "The button “save” moved 8 points down and became 1 point narrower")
  }

  @Test func viewsAreNamedByWhatTheyLieIn() {
    func name(_ path: String) -> String { ViewPhrase(path).words }
    #expect(
      name("UITableView[1] › UITableViewCell[0] › UILabel")
        == "the label in the first table view cell of the second table view")
    #expect(name("UILabel “a › b”") == "the label “a › b”")
    #expect(name("UIView[11]") == "view 12")
    #expect(name("ChartView “sales”") == "ChartView “sales”")
    #expect(name("the status bar") == "the status bar")
    #expect(
      ViewPhrase("UITableView › UILabel[0…4]").words(count: 5) == "5 labels in the table view")
    #expect(ViewPhrase("ChartView[0…1]").words(count: 2) == "2 views of class ChartView")
  }

  @Test func viewsThatComeAndGoAreCounted() {
    func came(_ path: String, _ views: Int, _ place: String) -> String {
      LayoutCause(
        place: .init(path: path, view: path), views: views, change: .added(at: place)
      ).sentence
    }
    #expect(
      came("UITableView › UILabel", 1, "(0 0 1 1), with “Apple”")
        == "A label with “Apple” in the table view was added")
    #expect(came("UIImageView", 1, "(0 0 1 1)") == "An image view was added")
    #expect(came("UILabel[0…2]", 3, "(0 0 1 1)") == "3 labels were added")
    let gone = LayoutCause(
      place: .init(path: "UIButton “save”", view: ""), change: .removed(from: "(0 0 1 1)"))
    #expect(gone.sentence == "The button “save” was removed")
  }

  @Test func aConstraintIsNamedInFull() {
    let constraint = LayoutSubject(name: "constraint UIView “card”.top = safeArea.top")
    func sentence(_ old: String?, _ new: String?) -> String {
      LayoutCause(
        place: .init(path: "UIView", view: "UIView"),
        change: .attribute(constraint, parts: [.init(old: old, new: new)])
      ).sentence
    }
    #expect(
      sentence("20", "28")
        == "The constraint UIView “card”.top = safeArea.top went from 20 to 28 points")
    #expect(
      sentence(nil, "8")
        == "The constraint UIView “card”.top = safeArea.top is new, with the constant 8")
  }

  @Test func movedViewsAreCountedByTheirWay() {
    func frame(_ path: String, _ component: String, _ old: String, _ new: String, _ views: Int = 1)
      -> LayoutChangeRecord
    {
      LayoutChangeRecord(
        path: path,
        kind: .attribute(.property(.frame), component: component, old: old, new: new),
        views: views)
    }
    let cause = LayoutCause(place: nil, change: .added(at: ""))
    func words(_ changes: LayoutChangeRecord...) -> String? {
      var tally = MovementTally()
      tally.add(changes, of: cause)
      return tally.words
    }
    #expect(
      words(frame("UILabel[0…2]", "y", "1", "2", 3), frame("UITableView › UILabel", "y", "1", "9"))
        == "4 labels moved down")
    #expect(
      words(frame("UILabel", "x", "3", "2"), frame("UIView", "x", "2", "1"))
        == "2 views moved to the left")
    #expect(
      words(frame("UILabel", "x", "3", "2"), frame("UIView", "y", "2", "1")) == "2 views moved")
    #expect(
      words(frame("UILabel", "x", "3", "2"), frame("UIView", "width", "2", "1"))
        == "2 views moved or were resized")
    #expect(words(frame("UIView", "height", "2", "1")) == "1 view was resized")
    #expect(words() == nil)
  }

  @Test func whatWasMovedItselfIsNoEffect() {
    let parts: [LayoutCause.Part] = [.init(component: "y", old: "1", new: "2")]
    var tally = MovementTally()
    tally.add(
      [
        LayoutChangeRecord(
          path: "UIView › UIButton[0]",
          kind: .attribute(.property(.frame), component: "y", old: "1", new: "2"))
      ],
      of: LayoutCause(
        place: .init(path: "UIButton[0]", view: "UIButton"),
        change: .attribute(.property(.frame), parts: parts)))
    #expect(tally.words == nil)
  }
}
