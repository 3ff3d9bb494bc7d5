/// Something that is wrong in a view.
package struct GraphIssue: Equatable, Sendable {
  package enum Problem: Equatable, Sendable {
    /// The view changes each time it's evaluated.
    case neverSettles
    /// The view's body changes a state.
    case changedInBody
    /// Several elements of a `ForEach` have the same id.
    case repeatedID(String)
    /// An object that the view reads isn't in its environment; with SwiftUI's words.
    case missingObject(String)
  }

  package var problem: Problem
  /// The name of the nearest view with a body.
  package var view: String

  package init(problem: Problem, view: String) {
    self.problem = problem
    self.view = view
  }
}

extension ViewNode {
  var nameForIssues: String {
    var node: ViewNode? = self
    while let current = node {
      if current.isComposite { return current.typeName }
      node = current.parent
    }
    return typeName
  }
}
