import Foundation
import InfoPlists

extension SimulationHost {
  /// Makes the launch screen that `UILaunchStoryboardName` of the `Info.plist` names: the initial
  /// controller of a storyboard, or the first view of a nib.
  ///
  /// The system shows it before the app runs, so none of the app's code has a part in it.
  ///
  /// - Parameter bundle: Where it lies; nil is the main bundle.
  /// - Returns: Nil, with an issue, where the file names none or none is there.
  package func launchScreen(in bundle: Bundle?) -> UIViewController? {
    guard let name = options.infoPlist?.launchStoryboard.value(on: device.idiom), !name.isEmpty
    else {
      report(
        SimulationIssue(
          where: "Info.plist", what: "It names no launch storyboard.",
          advice: "Set UILaunchStoryboardName, and give the simulator the file."))
      return nil
    }
    // The name may have the extension.
    let stem = name.hasSuffix(".storyboard") ? String(name.dropLast(11)) : name
    guard NibFiles.path(stem, "storyboard", in: bundle) == nil,
      NibFiles.path(stem, "xib", in: bundle) != nil
    else { return UIStoryboard(name: stem, bundle: bundle).instantiateInitialViewController() }
    let objects = UINib(nibName: stem, bundle: bundle).instantiate(withOwner: nil)
    guard let view = objects.lazy.compactMap({ $0 as? UIView }).first else { return nil }
    let controller = UIViewController()
    controller.view = view
    return controller
  }
}
