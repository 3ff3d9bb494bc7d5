import Foundation
import TestSupport
import Testing

/// Code that doesn't compile becomes code that reports it (`tateyoko-dialect holes`).
@Suite struct HoleTests {
  private struct Answer: Decodable {
    struct Hole: Decodable {
      var line: Int
      var unit: Int
      var owner: String
    }
    struct Use: Decodable {
      var generics: Int
      var isSuperclass: Bool
      var isInherited: Bool
      var calls: [[String]]
      var statics: [String: [[String]]]
      var overridden: [String]
      var imports: [String: Int]
    }

    var holes: [Hole]
    var uses: [String: Use]
  }

  private func ask(
    _ text: String, _ messages: [(line: Int, column: Int, text: String)], least: Int = 0,
    isLate: Bool = false, names: [String] = []
  ) throws -> (text: String, answer: Answer) {
    let folder = try TemporaryFolder()
    try folder.write(Data(text.utf8), "A.swift")
    let request: [String: Any] = [
      "least": least, "isLate": isLate, "names": names,
      "files": [
        [
          "path": folder.path("A.swift"), "output": folder.path("B.swift"), "name": "App/A.swift",
          "messages": messages.map { ["line": $0.line, "column": $0.column, "text": $0.text] },
        ]
      ],
    ]
    try folder.write(try JSONSerialization.data(withJSONObject: request), "request.json")
    let tool = try DialectProgram.shared.get().tool
    let run = try FinishedProcess(tool, ["holes", "--request", folder.path("request.json")])
    try #require(run.status == 0, "\(run.output)")
    let answer = try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8))
    let made = try? String(contentsOf: folder.file("B.swift"), encoding: .utf8)
    return (made ?? "", answer)
  }

  private func hole(
    _ text: String, line: Int, column: Int = 1, _ message: String = "m", least: Int = 0
  ) throws -> String {
    let made = try ask(text, [(line, column, message)], least: least).text
    #expect(
      made.count { $0 == "\n" } == text.count { $0 == "\n" }, "lines stay where they are\n\(made)")
    return made
  }

  @Test func statements() throws {
    #expect(
      try hole("func f() {\n  a(\n    1)\n  b()\n}\n", line: 2, column: 3)
        == "func f() {\n  _adoptedHole(\"App/A.swift\", 2, \"m\")\n\n  b()\n}\n")
    #expect(
      try hole("func f() -> Int {\n  return a()\n}\n", line: 2, column: 10).contains(
        "  return _adoptedHoleValue(\"App/A.swift\", 2, \"m\")\n"))
    #expect(
      try hole("func f() {\n  let a: Int = b\n}\n", line: 2, column: 16).contains(
        "  let a: Int = _adoptedHoleValue("))
    #expect(
      try hole("func f() {\n  if a { b() }\n}\n", line: 2, column: 6).contains(
        "  if _adoptedHoleValue(\"App/A.swift\", 2, \"m\") { b() }\n"))
    #expect(
      try hole("func f() {\n  if(a){ b() }\n}\n", line: 2, column: 6).contains(
        "  if _adoptedHoleValue(\"App/A.swift\", 2, \"m\"){ b() }\n"))
    #expect(
      try hole("func f() { a(); b(); c() }\n", line: 1, column: 17)
        == "func f() { a(); _adoptedHole(\"App/A.swift\", 1, \"m\"); c() }\n")
    #expect(
      try hole("var f: Int { a }\n", line: 1, column: 14)
        == "var f: Int { _adoptedHoleValue(\"App/A.swift\", 1, \"m\") }\n")
  }

  /// A property may be an object that later statements need.
  @Test func assignedProperties() throws {
    for (target, isKept) in [
      ("self.field", true), ("field", true), ("view.field", false), ("self.a.b", false),
      ("a[0]", false),
    ] {
      let text = "func f() {\n  \(target) = g(h)\n  i()\n}\n"
      let made = try hole(text, line: 2, column: target.count + 6)
      let hole = "_adoptedHole(\(isKept ? "&\(target), " : "")\"App/A.swift\", 2, \"m\")"
      #expect(made == "func f() {\n  \(hole)\n  i()\n}\n", "\(target)")
      #expect(
        try self.hole(made, line: 2, column: 3).contains(
          isKept ? "{\n  _adoptedHole(\"App/A.swift\"" : "func f() { _adoptedHole(\"App/A.swift\""))
    }
    #expect(
      try hole("func f() {\n  field = g\n}\n", line: 2, column: 3).contains("  _adoptedHole(\"App"),
      "what is set is what fails")
  }

  /// A view's modifier is left out, and a view that is missing is empty.
  @Test func partsOfViews() throws {
    let text = """
      struct A: View {
        var body: some View {
          VStack {
            Text("a").bold()
              .missing(1) { b }
              .padding()
            Missing()
            Button(action: { run() }) { c }
          }
        }
        func f() { g().missing() }
      }

      """
    func changed(_ line: Int, _ column: Int, _ message: String) throws -> [String] {
      try hole(text, line: line, column: column, message).split(
        separator: "\n", omittingEmptySubsequences: false
      ).map(String.init)
    }
    let missing = "value of type 'some View' has no member 'missing'"
    var lines = try changed(5, 10, missing)
    #expect(
      lines[3...5] == [
        "      _adoptedHoleValue(\"App/A.swift\", 5, \"\(missing)\", Text(\"a\").bold())", "",
        "        .padding()",
      ])
    lines = try changed(7, 7, "cannot find 'Missing' in scope")
    #expect(lines[6].hasSuffix(" in scope\", EmptyView())"))
    lines = try changed(8, 24, "cannot find 'run' in scope")
    #expect(lines[7].contains("Button(action: { _adoptedHoleValue("))
    #expect(lines[7].hasSuffix(", EmptyView()) }) { c }"))
    lines = try changed(11, 18, missing)
    #expect(lines[10].hasPrefix("  func f() { _adoptedHole("), "no view")
  }

  /// A part of an expression that takes the compiler too long might take as long, and views refuse a statement.
  @Test func bodiesThatTakeTooLong() throws {
    let text = "struct A: View {\n  var body: some View {\n    B { c() }\n  }\n}\n"
    for (line, column, message) in [
      (3, 9, "the compiler is unable to type-check this expression in reasonable time; try"),
      (2, 23, "the compiler needs too long for this"),
    ] {
      let made = try ask(text, [(line, column, message)])
      #expect(
        made.text.contains(
          "  var body: some View { return _adoptedHoleValue(\"App/A.swift\", \(line), \"\(message)\", EmptyView()) }"
        ), "\(made.text)")
      #expect(made.answer.holes.map(\.unit) == [1])
      let again = try ask(made.text, [(2, 23, message)]).answer
      #expect(again.holes.map(\.unit) == [2], "a hole that fails again is removed")
    }
  }

  /// Uses of lost names become holes at once, instead of one compiler round after another.
  @Test func usesOfLostNamesBecomeHoles() throws {
    let made = try hole(
      """
      func f() {
        guard let a = b() else { return }
        let c = a.d
        e(); g.a = 1
        if h { i(c) }
      }

      """, line: 2, column: 17)
    #expect(made.components(separatedBy: "_adoptedHole(").count == 4, "\(made)")
    #expect(made.contains("a is in the hole in line 2"))
    #expect(
      made.contains("if h { _adoptedHole(\"App/A.swift\", 5, \"c is in the hole in line 3\") }"))
    #expect(made.contains("e(); g.a = 1"))
  }

  /// The dialect's rewriter changes columns, so the quoted name locates the error.
  @Test func quotedNamesAreLookedFor() throws {
    #expect(
      try hole(
        "func f() { x = { b.missing() }; y() }\n", line: 1, column: 33,
        "value of type 'B' has no member 'missing'")
        == "func f() { x = { _adoptedHoleValue(\"App/A.swift\", 1, \"value of type 'B' has no member "
        + "'missing'\") }; y() }\n")
  }

  /// If a hole fails again, the unit around it becomes one.
  @Test func holesGrow() throws {
    let once = try hole("class A {\n  func f() -> Int {\n    g { 1 }\n  }\n}\n", line: 3, column: 9)
    let twice = try hole(once, line: 3, column: 9)
    #expect(twice.contains("    _adoptedHoleValue("))
    // The body consists only of the hole.
    let thrice = try hole(twice, line: 3, column: 5)
    #expect(!thrice.contains("func f") && thrice.contains("class A {"), "\(thrice)")
    #expect(try !hole(thrice, line: 1, column: 7).contains("class"))
    #expect(try hole(once, line: 3, least: 4).allSatisfy { $0 == "\n" })
  }

  /// A body that fails again in a late round becomes a hole entirely.
  @Test func bodiesThatFailAgain() throws {
    let once = try hole("func f() {\n  a()\n  b()\n}\nfunc g() {\n  c()\n}\n", line: 2, column: 3)
    let late = try ask(once, [(3, 3, "n"), (6, 3, "n")], isLate: true)
    #expect(late.answer.holes.map(\.unit) == [1, 0])
    #expect(late.text.hasPrefix("func f() { _adoptedHole(\"App/A.swift\", 3, \"n\") }\n"))
    #expect(late.text.hasSuffix("func g() {\n  _adoptedHole(\"App/A.swift\", 6, \"n\")\n}\n"))
  }

  @Test func initialisersAndAccessors() throws {
    let text = "class A {\n  var a: Int\n  init() { self.a = b() }\n  var c: Int { get { d } }\n}\n"
    #expect(
      try hole(text, line: 3, column: 21).contains(
        "init() { self.a = _adoptedHoleValue(\"App/A.swift\", 3, \"m\") }"))
    #expect(
      try hole(text, line: 3, column: 21, least: 1).contains(
        "init() { _adoptedHoleValue(\"App/A.swift\", 3, \"m\") as Never }"))
    #expect(
      try hole(text, line: 4, column: 22, least: 1).contains(
        "get { return _adoptedHoleValue(\"App/A.swift\", 4, \"m\") }"))
    #expect(
      try hole("struct A {\n  var b: some P { c }\n}\n", line: 2, column: 19, least: 1).contains(
        "{ return _adoptedHoleValue(\"App/A.swift\", 2, \"m\") as _AdoptedHole }"))
  }

  @Test func declarationsKeepWhatTheyCan() throws {
    #expect(
      try hole(
        "class A: B {\n  override func f() {}\n}\n", line: 2, column: 17,
        "method does not override any method from its superclass")
        == "class A: B {\n   func f() {}\n}\n")
    #expect(
      try hole("class A {\n  @Wrapped var a = 1\n}\n", line: 2, column: 4)
        == "class A {\n   var a = 1\n}\n")
    #expect(
      try hole(
        "class A: B, P, Q {}\n", line: 1, column: 7,
        "type 'A' does not conform to protocol 'P'") == "class A: B, Q {}\n")
    #expect(
      try hole(
        "class A: B {\n  let a: C<D> = f()\n}\n", line: 2, column: 12,
        "type 'D' does not conform to protocol 'P'"
      ).hasPrefix("class A: B {\n"), "a type that is used, not the one around")
    #expect(
      try hole("class A {\n  let a = Foo(1)\n}\n", line: 2, column: 11)
        == "class A {\n  let a : Foo = _adoptedHoleValue(\"App/A.swift\", 2, \"m\")\n}\n")
    #expect(
      try hole(
        "struct A {\n  let a: Int\n  let b: Int\n  init() { self.a = 1 }\n}\n", line: 4, column: 23,
        "return from initializer without initializing all stored properties"
      ).contains(
        "  let a: Int\n  let b: Int = _adoptedHoleValue("))
    #expect(
      try hole(
        "func f() {\n  a = !b as C!\n}\n", line: 2, column: 14, "using '!' is not allowed here")
        == "func f() {\n  a = !b as C?\n}\n")
    #expect(
      try hole("class A {\n  @NSManaged var a: Int\n}\n", line: 2, column: 4).contains(
        "var a: Int = _adoptedHoleValue("))
  }

  @Test func whatMessagesContainDoesNotBecomeCode() throws {
    #expect(
      try hole("func f() { a() }\n", line: 1, column: 12, "\"); exit(1); \\(x)\u{7}").contains(
        #""\"); exit(1); \\(x)\u{7}")"#))
  }

  @Test(arguments: ["", "}", "func f() {", "a", "class A {\n", "\u{0}", "let x = \"\"\""])
  func damagedFilesAreAnswered(text: String) throws {
    for line in [-1, 0, 1, 2, 99] { _ = try ask(text, [(line, 3, "m")]) }
  }

  @Test func usesOfNames() throws {
    let text = """
      import Kit
      class A: Base<Int> { override func draw(_ rect: CGRect) {} }
      struct B: Shape {}
      let c = Base<Int>(frame: 1) { 2 }
      let d = Base.start(at: 1) + Base.shared
      """
    let uses = try ask(text, [], names: ["Base", "Shape"]).answer.uses
    let base = try #require(uses["Base"])
    #expect(base.isSuperclass && !base.isInherited && base.generics == 1)
    #expect(base.overridden == ["draw"])
    #expect(base.calls == [["frame", "_"]])
    #expect(base.statics == ["start": [["at"]], "shared": []])
    #expect(base.imports == ["Kit": 1])
    #expect(uses["Shape"]?.isInherited == true)
  }

  @Test("a file that can't be parsed becomes a hole as a whole")
  func unparsedFile() throws {
    let made = try ask("let a = 1\0", [(1, 1, "invalid character in source file")])
    #expect(made.text.isEmpty)
    #expect(made.answer.holes.map(\.unit) == [4] && made.answer.holes.map(\.line) == [1])
  }
}
