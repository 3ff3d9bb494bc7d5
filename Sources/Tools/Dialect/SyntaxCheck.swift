import SwiftParser
import SwiftSyntax

/// Finds what prevents a parsed file from being rewritten.
enum SyntaxCheck {
  /// The maximum depth of a tree. Each level takes some hundred bytes of the stack, which is 1 GB.
  static let maximumDepth = 200_000
  /// The size below which files can't exceed the depth.
  private static let smallFile = 256 << 10

  /// Returns the offset and the description of a file's first obstacle.
  static func obstacle(
    in tree: SourceFileSyntax, of source: SourceText, definitions: Set<String>
  ) -> (offset: Int, reason: String, remedy: String)? {
    if source.bytes.count > smallFile, isDeeper(than: maximumDepth, Syntax(tree)) {
      return (
        0, "its expressions are nested more than \(maximumDepth) deep",
        "split the longest expressions into statements"
      )
    }
    guard tree.hasError else { return nil }
    let finder = ErrorFinder(source: source, definitions: definitions)
    finder.walk(tree)
    return finder.found
  }

  private static func isDeeper(than limit: Int, _ root: Syntax) -> Bool {
    var level = [root]
    var depth = 0
    while !level.isEmpty {
      depth += 1
      if depth > limit { return true }
      level = level.flatMap { node in
        node.children(viewMode: .sourceAccurate).filter { !$0.is(TokenSyntax.self) }
      }
    }
    return false
  }

  /// Finds the first error in code that is compiled. The compiler also skips errors in other code
  /// if the condition is a version check.
  private final class ErrorFinder: SyntaxAnyVisitor {
    var found: (offset: Int, reason: String, remedy: String)?
    let source: SourceText
    let definitions: Set<String>

    init(source: SourceText, definitions: Set<String>) {
      self.source = source
      self.definitions = definitions
      super.init(viewMode: .all)
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
      found != nil || !node.hasError ? .skipChildren : .visitChildren
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
      let condition = BuildCondition.of(node, definitions: definitions)
      if case .unknown(let text) = condition, text.contains("swift") || text.contains("compiler") {
        return .skipChildren
      }
      return condition == .fails ? .skipChildren : .visitChildren
    }

    override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
      if found == nil {
        // The text in the file, which isn't always the parser's input.
        let words = String(decoding: source.bytes[node.trimmedOffsets], as: UTF8.self)
        let line = words.prefix { !$0.isNewline }
        let text = line.count > 40 ? line.prefix(40) + "…" : line
        note(node, "“\(text)” isn't expected here", "remove it, or close what is open before it")
      }
      return .skipChildren
    }

    override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
      guard found == nil, node.hasError else { return .skipChildren }
      // The compiler accepts `@available (iOS 13, *)`, with a space.
      if node.presence == .present, node.tokenKind == .leftParen,
        node.parent?.is(AttributeSyntax.self) == true
      {
        return .skipChildren
      }
      if node.presence == .missing {
        note(node, "“\(node.text)” is missing", "add it, or remove what opens it")
      } else {
        note(node, "“\(node.text)” isn't valid", "correct it")
      }
      return .skipChildren
    }

    private func note(_ node: some SyntaxProtocol, _ reason: String, _ remedy: String) {
      found = (node.positionAfterSkippingLeadingTrivia.utf8Offset, reason, remedy)
    }
  }
}
