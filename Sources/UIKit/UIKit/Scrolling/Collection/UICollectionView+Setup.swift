import Graphics
import SystemFacts

extension UICollectionView {
  func finishCollectionInit() {
    let color = UIColor.fact(TableFacts.collectionBackground[hostOfView.release])
    standardBackground = color
    backgroundColor = color
    adopt(storedLayout)
  }

  /// Attaches a layout to this view, detaching it from any other view.
  func adopt(_ layout: UICollectionViewLayout) {
    layout.storedCollectionView = self
  }

  /// Returns the offset that layout and delegate propose after a change, within the valid range.
  func targetOffset(_ proposed: CGPoint) -> CGPoint {
    var offset = storedLayout.targetContentOffset(forProposedContentOffset: proposed)
    if let delegate {
      offset = delegate.collectionView(self, targetContentOffsetForProposedContentOffset: offset)
    }
    guard offset.x.isFinite, offset.y.isFinite, offset != proposed else { return proposed }
    return ScrollGeometry.clamp(
      offset, contentSize: storedContentSize, boundsSize: bounds.size, inset: adjustedContentInset)
  }

  func replaceBackgroundView(_ old: UIView?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    if let backgroundView {
      backgroundView.frame = bounds
      insertSubview(backgroundView, at: 0)
    }
  }

  /// Reports what UIKit would raise an exception for.
  func report(_ problem: String, advice: String) {
    refuse(SimulationIssue(where: summary, what: problem, advice: advice))
  }
}
