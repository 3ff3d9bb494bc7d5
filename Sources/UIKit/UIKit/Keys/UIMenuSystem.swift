import Foundation

/// The menus of an app, which don't exist here (iOS 13).
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  override init() { super.init() }

  /// The menu bar of the simulation that runs the code.
  public class var main: UIMenuSystem { SimulationHost.current.menus.main }
  /// The menu over selected text in the simulation that runs the code.
  public class var context: UIMenuSystem { SimulationHost.current.menus.context }

  /// Requests the menus to be rebuilt; there are none.
  open func setNeedsRebuild() {}
  /// Requests the commands to be revalidated; there are none.
  open func setNeedsRevalidate() {}
}

/// The menus of a simulation.
@MainActor
struct Menus {
  let main = UIMenuSystem()
  let context = UIMenuSystem()
  let controller = UIMenuController()
}
