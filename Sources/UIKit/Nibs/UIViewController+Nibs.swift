import Foundation

extension UIViewController {
  /// Loads the view from the controller's storyboard or nib; false if it has none.
  ///
  /// A name that was given has to be found. Without one a nib is looked for that is named as the class
  /// is (Apple, `UIViewController.nibName`).
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

  /// Whether the nib's owner has got a view, as it has to.
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

  /// The names of nibs that belong to a controller which names none: never for UIKit's own classes.
  private var nibNamesOfClass: [String] {
    let name = String(reflecting: type(of: self))
    guard !name.hasPrefix("UIKit.") else { return [] }
    let own = String(describing: type(of: self))
    // Names of generic and local classes are no files' names.
    guard own.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return [] }
    return own.hasSuffix("Controller") ? [String(own.dropLast("Controller".count)), own] : [own]
  }
}
