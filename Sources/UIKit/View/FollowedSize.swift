/// What gives views of the app's the size that their content asks for, and follows that: a bar, or the
/// keyboard.
@preconcurrency @MainActor
protocol ContentSizeFollower: AnyObject {
  /// Is called when the content of a view may ask for another size than it has.
  func followedContentDidChange()
  /// Is called when code has given a view another size.
  func followedSizeDidChange()
}

/// What a view remembers of being sized by what follows its content.
@MainActor
final class FollowedSize {
  weak var follower: (any ContentSizeFollower)?
  /// The size that the follower gave the view.
  var given: CGSize?
  /// The size that code gave the view before; nil for none.
  var own: CGSize?
  /// The size that the view answered by itself when it had another one.
  var fitting: CGSize?
  /// Whether the follower gives the view its frame now.
  var isPlacing = false
}

extension UIView {
  /// The size that code gave the view; nil where it has none, or only what a follower gave it.
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

  /// Notes the size that the view is about to get from what follows its content.
  func noteGivenSize(_ size: CGSize, by follower: any ContentSizeFollower) {
    let followed = madeFollowedSize
    followed.own = sizeSetByCode
    followed.given = size
    followed.follower = follower
    hostOfView.followsContentSizes = true
  }

  /// Notifies what follows the content of this view or of one that it is inside.
  func contentSizeMayChange() {
    guard hostOfView.followsContentSizes else { return }
    var view: UIView? = self
    while let current = view {
      if let follower = current.followedSize?.follower {
        // A view that has left its bar is followed no longer.
        let bar = follower as? UIView
        if bar.map({ current.isDescendant(of: $0) }) ?? true { follower.followedContentDidChange() }
      }
      view = current.storedSuperview
    }
  }
}
