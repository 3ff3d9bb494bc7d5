import LayoutTrees
import Testing

@testable import RunRecord

/// A run's changes, in sentences, and the kinds of changes that can be filtered.
@Suite struct ChangeSummaryTests {
  private func record(
    _ id: String, _ causes: [SnapshotCause], _ outcome: SnapshotOutcome = .changed,
    moved: Int = 0
  ) -> SnapshotRecord {
    var record = SnapshotRecord(
      id: id, scenario: "Pages", name: id, outcome: outcome, baseline: "\(id).png")
    record.parts.causes = causes
    record.parts.layoutChanges = (0..<moved).map {
      .fact(
        LayoutChangeRecord(
          path: .init(text: "UIView[\($0)] › UILabel"),
          kind: .attribute(
            .property(.frame),
            .init(component: .y, old: .number(1), new: .number(Double($0 + 4))))))
    }
    return record
  }

  private func cause(
    _ property: LayoutProperty, _ old: ChangedValue, _ new: ChangedValue, of path: String,
    component: LayoutComponent = .whole
  ) -> SnapshotCause {
    .layout(
      LayoutCause(
        path: .init(text: path),
        change: .attribute(
          .property(property), [.init(component: component, old: old, new: new)])))
  }

  private var font: SnapshotCause {
    cause(
      .font, .font(name: "Inter", size: 17), .font(name: "Inter", size: 20), of: "UILabel “title”")
  }
  private var color: SnapshotCause {
    cause(.backgroundColor, .text("#FF0000"), .text("#0000FF"), of: "UIButton “buy”")
  }

  private func sentences(_ snapshots: SnapshotRecord...) -> [String] {
    ChangeSummary(snapshots).changes.map(\.sentence)
  }

  @Test func oneCauseIsOneSentenceWithWhatItMoved() {
    #expect(
      sentences(
        record("a", [font], moved: 20), record("b", [font], moved: 10), record("c", [], .equal))
        == [
          "The font of the label “title” grew from 17 to 20 points in 2 pictures; "
            + "30 labels moved down."
        ])
  }

  @Test func eachCauseOfAPictureIsAChangeAndTheMostFrequentIsFirst() {
    let summary = ChangeSummary([
      record("a", [font]), record("b", [color, font]), record("c", [color]), record("d", [color]),
    ])
    #expect(
      summary.changes.map(\.sentence) == [
        "The background colour of the button “buy” changed from #FF0000 to #0000FF in 3 pictures.",
        "The font of the label “title” grew from 17 to 20 points in 2 pictures.",
      ])
    #expect(summary.changes[0].snapshots == ["Pages/b", "Pages/c", "Pages/d"])
    #expect(summary.snapshotCount == 4)
  }

  @Test func otherNumbersAreSaidToBeOthers() {
    let other = cause(
      .font, .font(name: "Inter", size: 15), .font(name: "Inter", size: 19), of: "UILabel “title”")
    #expect(
      sentences(record("a", [font]), record("b", [other])) == [
        "The font of the label “title” grew from 17 to 20 points in 2 pictures, "
          + "with different numbers in some of them."
      ])
  }

  @Test func whatCameWentOrFailedIsCounted() {
    var text = record("t", [], .missing)
    text.baseline = "t.txt"
    #expect(
      sentences(
        record("a", [], .missing), text, record("b", [], .stale), record("c", [], .error),
        record("d", [], .recorded), record("e", []))
        == [
          "1 picture changed without a known cause.", "3 snapshots are new.",
          "1 picture is gone.", "1 picture could not be made or compared.",
        ])
  }

  @Test func otherCausesHaveSentencesToo() {
    var drawing = DrawingCause(place: .view(.init(text: "ChartView")), change: .pixels)
    (drawing.old, drawing.new) = ("#FFFFFF", "#0000FF")
    #expect(
      SnapshotCause.drawing(drawing).sentence
        == "ChartView is drawn differently, mostly #0000FF instead of #FFFFFF,")
    #expect(
      SnapshotCause.renderer(.init(name: "cairo", old: "1.16", new: nil)).sentence
        == "The renderer changed: cairo from 1.16 to not used")
    #expect(
      SnapshotCause.size(old: .init(width: 1, height: 2), new: .init(width: 3, height: 4)).sentence
        == "The size changed from 1 × 2 to 3 × 4 pixels")
  }

  // MARK: Filters

  private var causes: [SnapshotCause] {
    [
      font, color,
      cause(.layoutMargins, .number(60), .number(16), of: "UITableView[1]", component: .left),
      .drawing(DrawingCause(place: .view(.init(text: "ChartView")), change: .pixels)),
      .statement("2 lines changed"),
    ]
  }

  /// The numbers of the causes that a filter matches.
  private func matches(_ text: String) throws -> [Int] {
    let filter = try CauseFilter(text, among: causes)
    return causes.indices.filter { filter.matches(causes[$0]) }
  }

  @Test func aFilterIsAClassAPropertyOrBoth() throws {
    #expect(try matches("UIButton backgroundColor") == [1])
    #expect(try matches("backgroundcolor uibutton") == [1])
    #expect(try matches("UIButton") == [1])
    #expect(try matches("title") == [0])
    #expect(try matches("font") == [0])
    #expect(try matches("layoutMargins.left") == [2])
    #expect(try matches("UITableView layoutMargins") == [2])
    #expect(try matches("drawing") == [3])
    #expect(try matches("ChartView drawing") == [3])
  }

  @Test func nonsenseIsRefusedWithNearNames() {
    func problem(_ text: String) -> CauseFilter.Problem? {
      do throws(CauseFilter.Problem) {
        _ = try CauseFilter(text, among: causes)
        return nil
      } catch {
        return error
      }
    }
    #expect(problem(" ") == .empty)
    guard case .unknown(let word, let known)? = problem("UIButon backgroundColor") else {
      Issue.record("a class that nobody has is refused")
      return
    }
    #expect(word == "UIButon")
    #expect(known.contains("UIButton") && known.contains("backgroundColor"))
    #expect(problem("UIButton font") == .nothing("UIButton font"))
    #expect(problem("spacing") == .nothing("spacing"))
    #expect(problem("layoutMargins.right") != nil)
  }
}
