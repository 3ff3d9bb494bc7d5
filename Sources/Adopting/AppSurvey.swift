/// How far an app is from running here: what it imports, uses and consists of.
///
/// Everything is counted in files, in a fixed order, with paths below ``root``.
package struct AppSurvey: Codable, Hashable, Sendable {
  /// The version of this format.
  package var version = 1
  package var name: String
  package var origin: AppLayout.Origin
  /// The project, workspace or folder.
  package var path: String
  /// The folder that paths count from.
  package var root: String
  package var totals = Totals()
  package var modules: [Module] = []
  package var imports: [Import] = []
  /// What stops files, that which stops most first.
  package var obstacles: [Obstacle] = []
  package var controllers: [Picture] = []
  package var views: [Picture] = []
  /// Controllers and views that need arguments, or can't be seen by a test.
  package var notPictured: [NotPictured] = []
  package var notTaken: [NotTaken] = []
  /// What the compiler says; nil where it was not asked.
  package var compilation: CompilationSurvey?

  /// Files that don't compile, which a package leaves out; nil where that was not asked for.
  package var leftOut: [LeftOut]?

  package struct LeftOut: Codable, Hashable, Sendable {
    package var module: String
    /// The first error's, as `path:line`.
    package var place: String
    package var reason: String
    /// Of a file that compiles while the others are there, the round in which it failed: 2 and on.
    package var round: Int
  }

  package struct Totals: Codable, Hashable, Sendable {
    package var swiftFiles = 0
    package var lines = 0
    /// Files in C, C++ and Objective-C.
    package var foreignFiles = 0
    package var uiKitFiles = 0
    package var swiftUIFiles = 0
    /// Files in the Objective-C dialect, which is rewritten for the compiler.
    package var dialectFiles = 0
    package var storyboards = 0
    package var assetCatalogs = 0
    /// Files in which nothing is seen that is missing here.
    package var clearFiles = 0
  }

  package struct Module: Codable, Hashable, Sendable {
    package var target: String
    package var module: String
    package var kind: AppModule.Kind
    package var swiftFiles = 0
    package var clearFiles = 0
    package var foreignFiles = 0
    package var languageMode: Int
    package var deploymentTarget: String?
    /// Modules of the app that it imports.
    package var imports: [String] = []
  }

  package struct Import: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Sendable, CaseIterable {
      /// This package or the toolchain has it.
      case available
      /// One of the app's own.
      case own
      /// A framework of Apple's that is missing here.
      case apple
      /// A package or library of someone else's.
      case library
    }

    package var module: String
    package var kind: Kind
    package var files: Int
  }

  package struct Obstacle: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Sendable {
      case framework, library, name, feature, unreadable
    }

    package var kind: Kind
    package var name: String
    package var uses: Int
    package var files: Int
    /// Files that nothing else stops.
    package var alone: Int
    /// The first places, as `path:line`.
    package var places: [String]
  }

  /// A controller or view that a test can make.
  package struct Picture: Codable, Hashable, Sendable {
    package var module: String
    package var name: String
    /// How it is made, such as `ListController()`.
    package var expression: String
    package var place: String
  }

  /// Leaves out pictures of classes, by their names.
  package mutating func skip(_ names: [String]) throws(AdoptingError) {
    for name in names {
      let found = (controllers + views).filter { $0.name == name }
      guard !found.isEmpty else {
        throw .noSuchPicture(name: name, names: (controllers + views).map(\.name))
      }
      controllers.removeAll { $0.name == name }
      views.removeAll { $0.name == name }
      notPictured += found.map {
        NotPictured(module: $0.module, name: $0.name, reason: "it is skipped", place: $0.place)
      }
    }
  }

  package struct NotPictured: Codable, Hashable, Sendable {
    package var module: String
    package var name: String
    package var reason: String
    package var place: String
  }
}
