/// What the compiler says of an app's files.
package struct CompilationSurvey: Codable, Hashable, Sendable {
  package struct Module: Codable, Hashable, Sendable {
    package var module: String
    package var files: Int
    package var filesWithoutErrors: Int
    package var errors: Int
    /// What modules that import it were checked against.
    package var interface: Interface
  }

  package enum Interface: String, Codable, Sendable {
    /// All of its declarations.
    case whole
    /// Those of the files whose declarations compile.
    case part
    /// An empty module.
    case none
  }

  package struct Cause: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Sendable {
      /// A type, function or member that is not declared here.
      case missing
      /// A name of another module of the app's that doesn't compile yet.
      case own
      /// Another error of the compiler.
      case error
      /// What the dialect's rewriter refuses.
      case dialect
    }

    package var kind: Kind
    package var text: String
    package var errors: Int
    package var files: Int
    /// Files with no other error.
    package var alone: Int
    package var places: [String]
  }

  package var modules: [Module] = []
  package var causes: [Cause] = []

  package var files: Int { modules.reduce(0) { $0 + $1.files } }
  package var filesWithoutErrors: Int { modules.reduce(0) { $0 + $1.filesWithoutErrors } }
}
