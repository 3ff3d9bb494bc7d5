import Foundation
import TestProcesses
import Testing

/// `tateyoko fingerprint`: the factors that determine pixels here, and whether they match the expected ones.
@Suite(.waitingForProcesses) struct FingerprintCommandTests {
  private func check(_ text: String) throws -> CommandLineRun {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("fingerprint-\(UUID().uuidString).txt")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try CommandLineRun(["fingerprint", "--check", file.path])
  }

  @Test func thisMachineIsAsItSays() throws {
    let run = try CommandLineRun(["fingerprint"])
    #expect(run.status == 0)
    for name in ["renderer", "pango", "harfbuzz", "freetype", "cairo", "pixman", "glyphs", "font "]
    {
      #expect(run.output.contains("\n\(name)") || run.output.hasPrefix(name), "\(name)")
    }
    #expect(try check("# a comment: of someone\n" + run.output).status == 0)
  }

  @Test func whatDiffersIsNamed() throws {
    let text = try CommandLineRun(["fingerprint"]).output
    let other = try check(
      text.replacingOccurrences(of: "cairo: ", with: "cairo: 0.")
        .replacingOccurrences(of: "unhinted", with: "hinted"))
    #expect(other.status == 1)
    #expect(other.output.contains("  cairo 0."))
    #expect(other.output.contains("  glyphs grey, hinted → grey, unhinted"))
    #expect(try check("").status == 1, "an empty file vouches for nothing")
    #expect(try CommandLineRun(["fingerprint", "--check", "/nowhere"]).status == 2)
  }
}
