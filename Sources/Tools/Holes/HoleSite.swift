import SwiftSyntax

/// Finds the location in a file that a message refers to.
///
/// The compiler has read the text that the dialect's rewriter produced. It has the same lines, but columns may
/// differ, so the text quoted in the message is searched for in the line.
struct HoleSite {
  private let bytes: [UInt8]
  private let tree: SourceFileSyntax
  /// The offsets of the lines.
  private let lines: [Int]

  init(_ bytes: [UInt8], _ tree: SourceFileSyntax) {
    self.bytes = bytes
    self.tree = tree
    var lines = [0]
    for (index, byte) in bytes.enumerated() where byte == SourceText.newline {
      lines.append(index + 1)
    }
    self.lines = lines
  }

  /// Returns the line number of an offset, starting at 1.
  func line(of offset: Int) -> Int {
    var low = 0
    var high = lines.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Returns the token that a message refers to, or `nil` if the line doesn't exist.
  func token(_ message: HoleRequest.Message) -> TokenSyntax? {
    guard lines.indices.contains(message.line - 1) else { return nil }
    let start = lines[message.line - 1]
    let end = lines.indices.contains(message.line) ? lines[message.line] : bytes.count
    let exact = tokenAt(min(start + max(message.column, 1) - 1, max(start, end - 1)))
    let names = Self.names(in: message.text)
    if let exact, names.contains(Self.plain(exact)) || names.isEmpty { return exact }
    let here = tokens(from: start, to: end)
    for name in names {
      if let found = here.first(where: { Self.plain($0) == name }) { return found }
    }
    return exact ?? here.first
  }

  private func tokenAt(_ offset: Int) -> TokenSyntax? {
    tree.token(at: AbsolutePosition(utf8Offset: min(offset, max(0, bytes.count - 1))))
  }

  private func tokens(from start: Int, to end: Int) -> [TokenSyntax] {
    var found: [TokenSyntax] = []
    var next = tokenAt(start)
    while let token = next, token.positionAfterSkippingLeadingTrivia.utf8Offset < end {
      if token.positionAfterSkippingLeadingTrivia.utf8Offset >= start { found.append(token) }
      next = token.nextToken(viewMode: .sourceAccurate)
    }
    return found
  }

  private static func plain(_ token: TokenSyntax) -> String {
    token.text.filter { $0 != "`" }
  }

  /// Returns the names quoted in a message, the last first: a member follows its type.
  static func names(in text: String) -> [String] {
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count >= 3 else { return [] }
    return stride(from: 1, to: parts.count - 1, by: 2).reversed().map { index in
      let name = parts[index].prefix { $0 != "(" && $0 != "<" }
      return String(name.split(separator: ".").last ?? name)
    }.filter { !$0.isEmpty }
  }
}
