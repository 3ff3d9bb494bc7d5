import Foundation
import InfoPlists

extension SimulationHost {
  /// Creates the launch screen specified by `UILaunchStoryboardName` in the `Info.plist`: the
  /// initial controller of a storyboard, or the first view of a nib.
  ///
  /// The system shows it before the app runs and rejects the app's own classes in it; here they are
  /// created as in any document.
  ///
  /// - Parameter bundle: The bundle that contains it; `nil` is the main bundle.
  /// - Returns: `nil`, with an issue, if the file specifies none or it doesn't exist.
  package func launchScreen(in bundle: Bundle?) -> UIViewController? {
    guard let name = options.infoPlist?.launchStoryboard.value(on: device.idiom), !name.isEmpty
    else {
      report(
        SimulationIssue(
          where: "Info.plist", what: "It doesn't name a launch storyboard.",
          advice: "Set UILaunchStoryboardName, and give the simulator the file."))
      return nil
    }
    // The name may have the extension.
    let ending = [".storyboard", ".xib", ".nib"].first(where: name.hasSuffix) ?? ""
    let stem = String(name.dropLast(ending.count))
    guard NibFiles.path(stem, "storyboard", in: bundle) == nil,
      NibFiles.path(stem, "xib", in: bundle) != nil
    else { return UIStoryboard(name: stem, bundle: bundle).instantiateInitialViewController() }
    let objects = UINib(nibName: stem, bundle: bundle).instantiate(withOwner: nil)
    guard let view = objects.lazy.compactMap({ $0 as? UIView }).first else {
      report(
        SimulationIssue(
          where: "Info.plist", what: "The launch screen \(stem).xib has no view.",
          advice: "Add one to it in Interface Builder, or name another."))
      return nil
    }
    let controller = UIViewController()
    controller.view = view
    return controller
  }
}
