/// What of an app doesn't compile here and became holes, and what they are due to.
package struct HoleSurvey: Codable, Hashable, Sendable {
  package enum Unit: Int, Codable, Sendable, CaseIterable {
    /// A statement, an initial value or a condition.
    case statement
    /// The body of a function, an initialiser or an accessor.
    case body
    /// A member of a type, or a part of its declaration.
    case member
    /// A declaration of a file's.
    case declaration
    case file
  }

  package struct Hole: Codable, Hashable, Sendable {
    package var module: String
    /// As `path:line`.
    package var place: String
    package var unit: Unit
    package var reason: String
    /// The type that it lies in; empty outside of types.
    package var owner: String
  }

  package struct Module: Codable, Hashable, Sendable {
    package var module: String
    package var files: Int
    /// Files that compile as they are, against what is really here.
    package var filesWithoutErrors: Int
    /// Files that compile as they are with declarations that stand for what is missing.
    package var filesByNames: Int
    package var filesWithHoles: Int
    package var holes: Int
    /// Runs of the compiler.
    package var rounds: Int
  }

  /// A name that was declared as its uses ask for.
  package struct Name: Codable, Hashable, Sendable {
    package var name: String
    /// The module that declares it.
    package var module: String
    /// Where its declaration comes from: a header of the app's, or its uses.
    package var isFromHeader: Bool
  }

  /// What the compiler said, in the same words for the same cause.
  package struct Cause: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Sendable {
      /// A type, function or member that is not declared here.
      case missing
      /// A name of another module of the app's.
      case own
      /// Another error of the compiler, or what the dialect's rewriter refuses.
      case error
    }

    package var kind: Kind
    package var text: String
    package var errors: Int
    package var files: Int
    /// Files with no other cause.
    package var alone: Int
    package var places: [String]
  }

  /// A screen whose own classes have holes.
  package struct Screen: Codable, Hashable, Sendable {
    package var module: String
    package var name: String
    package var holes: Int
  }

  package var modules: [Module] = []
  package var holes: [Hole] = []
  package var names: [Name] = []
  /// Modules that are not here, for which generated ones stand.
  package var generatedModules: [String] = []
  package var causes: [Cause] = []
  package var screens: [Screen] = []

  package var files: Int { modules.reduce(0) { $0 + $1.files } }
  package var filesWithoutErrors: Int { modules.reduce(0) { $0 + $1.filesWithoutErrors } }
  package var filesWithHoles: Int { modules.reduce(0) { $0 + $1.filesWithHoles } }
}
