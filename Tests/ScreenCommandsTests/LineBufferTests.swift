import Testing

@testable import ScreenCommands

@Suite struct LineBufferTests {
  @Test func cutsPiecesIntoLines() {
    var buffer = LineBuffer()
    #expect(buffer.take("ab".utf8).isEmpty)
    #expect(buffer.take("c\r\n\nd".utf8) == [.bytes(Array("abc".utf8)), .bytes([])])
    #expect(buffer.end() == .bytes(Array("d".utf8)))
    #expect(buffer.end() == nil)
  }

  @Test func passesOverALineThatIsTooLong() {
    var buffer = LineBuffer(limit: 4)
    #expect(buffer.take("12345".utf8) == [.tooLong])
    #expect(buffer.take("6789".utf8).isEmpty)
    #expect(
      buffer.take("0\nab\n12345\n1234\n".utf8) == [
        .bytes(Array("ab".utf8)), .tooLong, .bytes(Array("1234".utf8)),
      ])
    #expect(buffer.take("123456".utf8) == [.tooLong])
    #expect(buffer.end() == nil)
  }
}
