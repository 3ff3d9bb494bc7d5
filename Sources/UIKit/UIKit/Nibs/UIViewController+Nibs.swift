import Foundation

extension UIViewController {
  /// Loads the view from the controller's storyboard or nib; returns false if it has none.
  ///
  /// A specified nib name must exist. Without one, a nib named after the class is searched (Apple,
  /// `UIViewController.nibName`).
  func loadNibView() -> Bool {
    if let storyboardScene, storyboardScene.loadView(of: self) { return true }
    if let nibName {
      let nib = UINib(nibName: nibName, bundle: nibBundle)
      nib.instantiate(withOwner: self)
      return tookView(nibName)
    }
    for name in nibNamesOfClass {
      guard NibFiles.hasNib(name, in: nibBundle) else { continue }
      UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self)
      return tookView(name)
    }
    return false
  }

  /// Returns whether the nib set its owner's view, as it must.
  private func tookView(_ name: String) -> Bool {
    if storedView != nil { return true }
    refuse(
      SimulationIssue(
        where: description,
        what:
          "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the "
          + "view outlet was not set.",
        advice: "Connect the view of the File's Owner in Interface Builder; a plain view is used."))
    return false
  }

  /// The nib names for a controller without a specified name: none for UIKit's own classes.
  private var nibNamesOfClass: [String] {
    let name = String(reflecting: type(of: self))
    guard !name.hasPrefix("UIKit.") else { return [] }
    let own = String(describing: type(of: self))
    // Names of generic and local classes can't be file names.
    guard own.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return [] }
    return own.hasSuffix("Controller") ? [String(own.dropLast("Controller".count)), own] : [own]
  }
}
