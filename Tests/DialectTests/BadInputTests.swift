import Foundation
import TestProcesses
import TestSupport
import Testing

/// Malformed files and folders: each is named with a remedy, and nothing hangs.
@Suite(.waitingForProcesses) struct BadInputTests {
  private let folder: TemporaryFolder
  private let sources: URL

  init() throws {
    folder = try TemporaryFolder()
    sources = folder.file("sources")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try write("A.swift", "@objc class A {}\n")
  }

  private func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: sources.appendingPathComponent(name))
  }

  /// - Parameter seconds: The processor time it may take before it is killed.
  private func run(
    options: [String] = [], files: [String], seconds: Int = 60
  ) throws -> FinishedProcess {
    try FinishedProcess(
      URL(fileURLWithPath: "/bin/bash"),
      [
        "-c", "ulimit -t \(seconds); exec \"$0\" \"$@\"",
        try DialectProgram.shared.get().tool.path,
        "overlay", "--module", "App", "--output", folder.path("output"),
      ] + options + files.map { sources.appendingPathComponent($0).path })
  }

  /// The number of texts that were rewritten anyway.
  private var rewritten: Int {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path("output/sources")).count) ?? 0
  }

  @Test(arguments: [
    ("class B {\n  @objc func f() {\n", 2, "“}” is missing; add it"),
    ("@objc class B {}\n}\n", 2, "“}” isn't expected here; remove it"),
  ])
  func unbalancedBraces(_ text: String, _ line: Int, _ words: String) throws {
    try write("B.swift", text)
    let finished = try run(files: ["A.swift", "B.swift"])
    #expect(finished.status == 1)
    #expect(finished.output.contains("B.swift:\(line): error: not rewritten: \(words)"))
    #expect(rewritten == 1)
  }

  @Test func notUTF8() throws {
    try Data([0x40, 0xe9, 0x0a]).write(to: sources.appendingPathComponent("B.swift"))
    let finished = try run(files: ["A.swift", "B.swift"])
    #expect(finished.status == 1)
    #expect(finished.output.contains("B.swift:1: error: not rewritten: the file is not UTF-8"))
    #expect(finished.output.contains("iconv"))
    #expect(rewritten == 1)
  }

  @Test func symbolicLinksInACircle() throws {
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: sources.path + "/B.swift", withDestinationPath: "C.swift")
    try manager.createSymbolicLink(
      atPath: sources.path + "/C.swift", withDestinationPath: "B.swift")
    let finished = try run(files: ["A.swift", "B.swift", "C.swift"])
    #expect(finished.status == 1)
    for name in ["B", "C"] {
      #expect(finished.output.contains("\(name).swift:1: error: not rewritten: it can't be read"))
    }
    #expect(finished.output.contains("correct the symbolic link, which leads to itself"))
    #expect(rewritten == 1)
  }

  /// A file that existed when the build was planned; once it is back, it is read.
  @Test func aFileThatVanishes() throws {
    let first = try run(files: ["A.swift", "B.swift"])
    #expect(first.status == 1)
    #expect(first.output.contains("B.swift:1: error: not rewritten: it can't be read"))
    try write("B.swift", "@objc class B {}\n")
    let second = try run(files: ["A.swift", "B.swift"])
    #expect(second.status == 0)
    #expect(second.output == "")
    #expect(rewritten == 2)
  }

  @Test func notAFile() throws {
    try FileManager.default.createDirectory(
      at: sources.appendingPathComponent("B.swift"), withIntermediateDirectories: false)
    #expect(mkfifo(sources.path + "/C.swift", 0o600) == 0)
    let finished = try run(files: ["B.swift", "C.swift"])
    #expect(finished.status == 1)
    #expect(finished.lines.count == 2)
    #expect(finished.lines.allSatisfy { $0.contains("it isn't a regular file; leave it out") })
  }

  /// Root can read it anyway.
  @Test(.enabled(if: geteuid() != 0)) func anUnreadableFile() throws {
    try write("B.swift", "@objc class B {}\n")
    #expect(chmod(sources.path + "/B.swift", 0) == 0)
    let finished = try run(files: ["A.swift", "B.swift"])
    #expect(finished.status == 1)
    #expect(finished.output.contains("let its owner allow you to read it"))
  }

  /// `/proc` accepts no folders from any user.
  @Test func aBuildFolderThatIsNotWritable() throws {
    let finished = try FinishedProcess(
      DialectProgram.shared.get().tool,
      ["overlay", "--module", "App", "--output", "/proc/tateyoko", sources.path + "/A.swift"])
    #expect(finished.status == 2)
    #expect(finished.output.hasPrefix("error: cannot create the folder /proc/tateyoko"))
    #expect(finished.output.contains("let the build folder be writable"))
  }

  @Test func damagedMemories() throws {
    _ = try run(files: ["A.swift"])
    let memory = folder.file("output/memory")
    let bytes = try Data(contentsOf: memory)
    let text = folder.file("output/sources")
    for position in stride(from: 0, to: bytes.count, by: 41) {
      var damaged = bytes
      damaged[position] ^= 0x55
      try damaged.prefix(position % 2 == 0 ? damaged.count : position).write(to: memory)
      let finished = try run(files: ["A.swift"])
      #expect(finished.status == 0, "byte \(position)")
      #expect(try Data(contentsOf: memory) == bytes, "byte \(position)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: text.path).count == 1)
  }

  @Test(
    arguments: [
      ("nothing", "", nil),
      ("no end of the last line", "@objc class B {}", "      class B {}"),
      ("a byte order mark", "\u{FEFF}@objc class B {}\n", "\u{FEFF}      class B {}\n"),
      (
        "line ends of other systems", "@objc(\r\n  B\r\n) class B {}\r\nlet b = 1\r\n",
        "       \n    \n  class B {}\r\nlet b = 1\r\n"
      ),
    ] as [(String, String, String?)])
  func unusualTexts(_ name: String, _ text: String, _ expected: String?) throws {
    try write("B.swift", text)
    let finished = try run(options: ["--no-tables"], files: ["A.swift", "B.swift"])
    #expect(finished.status == 0)
    #expect(finished.output == "")
    let folder = folder.path("output/sources")
    let file = try FileManager.default.contentsOfDirectory(atPath: folder).first {
      $0.hasSuffix("B.swift")
    }
    let written = try file.map { try Data(contentsOf: URL(fileURLWithPath: folder + "/" + $0)) }
    #expect(written == expected.map { Data($0.utf8) })
  }

  /// Constructs that the parser would try twice for each bracket; fifty took hours.
  @Test(arguments: [
    ("[", "]", 50), ("[(", "1)]", 50), ("[A<", "B>]", 50), ("[A1<", "B>]", 18),
    ("[A<B,", "C>]", 18),
    ("[A?.B!<", "C>]", 18), ("[3 of [", "]]", 18), ("[(a: A = 1, b: ", ")]", 18),
    ("[() -> ", "]", 18), ("[A<(B) -> C, ", ">]", 18), ("[A<\n", ">]", 18), ("[~A<(", ")>]", 18),
    ("\"\\([[[[[[[[[[[[[", "", 1),
    ("\"\"\"\n\\([[[[[[[[[[[[[", "", 1), ("#\"\\#([[[[[[[[[[[[[", "", 1),
    ("/* /* */ \" */ [", "]", 18), ("#\"\"\"# + [[[[[[[[[[[[[", "", 1), ("@a <(", ")>", 50),
    ("@a(", ")", 50),
  ])
  func bracketsReadAgain(_ opening: String, _ closing: String, _ count: Int) throws {
    let expression =
      String(repeating: opening, count: count) + String(repeating: closing, count: count)
    try expectRefusal(expression, "more than 12 square brackets or attributes' parentheses begin")
  }

  /// Constructs that it processes once for each enclosing one, or for each two of them.
  @Test(arguments: [
    ("A<", ">", 50_000, "more than 100 angle brackets begin directly within one another"),
    ("(=", "", 5_000, "brackets are nested more than 100 deep"),
    ("\"\\(=", "", 5_000, "brackets are nested more than 100 deep"),
    ("{[", "}", 5_000, "brackets are nested more than 100 deep"),
  ])
  func bracketsWithoutBound(
    _ opening: String, _ closing: String, _ count: Int, _ words: String
  ) throws {
    try expectRefusal(
      String(repeating: opening, count: count) + String(repeating: closing, count: count), words)
  }

  /// The processor time allows for a loaded machine: a rejection takes some hundredths of a second.
  private func expectRefusal(_ expression: String, _ words: String) throws {
    try write("B.swift", "@objc class B {}\nlet b = " + expression + "\n")
    let finished = try run(files: ["A.swift", "B.swift"], seconds: 20)
    #expect(finished.status == 1)
    #expect(finished.output.contains("error: not rewritten: \(words)"))
    #expect(finished.output.contains("; give what is in the inner ones a name"))
    #expect(rewritten == 1)
  }

  /// Comparisons that may each begin generic arguments extending to the end of the list.
  @Test func comparisonsInOneStatement() throws {
    func many(_ part: String, _ separator: String) -> String {
      (0..<10_000).map { part.replacing("#", with: "\($0)") }.joined(separator: separator)
    }
    let list = many("a# < b#", ", ")
    let statements = [
      "_ = [\(list)]", "_ = (\(list))", "f(\(list))", "f(\(list)) { a > b }", "if \(list) {}",
      "guard \(list) else { return }", "switch a { case \(many("_ where a < b#", ", ")): break }",
      "_ = [\(list), \(many("a > .b#", ", "))]", "_ = [\(list), \(many("a > (b)", ", "))]",
      "_ = [\(many("f(a < b, c < d)", ", "))]", "_ = [\(many("a <= b", ", "))]",
      "_ = [\(many("A<B, C>()", ", "))]", "let \(many("v# = a < b", ", "))",
      "_ = " + many("x.a", " < "), "_ = " + many("a", "<"), "_ = " + many("a", "\n < "),
      "_ = a" + many(" < b?.c", ""), "_ = " + many("a", " << "),
      "let x: " + String(repeating: "A<", count: 100) + "B" + String(repeating: ">", count: 100),
    ]
    let names = statements.indices.map { "S\($0).swift" }
    for (name, statement) in zip(names, statements) {
      try write(name, "@objc class B { func f() {\n\(statement)\n} }\n")
    }
    let finished = try run(files: names, seconds: 300)
    #expect(finished.output == "")
    #expect(rewritten == names.count)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path("output/sources")) {
      let text = try String(contentsOfFile: folder.path("output/sources/\(name)"), encoding: .utf8)
      #expect(!text.contains("|") && text.contains("<"), "\(name)")
    }
    try write("B.swift", "let b = [\(list), >\n")
    #expect(try !run(files: ["B.swift"]).output.contains("|"))
  }

  @Test func tellsWhereBracketsAreTooMany() throws {
    try write("B.swift", "@objc class B {}\nlet b = [\n" + String(repeating: "[", count: 50))
    #expect(try run(files: ["B.swift"]).output.contains("B.swift:3: error: not rewritten: "))
  }

  /// Brackets that open after a first element, in braces and interpolations, after something that has no
  /// type, or that aren't open any more, cost nothing.
  @Test(arguments: [
    String(repeating: "[1, ", count: 40) + "2" + String(repeating: "]", count: 40),
    String(repeating: "[a: ", count: 40) + "2" + String(repeating: "]", count: 40),
    String(repeating: "[1 + ", count: 40) + "2" + String(repeating: "]", count: 40),
    String(repeating: "[[a { ", count: 15) + "2" + String(repeating: "}]]", count: 15),
    String(repeating: "[\"\\(", count: 15) + "2" + String(repeating: ")\"]", count: 15),
    String(repeating: "[[0]]\n", count: 3_000), String(repeating: "a < b\n", count: 1_500),
    String(repeating: "if a < b {}\n", count: 5_000), String(repeating: "A<B>()\n", count: 5_000),
    String(repeating: "(A<B>) -> C<D>\n", count: 5_000),
    String(repeating: "@a(1) var a: [@b (C) -> D] = [f({ [1] })]\n", count: 500),
  ])
  func bracketsThatMayBe(_ expression: String) throws {
    try write("B.swift", "@objc class B {}\nlet b = " + expression + "\n")
    let finished = try run(files: ["B.swift"], seconds: 60)
    #expect(!finished.output.contains("brackets"))
  }

  /// Seeded texts of opening brackets, parts of types, and closing tokens, up to 200 characters deep: none
  /// keeps the parser busy for long.
  @Test func generatedBrackets() throws {
    var generator = SeededGenerator(seed: 16)
    let names = (0..<1_500).map { "G\($0).swift" }
    for name in names { try write(name, "@objc class B {}\n" + brackets(&generator) + "\n") }
    try write("list", names.map { sources.path + "/" + $0 + "\n" }.joined())
    let finished = try run(
      options: ["--files-from", sources.path + "/list"], files: [], seconds: 120)
    #expect([0, 1].contains(finished.status))
    #expect(finished.output.contains("more than 12 square brackets"))
  }

  private static let pieces = [
    "[", "[", "<", "(", "{", "A", "A<", "[A<", "1", ",", ", ", "?", "!", ":", "{(", "/", "\"\\(",
    "->",
    "() -> ", " of ", "&", "@a ", "@a(", "any ", "inout ", "~", ".", "a: ", " in ", "...", "]", ">",
    ")",
    "}", "\"", "`A`", "#a(", "some ", "throws ", "$0", "=", " as ", "try ", "\\", "_", "if ",
    "let ", "\n",
  ]

  /// A text of random pieces, or of a few of them repeated, with or without the closing ones.
  private func brackets(_ generator: inout SeededGenerator) -> String {
    let unit = (0...generator.below(5)).map { _ in Self.pieces[generator.below(Self.pieces.count)] }
    let beginnings = ["let b = ", "let b: ", "", "f(", "func f() { ", "x as "]
    var text = beginnings[generator.below(beginnings.count)]
    let (isRandom, isClosed) = (generator.below(4) == 0, generator.below(2) == 0)
    while text.utf8.count < 200 {
      text += isRandom ? Self.pieces[generator.below(Self.pieces.count)] : unit.joined()
    }
    guard isClosed else { return text }
    let ends: [Character: Character] = ["[": "]", "(": ")", "<": ">", "{": "}"]
    return text + String(text.compactMap { ends[$0] }.reversed())
  }

  /// Such brackets in strings and comments don't count.
  @Test func bracketsInTexts() throws {
    let many = String(repeating: "[", count: 50)
    try write(
      "B.swift",
      "@objc class B {}\n// \(many)\n/* \(many) */ let a = \"\(many)\\\"\(many)\"\n"
        + "let b = \"\"\"\n  \(many)\n  \"\(many)\n  \"\"\"\nlet c = [[[[0]]], [[[1]]], [[[2]]], [[[3]]]]\n"
    )
    let finished = try run(files: ["B.swift"], seconds: 10)
    #expect(finished.output == "")
    #expect(rewritten == 1)
  }

  @Test(arguments: ["{", "func f() { ", "#selector(", "!"])
  func deepNestingIsToldInShort(_ opening: String) throws {
    try write("B.swift", "@objc class B {}\n" + String(repeating: opening, count: 50_000) + "\n")
    let finished = try run(files: ["B.swift"], seconds: 30)
    #expect(finished.status == 1)
    #expect(finished.lines.count == 1)
    #expect(finished.output.utf8.count < 600)
    #expect(finished.output.contains("B.swift:2: error: not rewritten: "))
  }

  /// Whatever a run reads while a file is being written, the next one corrects.
  @Test func aFileThatChangesWhileItIsRead() throws {
    let texts = (0..<2).map { number in
      String(repeating: "@objc class B\(number) { @objc func f() {} }\n", count: 400 + number * 900)
    }
    let file = sources.appendingPathComponent("B.swift").path
    let writer = Thread {
      var turn = 0
      while !Thread.current.isCancelled {
        turn += 1
        // In place and in parts, as some editors do.
        guard let handle = FileHandle(forWritingAtPath: file) else { continue }
        handle.truncateFile(atOffset: 0)
        for part in texts[turn % 2].split(separator: "\n", omittingEmptySubsequences: false) {
          handle.write(Data((part + "\n").utf8))
        }
        try? handle.close()
      }
    }
    try write("B.swift", texts[0])
    writer.start()
    for _ in 0..<10 {
      let finished = try run(files: ["A.swift", "B.swift"], seconds: 20)
      #expect([0, 1].contains(finished.status))
      #expect(finished.output.isEmpty || finished.output.contains("B.swift:"))
    }
    writer.cancel()
    while !writer.isFinished { usleep(1000) }
    try write("B.swift", texts[1])
    #expect(try run(files: ["A.swift", "B.swift"]).output == "")
    let step = try contents("output/sources")
    try FileManager.default.removeItem(at: folder.file("output"))
    _ = try run(files: ["A.swift", "B.swift"])
    #expect(try contents("output/sources") == step)
  }

  private func contents(_ path: String) throws -> [String: String] {
    let folder = folder.path(path)
    return Dictionary(
      uniqueKeysWithValues: try FileManager.default.contentsOfDirectory(atPath: folder).map {
        ($0, try String(contentsOfFile: folder + "/" + $0, encoding: .utf8))
      })
  }

  /// Neither names nor links make a run write elsewhere.
  @Test func writesInItsFolderOnly() throws {
    let manager = FileManager.default
    try write("a b “c”'$(x).swift", "@objc class B {}\n")
    try write(String(repeating: "n", count: 240) + ".swift", "@objc class C {}\n")
    try manager.createDirectory(
      at: sources.appendingPathComponent("deep"), withIntermediateDirectories: false)
    try manager.createSymbolicLink(
      atPath: sources.path + "/deep/Link.swift", withDestinationPath: "../A.swift")
    let names = [
      "a b “c”'$(x).swift", String(repeating: "n", count: 240) + ".swift", "deep/Link.swift",
      "deep/../A.swift",
    ]
    #expect(try run(files: names).status == 0)
    #expect(rewritten == 4)
    // A link in place of a text is replaced, and not followed.
    try Data("mine".utf8).write(to: folder.file("mine"))
    let texts = try manager.contentsOfDirectory(atPath: folder.path("output/sources")).sorted()
    for text in texts + ["../memory", "../overlay.yaml", "../stamp"] {
      let path = folder.path("output/sources/" + text)
      try manager.removeItem(atPath: path)
      try manager.createSymbolicLink(atPath: path, withDestinationPath: folder.path("mine"))
    }
    try write("A.swift", "@objc class A { @objc func f() {} }\n")
    #expect(try run(files: names).status == 0)
    #expect(try String(contentsOf: folder.file("mine"), encoding: .utf8) == "mine")
    let found = try manager.contentsOfDirectory(atPath: folder.url.path).sorted()
    #expect(found == ["mine", "output", "sources"])
    #expect(try manager.contentsOfDirectory(atPath: sources.path).count == 4)
    #expect(try contents("sources/deep") == ["Link.swift": "@objc class A { @objc func f() {} }\n"])
  }

  @Test(arguments: ["../App", "a/b", "", "A B"])
  func modulesThatHaveNoName(_ name: String) throws {
    try write("request", "module \(name)\nfile \(sources.path)/A.swift\n")
    let finished = try FinishedProcess(
      DialectProgram.shared.get().tool,
      [
        "package", "--request", sources.path + "/request", "--output", folder.path("output"),
        "--scratch", folder.path("scratch"),
      ])
    #expect(finished.status == 2)
    #expect(finished.output.hasPrefix("error: the request names a module “\(name)”"))
    #expect(rewritten == 0)
  }

  /// A hundred thousand lines, of each kind of construct.
  @Test func aHundredThousandLines() throws {
    let part = """
      class C#: UIView, D {
        @IBOutlet weak var label: UILabel!
        @objc dynamic var count = 0
        override func layoutSubviews() {
          super.layoutSubviews()
          button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
          delegate?.view?(self, didChange: [1, 2, 3].map { $0 + 1 })
        }
        @IBAction func tapped(_ sender: UIButton) {}
      }

      """
    let parts = (0..<10_000).map { number in
      part.split(separator: "#", maxSplits: 1).joined(separator: String(number))
    }
    try write("B.swift", "import UIKit\n" + parts.joined())
    let finished = try run(files: ["B.swift"], seconds: 30)
    #expect(finished.status == 0)
    #expect(rewritten == 1)
  }

  @Test func manyFiles() throws {
    let names = (0..<10_000).map { "F\($0).swift" }
    for name in names { try write(name, "@objc class \(name.dropLast(6)) {}\n") }
    try write("list", names.map { sources.path + "/" + $0 + "\n" }.joined())
    let options = ["--files-from", sources.path + "/list"]
    #expect(try run(options: options, files: []).status == 0)
    #expect(rewritten == 10_000)
    // Unchanged files aren't read again.
    #expect(try run(options: options, files: [], seconds: 2).status == 0)
  }

  /// Constructs with quadratic cost took minutes.
  @Test(arguments: [
    "class C#: B {\n  @IBOutlet var v: V!\n  @objc func f() {}\n}\n",
    "extension D {\n  @objc func m#() { x(#selector(m#)) }\n  override func n#() {}\n}\n",
  ])
  func longFiles(_ part: String) throws {
    let parts = (0..<6_000).map {
      part.replacingOccurrences(of: "#selector", with: "%").replacingOccurrences(
        of: "#", with: String($0)
      ).replacingOccurrences(of: "%", with: "#selector")
    }
    try write("B.swift", "class D: B {\n}\n" + parts.joined())
    #expect(try run(files: ["B.swift"]).status == 0)
    #expect(rewritten == 1)
  }
}
