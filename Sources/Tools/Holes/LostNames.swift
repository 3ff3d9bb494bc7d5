import SwiftSyntax

/// The local names that a statement declares for later ones, and their uses.
///
/// When the statement becomes a hole, so do the uses. Otherwise the compiler would report them one round after
/// another.
enum LostNames {
  static func of(_ variable: VariableDeclSyntax) -> [String] {
    variable.bindings.flatMap { names(in: Syntax($0.pattern)) }
  }

  static func of(_ condition: GuardStmtSyntax) -> [String] {
    condition.conditions.flatMap { element -> [String] in
      switch element.condition {
      case .optionalBinding(let binding): names(in: Syntax(binding.pattern))
      case .matchingPattern(let matching): names(in: Syntax(matching.pattern))
      default: []
      }
    }
  }

  private static func names(in node: Syntax) -> [String] {
    node.tokens(viewMode: .sourceAccurate).compactMap { token in
      token.parent?.is(IdentifierPatternSyntax.self) == true && token.text != "self"
        ? token.text : nil
    }
  }

  /// Returns the tokens in later statements that use the names.
  static func uses(of names: [String], after item: CodeBlockItemSyntax) -> [TokenSyntax] {
    guard !names.isEmpty, let list = item.parent?.as(CodeBlockItemListSyntax.self) else {
      return []
    }
    let finder = Finder(Set(names))
    for later in list where later.position > item.position { finder.walk(later) }
    return finder.found
  }

  private final class Finder: SyntaxVisitor {
    let names: Set<String>
    var found: [TokenSyntax] = []

    init(_ names: Set<String>) {
      self.names = names
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
      if !isMember, names.contains(node.baseName.text) { found.append(node.baseName) }
      return .skipChildren
    }
  }
}
