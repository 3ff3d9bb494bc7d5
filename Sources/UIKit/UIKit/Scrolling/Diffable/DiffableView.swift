import Foundation
import SystemFacts

/// A table or a collection view that shows the snapshots of a diffable data source.
@preconcurrency @MainActor
protocol DiffableView: UIView {
  func reloadData()
  func apply(_ change: DiffableChange)
}

extension UITableView: DiffableView {}
extension UICollectionView: DiffableView {}

extension DiffableChange {
  /// Applies a change to a view immediately.
  @MainActor
  func show(in view: (any DiffableView)?, animated: Bool, _ completion: (() -> Void)? = nil) {
    if let view {
      if !animated, ControllerFacts.reloadsUnanimatedChanges[view.hostOfView.release] {
        view.reloadData()
      } else {
        view.apply(self)
      }
    }
    Self.finish(in: view, animated: animated, completion)
  }

  /// Runs a completion when an animation would have ended.
  @MainActor
  static func finish(in view: UIView?, animated: Bool, _ completion: (() -> Void)?) {
    guard let completion else { return }
    (view?.hostOfView ?? .current).schedule(after: animated ? 0.3 : 0, completion)
  }
}
