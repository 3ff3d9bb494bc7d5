import ScreenFacts

/// A conflict between constraints as UIKit logs it, with the views involved.
@MainActor
struct ConstraintConflict {
  private struct Mentioned {
    weak var view: UIView?
  }

  private let views: [Mentioned]
  let broken: String
  let log: String

  init(views: [UIView], broken: String, log: String) {
    var seen: Set<ObjectIdentifier> = []
    self.views = views.filter { seen.insert(ObjectIdentifier($0)).inserted }
      .map(Mentioned.init(view:))
    self.broken = broken
    self.log = log
  }

  /// The conflict as data, without views that have since left the window.
  var facts: ConstraintConflictFacts {
    ConstraintConflictFacts(
      paths: views.compactMap { $0.view.flatMap { $0.storedWindow == nil ? nil : $0.factPath } },
      broken: broken, log: log)
  }
}

extension UIView {
  /// The view's path from the window, with each step formatted by ``ViewFacts/step(among:at:)``.
  fileprivate var factPath: [String] {
    var steps: [String] = []
    var view: UIView? = self
    while let current = view {
      let siblings = current.storedSuperview?.storedSubviews ?? [current]
      let index = siblings.firstIndex { $0 === current } ?? 0
      steps.append(
        ViewFacts.step(
          index, of: siblings.map { (String(describing: type(of: $0)), $0.layoutIdentifier) }))
      view = current.storedSuperview
    }
    return steps.reversed()
  }
}
