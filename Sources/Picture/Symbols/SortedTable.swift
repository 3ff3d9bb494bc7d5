/// The lines of a text sorted by bytes, found by their first word without reading the others.
struct SortedTable: Sendable {
  let text: StaticString

  /// Returns the remaining words of the line that starts with a word.
  func line(_ word: String) -> [Substring]? {
    guard !word.isEmpty else { return nil }
    var word = word
    let found: String? = text.withUTF8Buffer { bytes in
      word.withUTF8 { Self.find($0, in: bytes) }
    }
    return found?.split(separator: " ", omittingEmptySubsequences: true)
  }

  /// The lines, in order.
  var lines: [Substring] {
    text.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }.split(separator: "\n")
  }

  /// Returns the text after the word and a space in its line.
  private static func find(
    _ word: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> String? {
    let newline = UInt8(ascii: "\n")
    let space = UInt8(ascii: " ")
    var low = 0
    var high = bytes.count
    while low < high {
      // The line that contains the middle.
      var start = (low + high) / 2
      while start > low, bytes[start - 1] != newline { start -= 1 }
      var end = start
      while end < high, bytes[end] != newline { end += 1 }
      var index = 0
      var order = 0
      while order == 0 {
        let mine = index < word.count ? word[index] : 0
        var theirs: UInt8 = start + index < end ? bytes[start + index] : 0
        if theirs == space { theirs = 0 }
        if mine != theirs { order = mine < theirs ? -1 : 1 } else if mine == 0 { break }
        index += 1
      }
      if order == 0 {
        let rest = min(start + word.count + 1, end)
        return String(decoding: bytes[rest..<end], as: UTF8.self)
      }
      if order < 0 { high = start } else { low = min(end + 1, high) }
    }
    return nil
  }
}
