/// An assessment of how far an app is from running here: what it imports, uses and consists of.
///
/// Everything is counted in files, in a stable order, with paths relative to ``root``.
package struct AppSurvey: Codable, Hashable, Sendable {
  /// The version of this format.
  package var version = 2
  package var name: String
  package var origin: AppLayout.Origin
  /// The project, workspace or folder.
  package var path: String
  /// The folder that paths are relative to.
  package var root: String
  package var totals = Totals()
  package var modules: [Module] = []
  package var imports: [Import] = []
  /// What prevents files from compiling, sorted by the number of files.
  package var obstacles: [Obstacle] = []
  package var controllers: [Picture] = []
  package var views: [Picture] = []
  /// Controllers and views that need arguments, or aren't visible to a test.
  package var notPictured: [NotPictured] = []
  /// What is set before a controller is shown.
  package var settings: [Setting] = []
  package var notTaken: [NotTaken] = []
  /// The code that doesn't compile here and becomes holes; `nil` if the compiler wasn't run.
  package var holes: HoleSurvey?

  package struct Totals: Codable, Hashable, Sendable {
    package var swiftFiles = 0
    package var lines = 0
    /// Files in C, C++ and Objective-C.
    package var foreignFiles = 0
    package var uiKitFiles = 0
    package var swiftUIFiles = 0
    /// Files in the Objective-C dialect, which are rewritten for the compiler.
    package var dialectFiles = 0
    package var storyboards = 0
    package var assetCatalogs = 0
    /// Files without any detected obstacles.
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
    /// The app's modules that it imports.
    package var imports: [String] = []
  }

  package struct Import: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Sendable, CaseIterable {
      /// Part of this package or the toolchain.
      case available
      /// One of the app's own modules.
      case own
      /// An Apple framework that is missing here.
      case apple
      /// A third-party package or library.
      case library
    }

    package var module: String
    package var kind: Kind
    package var files: Int
  }

  package struct Obstacle: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Sendable {
      case framework, library, name, unreadable
    }

    package var kind: Kind
    package var name: String
    package var uses: Int
    package var files: Int
    /// The number of files with no other obstacle.
    package var alone: Int
    /// The first locations, as `path:line`.
    package var places: [String]
  }

  /// A controller or view that a test can create.
  package struct Picture: Codable, Hashable, Sendable {
    /// The controller that shows a view of SwiftUI. Only its name is imported, because apps have names of SwiftUI's.
    static let host = "UIHostingController"
    static let hostImport = "import class SwiftUI.\(host)"

    package var module: String
    package var name: String
    /// The expression that creates it, such as `ListController()`.
    package var expression: String
    package var place: String
    /// The app's classes that it consists of, and their superclasses.
    package var classes: [String] = []
    /// The classes that its storyboard names and nothing declares: their superclasses in UIKit are shown.
    package var missing: [String] = []
    /// Whether it is a storyboard's scene.
    package var isScene = false
    /// The expression that creates the same without made-up arguments, in case the compiler refuses the other.
    package var plainExpression: String?
    /// The containers that its code takes for granted.
    package var containers: [ScreenContainer] = []
  }

  /// A property of a controller that another screen sets, or a variable of a type that the app sets when it starts, with a
  /// made-up value.
  package struct Setting: Codable, Hashable, Sendable {
    package var module: String
    /// Empty for a global variable.
    package var controller: String
    package var property: String
    /// The expression of the value.
    package var value: String
  }

  /// Excludes the pictures of classes with these names.
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
