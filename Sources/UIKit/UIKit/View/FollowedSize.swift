/// A bar, the keyboard, or another object that sizes the app's views to their content and tracks
/// changes to it.
@preconcurrency @MainActor
protocol ContentSizeFollower: AnyObject {
  /// Called when a view's content may require a size other than the current one.
  func followedContentDidChange()
  /// Called when code has changed a view's size.
  func followedSizeDidChange()
}

/// The state a view keeps while something that follows its content sizes it.
@MainActor
final class FollowedSize {
  weak var follower: (any ContentSizeFollower)?
  /// The size that the follower gave the view.
  var given: CGSize?
  /// The size that code had set before; nil if none.
  var own: CGSize?
  /// The size that the view itself computed when it had a different one.
  var fitting: CGSize?
  /// Whether the follower is setting the view's frame right now.
  var isPlacing = false
}

extension UIView {
  /// The size that code has set; nil if there is none, or only the one that a follower set.
  var sizeSetByCode: CGSize? {
    if let followedSize, followedSize.given == bounds.size { return followedSize.own }
    return bounds.size == .zero ? nil : bounds.size
  }

  var madeFollowedSize: FollowedSize {
    if let followedSize { return followedSize }
    let made = FollowedSize()
    followedSize = made
    return made
  }

  /// Records the size that the view is about to get from what follows its content.
  func noteGivenSize(_ size: CGSize, by follower: any ContentSizeFollower) {
    let followed = madeFollowedSize
    followed.own = sizeSetByCode
    followed.given = size
    followed.follower = follower
    hostOfView.layoutWork.followsContentSizes = true
  }

  /// Notifies whatever follows the content of this view or of an ancestor.
  func contentSizeMayChange() {
    guard hostOfView.layoutWork.followsContentSizes else { return }
    var view: UIView? = self
    while let current = view {
      if let follower = current.followedSize?.follower {
        // A view that has left its bar is no longer followed.
        let bar = follower as? UIView
        if bar.map({ current.isDescendant(of: $0) }) ?? true { follower.followedContentDidChange() }
      }
      view = current.storedSuperview
    }
  }
}
