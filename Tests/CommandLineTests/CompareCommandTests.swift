import Foundation
import Pixels
import TestProcesses
import TestSupport
import Testing

/// `tateyoko compare` alongside the other commands; ComparingTests covers what it compares.
@Suite(.waitingForProcesses) struct CompareCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Writes a PNG file as another program would: without our text chunks.
  private func write(_ red: UInt8, _ name: String) throws {
    let bitmap = try Bitmap(width: 8, height: 8)
    bitmap.fill(BitmapPixel(red: red, green: 90, blue: 20))
    var data = try PNGCodec.encode(bitmap)
    while let text = data.range(of: Data("tEXt".utf8)) {
      let length = data[text.lowerBound - 4..<text.lowerBound].reduce(0) { $0 << 8 | Int($1) }
      data.removeSubrange(text.lowerBound - 4..<text.upperBound + length + 4)
    }
    let file = folder.url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  @Test func whatWasComparedCanBeAccepted() throws {
    for name in ["same", "deep/other"] { try write(10, "old/\(name).png") }
    try write(10, "new/same.png")
    try write(200, "new/deep/other.png")
    try write(30, "new/added.png")
    let compare = ["compare", "old", "new", "--report", "report"]
    let first = try CommandLineRun(compare, folder: folder.url)
    #expect(first.status == 1, "\(first.errors)")
    #expect(first.output.contains("3 pictures: 1 changed, 1 new, 1 equal"), "\(first.output)")
    let accept = try CommandLineRun(
      ["accept", "--all", "--report", "report"], folder: folder.url)
    #expect(accept.status == 0, "\(accept.output)\(accept.errors)")
    let second = try CommandLineRun(compare, folder: folder.url)
    #expect(second.status == 0)
    #expect(second.output.contains("3 pictures: 3 equal"), "\(second.output)")
    #expect(
      try Data(contentsOf: folder.url.appendingPathComponent("old/deep/other.png"))
        == Data(contentsOf: folder.url.appendingPathComponent("new/deep/other.png")))
  }

  @Test func exitStatusesAreTheOnesOfTheOtherCommands() throws {
    try write(10, "a.png")
    try write(11, "b.png")
    #expect(try CommandLineRun(["compare", "a.png", "a.png"], folder: folder.url).status == 0)
    #expect(try CommandLineRun(["compare", "a.png", "b.png"], folder: folder.url).status == 1)
    #expect(try CommandLineRun(["compare", "a.png", "c.png"], folder: folder.url).status == 2)
    #expect(try CommandLineRun(["compare", "a.png"], folder: folder.url).status == 2)
  }
}
