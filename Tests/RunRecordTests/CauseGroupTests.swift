import RunRecord
import Testing

@Suite struct CauseGroupTests {
  private func record(
    _ id: String, _ cause: String?, _ outcome: SnapshotOutcome = .changed
  ) -> SnapshotRecord {
    var record = SnapshotRecord(id: id, scenario: "Pages", name: id, outcome: outcome)
    record.cause = cause
    return record
  }

  @Test func theSameCauseOnOtherDevicesIsOneGroup() {
    let groups = CauseGroup.groups(of: [
      record("a", "text of UILabel “title 1”: “1” → “2”"),
      record("b", "layout margins of UITableView[1]: left 60 → 16"),
      record("c", "layout margins of UITableView[0…2]: left 75 → 20.5"),
      record("d", "layout margins of UITableView: left 60 → 16", .equal),
      record("e", nil),
    ])
    #expect(
      groups.map(\.cause) == [
        "layout margins of UITableView[1]: left 60 → 16", "text of UILabel “title 1”: “1” → “2”",
      ])
    #expect(groups[0].snapshots.map(\.id) == ["b", "c"])
    #expect(
      groups[0].words == "layout margins of UITableView[1]: left 60 → 16 "
        + "(2 snapshots, with other numbers on some)")
    #expect(groups[1].words == "text of UILabel “title 1”: “1” → “2”")
  }

  @Test func digitsOfTextsAndNamesTellCausesApart() {
    #expect(
      CauseGroup.key("text of UILabel “row 1”: “1” → “2”")
        != CauseGroup.key("text of UILabel “row 2”: “1” → “2”"))
    #expect(
      CauseGroup.key("safe area of UIWindow: top 44 → 59")
        == CauseGroup.key("safe area of UIWindow: top 20 → 59.333"))
  }
}
