// UIKit raises exceptions here, which would end the simulation. This code continues in a safe state
// instead, and the picture becomes an error.
extension UIView {
  /// Records something UIKit would raise an exception for, or that can't be simulated as requested.
  ///
  /// The issue is reported to the simulation that shows the view, or to the current one if there is
  /// none. It also stays with the view and is reported to every simulation that shows it
  /// afterwards, including ones created later.
  final func refuse(_ issue: SimulationIssue) {
    hostOfView.report(issue)
    keepRefusal(issue)
  }

  final func keepRefusal(_ issue: SimulationIssue) {
    guard !issue.isLogged, !refusals.contains(issue) else { return }
    refusals.append(issue)
  }

  /// Reports earlier refusals to the simulation of the window that the view enters.
  final func tellRefusals(to window: UIWindow?) {
    guard let host = window?.host else { return }
    for issue in refusals { host.report(issue) }
  }

  /// Records something UIKit would raise an exception for, in UIKit's words.
  final func refuse(_ problem: String, advice: String) {
    refuse(SimulationIssue(where: summary, what: problem, advice: advice))
  }

  /// Reports that a value was rejected because it contains something infinite or undefined.
  final func reportNumber(_ text: String) {
    refuse(
      "The \(text) has a number that is not finite; the old value is kept.",
      advice: "Look for a division by zero in the code that computes it.")
  }
}

extension UIViewController {
  /// Records something UIKit would raise an exception for, or that can't be simulated as requested.
  ///
  /// The issue stays with the view, or with the controller until it has one.
  final func refuse(_ issue: SimulationIssue) {
    if let storedView { return storedView.refuse(issue) }
    SimulationHost.current.report(issue)
    if !issue.isLogged, !refusals.contains(issue) { refusals.append(issue) }
  }

  /// Passes earlier refusals to a new root view.
  final func handRefusals(to view: UIView) {
    for issue in refusals {
      view.keepRefusal(issue)
      view.storedWindow?.host.report(issue)
    }
    refusals = []
  }
}

extension SimulationHost {
  /// Adopts refusals that were recorded while another simulation was current and haven't been
  /// reported yet, such as by code that ran before this one was created.
  package func adoptIssues(of earlier: SimulationHost) {
    guard earlier !== self else { return }
    for issue in earlier.takeIssues() where !issue.isLogged { report(issue) }
  }
}
