/// Long texts, shortened for messages; files have them whole.
package enum CappedText {
  /// Lines shown at most, and characters of one line.
  package static let lineLimit = 80
  package static let lengthLimit = 400

  /// The text with its first lines only, and none of them longer than a message needs.
  ///
  /// - Parameter rest: Where the whole text is, in words.
  package static func lines(_ text: String, rest: String? = nil) -> String {
    guard text.utf8.count > lineLimit else { return text }
    var shown: [Substring] = []
    var left = text.unicodeScalars[...]
    var cuts = false
    while shown.count < lineLimit {
      let line = left.prefix { $0 != "\n" }
      if line.count > lengthLimit {
        cuts = true
        shown.append(Substring(String(line.prefix(lengthLimit - 1)) + "…"))
      } else {
        shown.append(Substring(line))
      }
      guard line.endIndex < left.endIndex else {
        return cuts ? shown.joined(separator: "\n") : text
      }
      left = left[left.index(after: line.endIndex)...]
    }
    let more = left.count { $0 == "\n" } + 1
    let note = "… and \(more) more \(more == 1 ? "line" : "lines")"
    return (shown + [Substring(rest.map { "\(note); \($0)" } ?? note)]).joined(separator: "\n")
  }
}
