// UIKit raises exceptions where no simulation can go on by throwing. The code goes on here, in a
// safe state, and the picture becomes an error.
extension UIView {
  /// Notes what UIKit would raise an exception for, or what can't be simulated as asked.
  ///
  /// It is reported to the simulation that shows the view, or else to the current one, and stays
  /// with the view: it is reported to every simulation that shows it afterwards, also one made
  /// later.
  final func refuse(_ issue: SimulationIssue) {
    hostOfView.report(issue)
    keepRefusal(issue)
  }

  final func keepRefusal(_ issue: SimulationIssue) {
    guard !issue.isLogged, !refusals.contains(issue) else { return }
    refusals.append(issue)
  }

  /// Tells the simulation of a window that the view comes into what was refused before.
  final func tellRefusals(to window: UIWindow?) {
    guard let host = window?.host else { return }
    for issue in refusals { host.report(issue) }
  }

  /// Notes what UIKit would raise an exception for, in its words.
  final func refuse(_ problem: String, advice: String) {
    refuse(SimulationIssue(where: summary, what: problem, advice: advice))
  }

  /// Says that a value with something infinite or undefined in it was not taken.
  final func reportNumber(_ text: String) {
    refuse(
      "The \(text) has a number that is not finite; the old value is kept.",
      advice: "Look for a division by zero in the code that computes it.")
  }
}

extension UIViewController {
  /// Notes what UIKit would raise an exception for, or what can't be simulated as asked.
  ///
  /// It stays with the view, or with the controller until that has one.
  final func refuse(_ issue: SimulationIssue) {
    if let storedView { return storedView.refuse(issue) }
    SimulationHost.current.report(issue)
    if !issue.isLogged, !refusals.contains(issue) { refusals.append(issue) }
  }

  /// Hands over to a new root view what was refused before.
  final func handRefusals(to view: UIView) {
    for issue in refusals {
      view.keepRefusal(issue)
      view.storedWindow?.host.report(issue)
    }
    refusals = []
  }
}

extension SimulationHost {
  /// Takes over what was refused while another simulation was current and was not reported yet,
  /// such as by code that ran before this one was made.
  package func adoptIssues(of earlier: SimulationHost) {
    guard earlier !== self else { return }
    for issue in earlier.takeIssues() where !issue.isLogged { report(issue) }
  }
}
