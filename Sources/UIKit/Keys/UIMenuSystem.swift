import Foundation

/// The menus of an app, which don't exist here (iOS 13).
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  override init() { super.init() }

  /// The menu bar of the simulation that the code runs in.
  public class var main: UIMenuSystem { SimulationHost.current.menus.main }
  /// The menu over selected text of the simulation that the code runs in.
  public class var context: UIMenuSystem { SimulationHost.current.menus.context }

  /// Asks for the menus to be built anew; there are none.
  open func setNeedsRebuild() {}
  /// Asks for the commands to be brought up to date; there are none.
  open func setNeedsRevalidate() {}
}

/// The menus of a simulation.
@MainActor
struct Menus {
  let main = UIMenuSystem()
  let context = UIMenuSystem()
  let controller = UIMenuController()
}
