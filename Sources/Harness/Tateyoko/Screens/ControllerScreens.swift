import UIKit

/// The program's controllers that can be created without arguments.
@MainActor
enum ControllerScreens {
  /// - Parameter isApps: Whether to search a module, by its name.
  static func all(of isApps: (String) -> Bool = AppModules.contains) -> [FoundScreen] {
    let classes = ProgramTypes.classes(ofModules: isApps)
      .compactMap { module, type in (type as? UIViewController.Type).map { (module, $0) } }
      .sorted { String(reflecting: $0.1) < String(reflecting: $1.1) }
    guard !classes.isEmpty else { return [] }
    let screens = classes.map { module, type -> FoundScreen in
      var screen = named(type, module: module)
      screen.make = { made(type) }
      return screen
    }
    return ScreenTrialRun.makeable(screens, classNames: classes.map { String(reflecting: $0.1) })
  }

  private static func named(_ type: UIViewController.Type, module: String) -> FoundScreen {
    let name = String(reflecting: type)
    var screen = FoundScreen(
      id: name.hasPrefix(module + ".") ? String(name.dropFirst(module.count + 1)) : name,
      kind: .controller, module: module, make: { UIViewController() })
    screen.className = name
    return screen
  }

  private static func made(_ type: UIViewController.Type) -> UIViewController {
    let made = ProgramInitializers.function(of: type)
      .flatMap { ProgramInitializers.make(type, by: $0) as? UIViewController }
    // UIKit's `init()` calls this one.
    return made ?? type.init(nibName: nil, bundle: nil)
  }
}
