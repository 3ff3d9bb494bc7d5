import Testing
import Traces

struct TraceDifferenceTests {
  private func trace(_ text: String) throws -> Trace { try Trace(text: text) }

  private func words(_ old: String, _ new: String) throws -> [String] {
    TraceDifference(from: try trace(old), to: try trace(new)).changes.map(\.description)
  }

  @Test("equal traces have no differences")
  func equal() throws {
    let text = TraceTextTests.turned.text
    #expect(try words(text, text) == [])
    #expect(TraceDifference(from: Trace(), to: Trace()).isEmpty)
  }

  @Test("the cause is a readable line: class and callback, and counts")
  func cause() throws {
    func cause(_ old: String, _ new: String) throws -> String {
      TraceDifference(from: try trace(old), to: try trace(new)).cause
    }
    let way = "HomeContainer/0 UINavigationController/2 ProfileController"
    let start = "0.000  \(way)  loadView()\n"
    let end = "0.000  \(way)  viewDidAppear(_:)  animated: false\n"
    #expect(
      try cause(start + end, start)
        == "ProfileController.viewDidAppear(_:) is no longer called")
    #expect(
      try cause(start, start + end + end + "0.000  \(way)/UITableView[1]  reloadData()\n")
        == "ProfileController.viewDidAppear(_:) is now called (3 calls added)")
    #expect(
      try cause(start + end, "0.000  \(way)  viewDidLoad()\n" + start)
        == "ProfileController.viewDidLoad() is now called (1 call added, 1 gone)")
    #expect(
      try cause(start + end, start + end.replacing("false", with: "true"))
        == "ProfileController.viewDidAppear(_:) now gets “animated: true” instead of “animated: false”"
    )
    #expect(try cause(start, start) == "")
  }

  @Test("a missing or new call is reported with its neighbour")
  func missingAndAdded() throws {
    let long = "0.000  A  one\n0.000  A  two\n0.000  A  three\n"
    let short = "0.000  A  one\n0.000  A  three\n"
    #expect(try words(long, short) == ["A.two is no longer called (it came after A.one)"])
    #expect(try words(short, long) == ["A.two is now called, after A.one"])
    #expect(try words("", "0.000  A  one") == ["A.one is now called, at the start"])
  }

  @Test("a call that moved is reported once")
  func moved() throws {
    #expect(
      try words(
        "0.000  A  one\n0.000  A  two\n0.000  A  three\n0.000  A  four\n",
        "0.000  A  two\n0.000  A  three\n0.000  A  one\n0.000  A  four\n")
        == ["A.one now comes after A.three instead of at the start"])
  }

  @Test("different arguments and times of the same call are reported as such")
  func argumentsAndTimes() throws {
    #expect(
      try words(
        "0.000  A  size  812 × 375\n0.400  A  done\n0.500  A  more\n",
        "0.000  A  size  667 × 375\n0.800  A  done\n0.900  A  more\n")
        == [
          "A.size now gets “667 × 375” instead of “812 × 375”",
          "A.done now comes at 0.800 s instead of 0.400 s, and 1 more by as much",
        ])
    #expect(
      try words("0.000  A  m", "0.000  A  m  x")
        == ["A.m now gets “x” instead of no arguments"])
  }

  @Test("identical neighbours are counted, and a summary is truncated")
  func collected() throws {
    let many = String(repeating: "0.000  A  layout\n", count: 4)
    #expect(
      try words("0.000  A  layout\n", many) == [
        "A.layout is now called, after A.layout (3 times)"
      ])
    let letters = (0..<20).map { "0.000  A  m\($0)\n" }.joined()
    let difference = TraceDifference(from: Trace(), to: try trace(letters))
    let lines = difference.summary(limit: 3).split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines.last == "… and 17 more changes")
  }

  @Test("traces with nothing in common are compared quickly")
  func unlike() throws {
    let old = Trace(entries: (0..<5000).map { .init(time: 0, path: "A", method: "m\($0)") })
    let new = Trace(entries: (0..<5000).map { .init(time: 0, path: "B", method: "m\($0)") })
    let changes = TraceDifference(from: old, to: new).changes
    #expect(changes.count == 1)
    #expect(changes[0].description.contains("5000 calls before, 5000 now"))
  }
}
