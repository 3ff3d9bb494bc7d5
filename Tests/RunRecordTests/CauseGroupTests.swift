import LayoutTrees
import Testing

@testable import RunRecord

@Suite struct CauseGroupTests {
  private func record(
    _ id: String, _ cause: SnapshotCause?, _ outcome: SnapshotOutcome = .changed
  ) -> SnapshotRecord {
    var record = SnapshotRecord(id: id, scenario: "Pages", name: id, outcome: outcome)
    record.parts.causes = [cause].compactMap(\.self)
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

  private func margins(_ path: String, _ old: Double, _ new: Double) -> SnapshotCause {
    cause(.layoutMargins, .number(old), .number(new), of: path, component: .left)
  }

  @Test func theSameCauseOnOtherDevicesIsOneGroup() {
    let groups = CauseGroup.groups(of: [
      record("a", cause(.text, .text("1"), .text("2"), of: "UILabel “title 1”")),
      record("b", margins("UITableView[1]", 60, 16)),
      record("c", margins("UITableView[0…2]", 75, 20.5)),
      record("d", margins("UITableView", 60, 16), .equal),
      record("e", nil),
    ])
    #expect(
      groups.map(\.cause) == [
        "layout margins of UITableView[1]: left 60 → 16", "text of UILabel “title 1”: “1” → “2”",
      ])
    #expect(groups[0].snapshots.map(\.id) == ["b", "c"])
    #expect(
      groups[0].words == "layout margins of UITableView[1]: left 60 → 16 "
        + "(2 snapshots, with different numbers on some)")
    #expect(groups[1].words == "text of UILabel “title 1”: “1” → “2”")
  }

  @Test func onlyNumbersAreLeftOutOfAKey() {
    func key(_ cause: SnapshotCause) -> String { cause.key }
    #expect(
      key(cause(.text, .text("1"), .text("2"), of: "UILabel “row 1”"))
        != key(cause(.text, .text("1"), .text("2"), of: "UILabel “row 2”")))
    #expect(
      key(cause(.text, .text("1"), .text("2"), of: "UILabel"))
        != key(cause(.text, .text("1"), .text("3"), of: "UILabel")))
    #expect(
      key(cause(.safeAreaInsets, .number(44), .number(59), of: "UIWindow", component: .top))
        == key(
          cause(.safeAreaInsets, .number(20), .number(59.333), of: "UIWindow", component: .top)))
    #expect(
      key(cause(.safeAreaInsets, .number(44), .number(59), of: "UIWindow", component: .top))
        != key(cause(.safeAreaInsets, .number(44), .number(59), of: "UIWindow", component: .left)))
    #expect(
      key(
        cause(.font, .font(name: "Inter", size: 17), .font(name: "Inter", size: 20), of: "UILabel"))
        == key(
          cause(
            .font, .font(name: "Inter", size: 15), .font(name: "Inter", size: 19), of: "UILabel")))
    #expect(
      key(cause(.textColor, .text("#FF8000"), .text("#000000"), of: "UILabel"))
        != key(cause(.textColor, .text("#FF9000"), .text("#000000"), of: "UILabel")))
    #expect(
      key(.statement("3 lines changed, first at line 12: “a1”"))
        == key(.statement("4 lines changed, first at line 9: “a1”")))
  }

  @Test func eachKindOfCauseHasItsWordsAndKey() {
    #expect(
      RunRecordTests.causes.map(\.words) == [
        "layout margins of UITableView[1] (2 views): left 60 → 16",
        "UITableView[1] is new, at (0 0 1 1)", "UITableView[1] is gone, from (0 0 1 1)",
        "interface style: light → dark",
        "UIView[2] is drawn differently, mostly #FF0000 → #00FF00; nothing in its layout changed",
        "rendered elsewhere: cairo 1.16.0 → 1.18.0", "size: 1 × 2 → 3 × 4 pixels",
        "the baseline's file was changed after it was recorded", "3 lines changed",
      ])
    #expect(
      RunRecordTests.causes.map(\.key) == [
        "layoutMargins of UITableView: left # → #", "UITableView added at (# # # #)",
        "UITableView removed from (# # # #)", "style of the screen: light → dark",
        "pixels of UIView #FF0000 → #00FF00", "renderer cairo", "size", "edited baseline",
        "# lines changed",
      ])
  }
}
