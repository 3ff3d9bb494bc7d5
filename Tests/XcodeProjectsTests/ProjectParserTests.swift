import Foundation
import Testing
import XcodeProjects

/// The formats of a project file, and files that aren't project files.
@Suite struct ProjectParserTests {
  private func parse(_ text: String) throws -> ProjectTable {
    try ProjectParser.parse(Data(text.utf8), path: "/p")
  }

  private func problem(_ text: String) -> String? {
    do {
      _ = try parse(text)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func theFormatThatXcodeWrites() throws {
    let table = try parse(
      """
      // !$*UTF8*$!
      {
        archiveVersion = 1; /* a { comment */
        "quoted key" = "a \\"b\\"\\n\\U00e9\\101 ü";
        list = ( a/b.swift, "$(inherited)", ( nested, ), );
        inner = { isa = PBXGroup; data = <0aF f>; };
      }
      """)
    #expect(table.line == 2)
    #expect(table.text("archiveVersion") == "1")
    #expect(table.text("quoted key") == "a \"b\"\né" + "A ü")
    #expect(table["list"]?.list?.count == 3)
    #expect(table.texts("list") == ["a/b.swift", "$(inherited)"])
    #expect(table["inner"]?.table?.line == 6)
    #expect(table["inner"]?.table?.text("data") == "<0aF f>")
  }

  @Test func xmlAndJSON() throws {
    let xml = try parse(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>a</key><array><string>b</string></array>
      <key>yes</key><true/><key>n</key><integer>46</integer></dict></plist>
      """)
    #expect(xml.texts("a") == ["b"])
    #expect(xml.text("yes") == "YES")
    #expect(xml.text("n") == "46")
    let json = try parse("{ \"a\" : {\"b\": [\"c\"]}, \"d\": 5 }")
    #expect(json["a"]?.table?.texts("b") == ["c"])
    #expect(json.text("d") == "5")
  }

  @Test(arguments: [
    ("", "/p:1: the file is empty"),
    ("garbage", "/p:1: a project begins with “{”, not with “g”"),
    ("{\n a = b\n}", "/p:3: “;” is expected after the value of “a”, not “}”"),
    ("{\n a b;\n}", "/p:2: “=” is expected after the key “a”, not “b”"),
    ("{ a = (b c); }", "/p:1: “,” or “)” is expected in the list of line 1, not “c”"),
    ("{\n\n a = (b,", "/p:3: the “(” of line 3 is not closed"),
    ("{ a = \"b", "/p:1: the text that begins in line 1 is not closed"),
    ("{ a = b; ", "/p:1: the “{” of line 1 is not closed"),
    ("{ a = b; } c", "/p:1: “c” follows the end of the project"),
    ("{ /* a\n", "/p:2: the comment of line 1 is not closed"),
    ("{ a = <xy>; }", "/p:1: data has the digits 0 to f, not “x”"),
    ("{ a = \"\\", "/p:1: the file ends within a text"),
    ("{\n<<<<<<< HEAD\n}", "/p:2: a merge conflict is not resolved"),
    ("{\n a = b;\n=======\n}", "/p:3: a merge conflict is not resolved"),
    ("<plist><dict><key>a</key>", "/p:1: the XML property list can't be parsed"),
    ("<plist><array/></plist>", "/p:1: the XML property list is not a dictionary"),
    ("{ \"a\": ", "/p:1: the JSON can't be parsed"),
  ])
  func whatIsWrongIsNamedWithItsLine(text: String, expected: String) {
    #expect(problem(text)?.hasPrefix(expected) == true, "\(problem(text) ?? "no error")")
  }

  @Test func depthIsBounded() {
    let deep = "{ a = " + String(repeating: "(", count: 100_000)
    #expect(problem(deep)?.contains("nested more than 64 deep") == true)
    let fine = "{ a = " + String(repeating: "(", count: 60) + String(repeating: ")", count: 60)
    #expect(problem(fine + "; }") == nil)
    let json = "{ \"a\": " + String(repeating: "[", count: 200) + String(repeating: "]", count: 200)
    #expect(problem(json + " }")?.contains("nested more than 64 deep") == true)
  }

  @Test func depthOfXMLIsBounded() {
    func xml(_ count: Int) -> String {
      "<plist><dict><key>a</key>" + String(repeating: "<array>", count: count)
        + "<!-- </array> --><string/>" + String(repeating: "</array>", count: count)
        + "</dict></plist>"
    }
    #expect(problem(xml(60)) == nil)
    #expect(problem(xml(70))?.contains("nested more than 64 deep") == true)
    // Foundation's parser has a limit, too, and doesn't end the process.
    #expect(problem(xml(140_000))?.contains("XML property list can't be parsed") == true)
    let open = "<plist>" + String(repeating: "<dict><key>a</key>", count: 140_000)
    #expect(problem(open)?.contains("XML property list can't be parsed") == true)
  }

  @Test func otherEncodingsAreNamedWithTheirLine() {
    var data = Data("{\n a = \"".utf8)
    data.append(0xE4)
    data.append(contentsOf: Data("\";\n}".utf8))
    #expect(throws: ProjectError.notUTF8(path: "/p", line: 2)) {
      try ProjectParser.parse(data, path: "/p")
    }
  }

  /// However a project is cut off or overwritten, there is an answer.
  @Test func damagedProjectsAreRefusedOrRead() throws {
    let text = Array(SampleProject.text.utf8)
    for cut in stride(from: 0, to: text.count, by: 7) {
      _ = try? XcodeProject(data: Data(text[..<cut]), path: "/a/A.xcodeproj")
      for byte in [UInt8(ascii: "("), UInt8(ascii: "}"), UInt8(ascii: "\"")] {
        var other = text
        other[cut] = byte
        let project = try? XcodeProject(data: Data(other), path: "/a/A.xcodeproj")
        _ = try? project?.targets()
      }
    }
  }
}
