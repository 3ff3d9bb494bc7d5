import Testing
import Traces

struct TraceTextTests {
  static let turned = Trace(entries: [
    .init(time: 0, path: "Root", method: "viewDidAppear(_:)", arguments: "animated: false"),
    .init(time: 0, path: "Simulator", method: "rotate(to:)", arguments: "landscapeLeft"),
    .init(
      time: 0, path: "Root/0 Child", method: "viewWillTransition(to:with:)",
      arguments: "812 × 375"),
    .init(time: 0.4, path: "Root", method: "completion"),
  ])

  @Test("B10: the text form has a line per call, with an empty line before each step")
  func text() {
    #expect(
      Self.turned.text == """
        0.000  Root  viewDidAppear(_:)  animated: false

        0.000  Simulator  rotate(to:)  landscapeLeft
        0.000  Root/0 Child  viewWillTransition(to:with:)  812 × 375
        0.400  Root  completion

        """)
  }

  @Test("the text form can be read back, whatever the fields contain")
  func roundTrip() throws {
    #expect(try Trace(text: Self.turned.text) == Self.turned)
    #expect(try Trace(text: "") == Trace())
    let odd = Trace(entries: [
      .init(time: 12.345, path: "A  b", method: " m", arguments: "two\nlines \\ and   spaces "),
      .init(time: -1, path: "", method: "x ", arguments: "\\s"),
    ])
    #expect(try Trace(text: odd.text) == odd)
    let windows = Self.turned.text.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\r\n")
    #expect(try Trace(text: windows) == Self.turned)
  }

  @Test(
    "text that isn't a trace is an error that names the line",
    arguments: [
      "0.000  Root", "now  Root  completion", "0.4  Root  completion", "nan  Root  completion",
      "0.000  Root  m\\q", "0.000  Root  m\\",
    ])
  func damaged(line: String) {
    let error = #expect(throws: TraceError.self) {
      try Trace(text: "0.000  Root  viewDidLoad()\n\(line)\n")
    }
    #expect(error?.line == 2)
    #expect(error?.description.hasPrefix("Line 2 of the trace: ") == true)
  }

  @Test("times have three decimals, and invalid ones are zero")
  func times() {
    func line(_ time: Double) -> Substring {
      Trace.Entry(time: time, path: "A", method: "b").line.prefix { $0 != " " }
    }
    #expect(line(0.0004) == "0.000")
    #expect(line(0.0996) == "0.100")
    #expect(line(61.05) == "61.050")
    #expect(line(.infinity) == "0.000")
    #expect(line(.nan) == "0.000")
  }
}
