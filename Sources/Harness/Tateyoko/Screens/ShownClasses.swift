import UIKit

/// The classes of controllers that previews have shown: a controller that can be created without
/// arguments needn't be checked again if a preview specifies how it's meant to be shown.
@MainActor
package final class ShownClasses {
  package private(set) var names: Set<String> = []

  package init() {}

  /// Returns the screen; if it's a preview, its classes are recorded when it's created.
  package func noting(_ screen: FoundScreen) -> FoundScreen {
    guard screen.kind == .preview else { return screen }
    var noted = screen
    noted.make = { [self] in
      let controller = try screen.make()
      note(controller)
      return controller
    }
    return noted
  }

  /// Adds classes that another process has recorded.
  package func add(_ others: some Sequence<String>) { names.formUnion(others) }

  /// Whether a screen is a controller of a recorded class.
  package func shows(_ screen: FoundScreen) -> Bool {
    screen.kind == .controller && screen.className.map(names.contains) ?? false
  }

  private func note(_ controller: UIViewController) {
    names.insert(String(reflecting: type(of: controller)))
    for child in controller.children { note(child) }
  }
}
