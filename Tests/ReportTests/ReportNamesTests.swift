import LayoutTrees
import Report
import RunRecord
import TestSupport
import Testing

/// How a report describes that a screen shows another image, another symbol, or a text with another key.
struct ReportNames {
  /// A screen with one view, and the name of its content.
  private static func tree(_ className: String, _ name: LayoutProperty, _ value: String)
    -> LayoutTree
  {
    LayoutTree(
      screen: [],
      root: LayoutNode(
        className: "UIWindow",
        children: [
          LayoutNode(
            className: className,
            inputs: [.init(.outlet, .text("avatar")), .init(name, .text(value))])
        ]), knowsInputs: true)
  }

  static let cases: [(className: String, property: LayoutProperty, words: String)] = [
    ("UIImageView", .imageName, "UIImageView “avatar” image \"person\" → \"person.fill\""),
    ("UILabel", .textKey, "UILabel “avatar” localisation key \"person\" → \"person.fill\""),
    ("UIButton", .imageName, "UIButton “avatar” image \"person\" → \"person.fill\""),
  ]

  static func changes(_ className: String, _ property: LayoutProperty) -> [LayoutChangeRecord] {
    LayoutTreeDifference(
      from: tree(className, property, "person"), to: tree(className, property, "person.fill")
    ).records
  }

  /// The first picture that changed.
  static func index(in record: RunRecord) -> Int {
    record.snapshots.firstIndex { $0.outcome == .changed } ?? 0
  }

  /// A run whose first changed picture has the given changes.
  static func record(
    _ record: RunRecord, _ changes: [LayoutChangeRecord]
  ) -> RunRecord {
    var record = record
    record.snapshots[index(in: record)].parts.layoutChanges = changes.map { .fact($0) }
    return record
  }
}

/// The descriptions of changed names.
@Suite struct ReportNamesTests {
  @Test(arguments: ReportNames.cases)
  func names(_ example: (className: String, property: LayoutProperty, words: String)) {
    let changes = ReportNames.changes(example.className, example.property)
    #expect(changes.map(\.words) == [example.words])
  }
}

extension ReportPageTests {
  @Test func changedNamesAreOnThePage() throws {
    let changes = ReportNames.cases.flatMap { ReportNames.changes($0.className, $0.property) }
    let record = try Example.mixed(in: report)
    let index = ReportNames.index(in: record)
    try show(ReportNames.record(record, changes))
    try browser.value("tateyoko.app.open(tateyoko.app.model.snapshots[\(index)])")
    try browser.wait("document.querySelectorAll('.changes li').length >= 3")
    let words = try browser.value(
      "[...document.querySelectorAll('.changes li')].map(item => item.textContent).join('|')")
    for example in ReportNames.cases {
      #expect(words.split(separator: "|").contains(Substring(example.words)), "\(words)")
    }
    #expect(try browser.problems() == [])
  }
}
