import Testing

@testable import ScreenCommands

@Suite struct CrashReportTests {
  @Test func tellsTheMessageAndThePlacesOfTheThreadThatCrashed() {
    let report = CrashReport(
      """
      hello
      App/Screen.swift:9: Fatal error: Index out of range
      *** Signal 4: Backtracing from 0x7f4... done ***
      *** Program crashed: Illegal instruction at 0x00007f44 ***
      Thread 0 "app" crashed:
        0      0x00007f441516df7f closure #1 in _assertionFailure(_:_:) + 623 in libswiftCore.so
        1 [ra] 0x0000562df47404d4 Screen.viewDidLoad() + 2323 in app at /src/App/Screen.swift:9:107
      Thread 1:
        0 [ra] 0x0000562df47404d4 other() + 1 in app at /src/App/Other.swift:1:1
      """)
    #expect(
      report.lines == [
        "App/Screen.swift:9: Fatal error: Index out of range",
        "  Screen.viewDidLoad() at /src/App/Screen.swift:9:107",
      ])
  }

  @Test func tellsTheLastLinesWhereThereIsNoReport() {
    #expect(CrashReport("").lines.isEmpty)
    #expect(CrashReport("1\n2\n3\n4\n5\n6").lines == ["2", "3", "4", "5", "6"])
  }
}
