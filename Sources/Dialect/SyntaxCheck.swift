import SwiftParser
import SwiftSyntax

/// What keeps a parsed file from being rewritten.
enum SyntaxCheck {
  /// How deep a tree may be. Each level takes some hundred bytes of the stack, of which the tool has
  /// 1 GB.
  static let maximumDepth = 200_000
  /// Smaller files can't be deeper.
  private static let smallFile = 256 << 10

  /// The offset and the description of a file's first obstacle.
  static func obstacle(
    in tree: SourceFileSyntax, bytes: Int, definitions: Set<String>
  ) -> (offset: Int, reason: String)? {
    if bytes > smallFile, isDeeper(than: maximumDepth, Syntax(tree)) {
      return (0, "its expressions are nested more than \(maximumDepth) deep")
    }
    guard tree.hasError else { return nil }
    let finder = ErrorFinder(definitions: definitions)
    finder.walk(tree)
    return finder.offset.map { ($0, "the syntax isn't valid here") }
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

  /// Finds the first error in code that is compiled. The compiler too skips errors in the rest, if the
  /// condition is one of versions.
  private final class ErrorFinder: SyntaxAnyVisitor {
    var offset: Int?
    let definitions: Set<String>

    init(definitions: Set<String>) {
      self.definitions = definitions
      super.init(viewMode: .all)
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
      offset != nil || !node.hasError ? .skipChildren : .visitChildren
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
      let condition = BuildCondition.of(node, definitions: definitions)
      if case .unknown(let text) = condition, text.contains("swift") || text.contains("compiler") {
        return .skipChildren
      }
      return condition == .fails ? .skipChildren : .visitChildren
    }

    override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
      if offset == nil { offset = node.positionAfterSkippingLeadingTrivia.utf8Offset }
      return .skipChildren
    }

    override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
      if offset == nil, node.hasError {
        offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
      }
      return .skipChildren
    }
  }
}
