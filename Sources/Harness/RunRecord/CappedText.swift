/// Shortens long texts for messages; files contain them in full.
package enum CappedText {
  /// The maximum number of lines, and of characters per line.
  package static let lineLimit = 80
  package static let lengthLimit = 400

  /// Returns the first lines of the text, each shortened to what a message needs.
  ///
  /// - Parameter rest: The location of the whole text, as words.
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
