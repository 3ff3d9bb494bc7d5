import Foundation
import Testing

@testable import RunRecord

/// External texts without control sequences; the commands' use of them is tested with the commands.
@Suite struct HarmlessTextTests {
  @Test(
    "a combining character doesn't hide a control sequence",
    arguments: [
      ("a ##[\u{301}error]", "a # #[\u{301}error]"), (":\u{301}:x", ":\u{301}:x"),
      ("::\u{301}error::", ": :\u{301}error::"), ("##[##[", "# #[# #["),
      ("\u{2028}::x", "\\u{2028}::x"),
    ])
  func marksAreFoundByScalars(text: String, shown: String) {
    #expect(HarmlessText.line(text).unicodeScalars.elementsEqual(shown.unicodeScalars))
  }

  @Test func jsonSaysTheSame() throws {
    let value = ["a\u{9B}31m\u{202E}\n\u{7F}": "\u{2028}日本語\t"]
    let encoder = JSONEncoder()
    encoder.outputFormatting = .prettyPrinted
    let plain = String(decoding: try encoder.encode(value), as: UTF8.self)
    let shown = HarmlessText.json(plain)
    #expect(plain.unicodeScalars.contains("\u{9B}"))
    #expect(!shown.unicodeScalars.contains { $0 != "\n" && HarmlessText.isHarmful($0) })
    #expect(shown.contains("\\u009B31m\\u202E\\n\\u007F"))
    #expect(try JSONDecoder().decode([String: String].self, from: Data(shown.utf8)) == value)
    #expect(HarmlessText.json("{\n  \"a\" : 1\n}") == "{\n  \"a\" : 1\n}")
  }
}
