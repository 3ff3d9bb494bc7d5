/// The code of an app that doesn't compile here and became holes, and the causes.
package struct HoleSurvey: Codable, Hashable, Sendable {
  package struct Hole: Codable, Hashable, Sendable {
    package var module: String
    /// The location as `path:line`.
    package var place: String
    package var unit: HoleUnit
    package var reason: String
    /// The enclosing type; empty outside types.
    package var owner: String
  }

  package struct Module: Codable, Hashable, Sendable {
    package var module: String
    package var files: Int
    /// The number of files that compile unchanged with the declarations that exist here.
    package var filesWithoutErrors: Int
    /// The number of files that compile unchanged once missing names are declared.
    package var filesByNames: Int
    package var filesWithHoles: Int
    package var holes: Int
    /// The number of compiler runs.
    package var rounds: Int
  }

  /// A missing name that was declared to match its uses.
  package struct Name: Codable, Hashable, Sendable {
    package var name: String
    /// The module that declares it.
    package var module: String
    /// Whether its declaration comes from one of the app's headers rather than from its uses.
    package var isFromHeader: Bool
  }

  /// A compiler message, worded the same for the same cause.
  package struct Cause: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Sendable {
      /// A type, function or member that isn't declared here.
      case missing
      /// A name from another module of the app.
      case own
      /// Another compiler error, or code that the dialect's rewriter rejects.
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
  /// The missing modules that were replaced by generated ones.
  package var generatedModules: [String] = []
  package var causes: [Cause] = []
  package var screens: [Screen] = []

  package var files: Int { modules.reduce(0) { $0 + $1.files } }
  package var filesWithoutErrors: Int { modules.reduce(0) { $0 + $1.filesWithoutErrors } }
  package var filesWithHoles: Int { modules.reduce(0) { $0 + $1.filesWithHoles } }
}
