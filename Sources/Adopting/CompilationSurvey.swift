/// The compiler's results for an app's files.
package struct CompilationSurvey: Codable, Hashable, Sendable {
  package struct Module: Codable, Hashable, Sendable {
    package var module: String
    package var files: Int
    package var filesWithoutErrors: Int
    package var errors: Int
    /// The interface that importing modules were checked against.
    package var interface: Interface
  }

  package enum Interface: String, Codable, Sendable {
    /// All declarations.
    case whole
    /// The declarations of the files whose declarations compile.
    case part
    /// An empty module.
    case none
  }

  package struct Cause: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Sendable {
      /// A type, function or member that isn't declared here.
      case missing
      /// A name from another of the app's modules that doesn't compile yet.
      case own
      /// Another compiler error.
      case error
      /// Code that the dialect's rewriter rejects.
      case dialect
    }

    package var kind: Kind
    package var text: String
    package var errors: Int
    package var files: Int
    /// The number of files with no other error.
    package var alone: Int
    package var places: [String]
  }

  package var modules: [Module] = []
  package var causes: [Cause] = []

  package var files: Int { modules.reduce(0) { $0 + $1.files } }
  package var filesWithoutErrors: Int { modules.reduce(0) { $0 + $1.filesWithoutErrors } }
}
