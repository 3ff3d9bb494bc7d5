import Foundation
import TestProcesses
import TestSupport
import Testing

/// `check globals`, over small packages created for it.
@Suite(.waitingForProcesses) struct GlobalsCheckTests {
  private let sample: SampleFolder

  init() throws {
    sample = try SampleFolder()
    try sample.write("docs/decisions/0016-what-outlives-a-picture.md", "# none\n")
    try sample.write("Sources/Door/A/Plain.swift", "struct Plain { static let limit = 4 }\n")
  }

  private func reasons(_ rows: [String: String]) throws {
    let lines = rows.sorted { $0.key < $1.key }.map { "| `\($0.key)` | something | \($0.value) |" }
    try sample.write(
      "docs/decisions/0016-what-outlives-a-picture.md",
      "| place | what it holds | why |\n|---|---|---|\n" + lines.joined(separator: "\n") + "\n")
  }

  /// The names that the check rejects in `Sources/Door/A/File.swift` or another file.
  private func refused(_ source: String, in file: String = "File.swift") throws -> [String] {
    try sample.write("Sources/Door/A/\(file)", source)
    return try check().lines.compactMap { line in
      line.firstMatch(of: #/^error: Sources/Door/A/[\w.]+:\d+: A/(\S+) is /#).map { String($0.1) }
    }
  }

  private func check(strictly: Bool = false) throws -> FinishedProcess {
    try strictly ? sample.run("check", "globals", "--strict") : sample.run("check", "globals")
  }

  @Test(arguments: [
    ("enum E { static var a = 1 }", ["E.a"]),
    ("enum E { public private(set) static var a: Int?\n static func f() {} }", ["E.a"]),
    ("enum E { nonisolated(unsafe) static var a: [Int: Int] = [:] }", ["E.a"]),
    ("enum E { @MainActor static weak var a: Thing? }", ["E.a"]),
    ("enum E { @TaskLocal static var a: Int? }", ["E.a"]),
    ("enum E { static var a: Int = 1 { didSet { print(a) } } }", ["E.a"]),
    ("extension Outer.Inner { static var a = [1, 2] }", ["Outer.Inner.a"]),
    ("private var a = 1", ["a"]),
    ("#if os(Linux)\nlet a = Mutex(1)\n#endif", ["a"]),
    ("enum E { static let a = Atomic<Int>(0) }", ["E.a"]),
    ("enum E { static let a: [String: Mutex<Int>] = [:] }", ["E.a"]),
    ("final class Box { var value = 1 }\nenum E { static let a = Box() }", ["E.a"]),
    ("class Base { var v = 1 }\nclass Sub: Base {}\nenum E { static let a = Sub.make() }", ["E.a"]),
    ("struct Cache { let state = Mutex(1) }\nlet a = Cache()", ["a"]),
    ("final class Box { var v = 1 }\nenum E { static let a: Box = { Box() }() }", ["E.a"]),
    ("enum E { static let a = \"\(1 + 1) }\"\n static var b = 2 }", ["E.b"]),
    ("enum E { static var a = 1, b = 2 }", ["E.a", "E.b"]),
    ("enum E { static var (a, b) = (1, 2) }", ["E.a", "E.b"]),
    ("enum E { static let a = try! [Atomic<Int>(0)] }", ["E.a"]),
    ("enum E { static let a = #/\"/#\n static var b = 2 }", ["E.b"]),
  ])
  func whatChangesNeedsAReason(source: String, names: [String]) throws {
    #expect(try refused(source) == names)
  }

  @Test(arguments: [
    "enum E { static var a: Int { 1 } }",
    "enum E { static var a: Int {\n get { 1 }\n set {} } }",
    "enum E { public static var all: [E] { [] }\n static func b() -> Int { var c = 1; c += 1; return c } }",
    "struct S { var a = 1; static let none = S() }",
    "final class Fixed { let a: Int = 1 }\nenum E { static let a = Fixed() }",
    "final class Box { var v = 1 }\nenum E { static let make: (Box) -> Void = { $0.v += 1 } }",
    "// static var a = 1\n/* var b = 2 */ let text = \"\"\"\n  var c = 3\n  \"\"\"",
    "func f() {\n var a = 1\n a += 1\n}",
    "class C { class var a: Int { 1 }\n class func b() {} }",
  ])
  func whatStaysNeedsNone(source: String) throws {
    #expect(try refused(source) == [])
    #expect(try check().status == 0)
  }

  @Test func variablesInCNeedOne() throws {
    let source = """
      // static int no;
      extern int not_ours;
      static const int fixed = 1;
      static const char *const words[] = {"a", "static int b;"};
      typedef struct { int x; } point;
      struct shape { int x; };
      enum { most = 3 };
      int plain(int a);
      static _Atomic(const struct shape *) installed;
      static const char *moving = "x";
      static _Thread_local struct { int x[most]; unsigned next; } times;
      static void (*hook)(int);
      #define REAL(name) static void *real_##name(void) { \\
          static _Atomic(void *) found; return found; }
      int plain(int a) {
        static int calls;
        int local = a; const char *other = "static int c;";
        if (a) { static _Thread_local bool busy; }
        return local;
      }
      int table[4] = {1, 2};
      """
    #expect(
      try refused(source, in: "file.c") == [
        "installed", "moving", "times", "hook", "found", "calls", "busy", "table",
      ])
  }

  @Test func rowsAndGlobalsBelongTogether() throws {
    try sample.write("Sources/Door/A/File.swift", "enum E { static var a = 1; static var b = 2 }")
    try reasons(["A/E.a": "a reason", "A/E.b": "to go: later"])
    #expect(try check().status == 0)
    let strict = try check(strictly: true)
    #expect(strict.status == 1)
    #expect(strict.lines.first?.contains("A/E.b still exists: to go: later") == true)

    try reasons(["A/E.a": "a reason", "A/E.b": "", "A/E.c": "gone"])
    let wrong = try check()
    #expect(wrong.status == 1)
    #expect(wrong.lines.contains { $0.hasSuffix(": A/E.c no longer exists; remove its row") })
    #expect(wrong.lines.contains { $0.hasSuffix(": A/E.b has no reason") })
  }

  @Test func namesThatTwoGlobalsHaveAreRefused() throws {
    try sample.write("Sources/Door/A/One.swift", "private enum E { static var a = 1 }")
    try sample.write("Sources/Door/A/Two.swift", "private enum E { static var a = 1 }")
    try reasons(["A/E.a": "a reason"])
    let both = try check()
    #expect(both.status == 1)
    #expect(both.lines.contains { $0.contains("A/E.a is also at Sources/Door/A/One.swift:1") })
  }

  @Test func withoutSourcesOrReasonsNothingPasses() throws {
    try sample.remove("Sources")
    #expect(try check().status == 1)
    try sample.remove("docs")
    #expect(try check().status == 2)
  }
}
