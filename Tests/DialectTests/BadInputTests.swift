import Foundation
import TestSupport
import Testing

/// Files and folders that aren't as they should be: each is named with a remedy, and nothing hangs.
@Suite struct BadInputTests {
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

  /// - Parameter seconds: How long the processor may work on it before it is killed.
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

  /// The texts that were rewritten all the same.
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

  /// A file that was there when the build was planned; and once it is back, it is read.
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

  /// Who may do everything can read it all the same.
  @Test(.enabled(if: geteuid() != 0)) func anUnreadableFile() throws {
    try write("B.swift", "@objc class B {}\n")
    #expect(chmod(sources.path + "/B.swift", 0) == 0)
    let finished = try run(files: ["A.swift", "B.swift"])
    #expect(finished.status == 1)
    #expect(finished.output.contains("let its owner allow you to read it"))
  }

  /// `/proc` takes no folders, whoever asks.
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

  /// What grew with the square of the size took minutes.
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
