import Foundation
import NibDocuments
import XcodeProjects

/// The controllers of a storyboard, and how a test creates each.
struct StoryboardSurvey {
  /// The controller of a scene.
  struct Screen {
    /// The storyboard's name with the Storyboard ID: `Main.Profile`; `Main` for the initial
    /// controller. Others have the class, or else the title or the kind, and the object ID:
    /// `Main.ProfileController.x1Y-2z-Abc`.
    var name: String
    var expression: String
    var line: Int
    /// The app's classes that the controller and its child controllers require.
    var classes: Set<String>
    /// The controller's own class; `nil` for UIKit's.
    var controller: String?
  }

  private(set) var screens: [Screen] = []
  /// The classes of all controllers.
  private(set) var controllers: Set<String> = []

  /// Reads a storyboard.
  ///
  /// - Throws: `NibProblem` for a file that can't be read.
  init(contentsOf path: String) throws(NibProblem) {
    let document = try NibDocument(contentsOf: URL(fileURLWithPath: path))
    // The system shows it during launch.
    guard !document.isLaunchScreen else { return }
    let file = ProjectPath.name(of: path)
    let storyboard = file.hasSuffix(".storyboard") ? String(file.dropLast(11)) : file
    let initial = document.root.attributes["initialViewController"]
    var found: [String: Contents] = [:]
    for controller in document.scenes.compactMap(\.controller) {
      if let id = controller.id { found[id] = Contents(controller) }
      if let name = controller.attributes["customClass"] { controllers.insert(name) }
    }
    let making = "UIStoryboard(name: \(PackageManifest.quoted(storyboard)), bundle: nil)"
    for controller in document.scenes.compactMap(\.controller)
    where controller.name != "viewControllerPlaceholder" {
      let identifier = controller.attributes["storyboardIdentifier"]
      let call: String
      let name: String
      if let initial, controller.id == initial {
        // A storyboard that can't be read is reported as an issue, but doesn't end the tests.
        call = ".instantiateInitialViewController() ?? UIViewController()"
        name = storyboard
      } else if let identifier {
        call = ".instantiateViewController(withIdentifier: \(PackageManifest.quoted(identifier)))"
        name = "\(storyboard).\(identifier)"
      } else if let id = controller.id {
        call = ".instantiateViewController(withObjectID: \(PackageManifest.quoted(id)))"
        name = "\(storyboard).\(Self.label(controller)).\(id)"
      } else {
        continue
      }
      screens.append(
        Screen(
          name: name, expression: making + call, line: controller.line,
          classes: Self.classes(controller, among: found),
          controller: controller.attributes["customClass"]))
    }
  }

  /// Returns the words by which a reader knows a controller without a Storyboard ID.
  private static func label(_ controller: NibElement) -> String {
    let item = controller.child(key: "navigationItem")
    let names = [
      controller.attributes["customClass"], controller.attributes["title"],
      item?.attributes["title"], controller.attributes["userLabel"],
    ]
    return names.lazy.compactMap(\.self).first { !$0.isEmpty } ?? controller.name
  }

  /// What a controller's scene consists of.
  private struct Contents {
    /// The app's classes of the controller and its views.
    var classes: Set<String> = []
    /// The identifiers of its child controllers.
    var children: [String] = []

    init(_ controller: NibElement) {
      controller.visit { element in
        if let name = element.attributes["customClass"] { classes.insert(name) }
        guard element.name == "segue", let kind = element.attributes["kind"],
          kind == "relationship" || kind == "embed",
          let child = element.attributes["destination"]
        else { return }
        children.append(child)
      }
    }
  }

  /// The maximum number of child controllers of a screen, with theirs; a damaged storyboard may embed all in each other.
  private static let childLimit = 64

  /// Returns the classes of a controller, its views and its child controllers.
  private static func classes(
    _ controller: NibElement, among controllers: [String: Contents]
  ) -> Set<String> {
    let contents = Contents(controller)
    var classes = contents.classes
    var waiting = contents.children
    var seen: Set<String> = []
    while let id = waiting.popLast(), seen.count < childLimit {
      guard seen.insert(id).inserted, let next = controllers[id] else { continue }
      classes.formUnion(next.classes)
      waiting += next.children
    }
    return classes
  }
}
