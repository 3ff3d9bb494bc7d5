import UIKit

/// The classes of controllers that previews have shown: a controller that can be made without arguments
/// needs no second look where a preview says how it is meant to be seen.
@MainActor
package final class ShownClasses {
  package private(set) var names: Set<String> = []

  package init() {}

  /// The screen, of which the classes are noted when it is made, if it is a preview.
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

  /// Adds classes that another process has noted.
  package func add(_ others: some Sequence<String>) { names.formUnion(others) }

  /// Whether it is a controller of a class that was noted.
  package func shows(_ screen: FoundScreen) -> Bool {
    screen.kind == .controller && screen.className.map(names.contains) ?? false
  }

  private func note(_ controller: UIViewController) {
    names.insert(String(reflecting: type(of: controller)))
    for child in controller.children { note(child) }
  }
}
