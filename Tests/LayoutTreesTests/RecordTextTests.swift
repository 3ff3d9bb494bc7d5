import Testing

@testable import LayoutTrees

/// Values, paths and places in records are written exactly as they were read.
@Suite struct RecordTextTests {
  @Test(
    arguments: [
      (.spacing, "-8.5", .number(-8.5)), (.hidden, "true", .flag(true)),
      (.text, #""a\n\"b\" \\ \u{1}""#, .text("a\n\"b\" \\ \u{1}")),
      (.font, #"".SFUI-Regular 17.5""#, .font(name: ".SFUI-Regular", size: 17.5)),
      (.font, #""Inter Bold""#, .text("Inter Bold")), (.style, "dark", .name("dark")),
      (.size, "(1 2)", .compound(.size(width: 1, height: 2))),
      (.boundsOrigin, "(1 2)", .compound(.point(x: 1, y: 2))),
      (.layoutMargins, "{8 0 8 0}", .compound(.insets(top: 8, left: 0, bottom: 8, right: 0))),
      // Text that no version writes stays unchanged.
      (.spacing, "1.50", .name("1.50")), (.text, "\"", .name("\"")),
      (.frame, "(1 2", .name("(1 2")),
    ] as [(LayoutProperty, String, ChangedValue)])
  func aValueIsReadAsWhatItIs(property: LayoutProperty, text: String, value: ChangedValue) {
    let read = ChangedValue(text: text, of: .property(property))
    #expect(read == value)
    #expect(read.description == text)
  }

  @Test(
    arguments: [
      ("UITableView[1] › UITableViewCell[0] “0-0” › UILabel", 3, ["UILabel"]),
      ("UILabel[0…4]", 1, ["UILabel"]), ("UILabel “a › b”", 1, ["UILabel", "a › b"]),
      ("Box<Int, String>[2]", 1, ["Box<Int, String>"]), ("UILabel[0–4]", 1, ["UILabel[0–4]"]),
      (" › odd ›", 1, [" › odd ›"]), ("a››b", 1, ["a››b"]), ("››", 1, ["››"]), ("", 0, []),
    ])
  func aPathIsReadInItsSteps(text: String, count: Int, names: [String]) {
    let path = LayoutPath(text: text)
    #expect(path.full == text)
    #expect(path.steps.count == count)
    #expect(path.names == names)
  }

  @Test(arguments: ["(0 -3 1.5 1), with “Apple, with “Pear””", "an unknown place", "elsewhere", ""])
  func aPlaceIsReadAsItIsWritten(text: String) {
    #expect(ShownPlace(record: text).description == text)
  }

  @Test func aPlaceIsAFrameAndAText() {
    let frame = ChangedValue.compound(.rect(x: 0, y: 0, width: 9, height: 8))
    #expect(
      ShownPlace(record: "(0 0 9 8), with “Apple”") == ShownPlace(frame: frame, text: "Apple"))
  }
}
