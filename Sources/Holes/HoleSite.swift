import SwiftSyntax

/// Finds the place in a file that a message is about.
///
/// The compiler has read the text that the dialect's rewriter made. It has the same lines, while columns
/// may differ: what a message quotes is looked for in the line.
struct HoleSite {
  private let bytes: [UInt8]
  private let tree: SourceFileSyntax
  /// The offset at which each line begins.
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

  /// The line of an offset, from 1.
  func line(of offset: Int) -> Int {
    var low = 0
    var high = lines.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The token that a message is about; nil for a line that isn't there.
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

  /// The names that a message quotes, the last first: a member comes after its type.
  static func names(in text: String) -> [String] {
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count >= 3 else { return [] }
    return stride(from: 1, to: parts.count - 1, by: 2).reversed().map { index in
      let name = parts[index].prefix { $0 != "(" && $0 != "<" }
      return String(name.split(separator: ".").last ?? name)
    }.filter { !$0.isEmpty }
  }
}
