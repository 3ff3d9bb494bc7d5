import UIKit

extension UIViewController {
  /// The view that fits the free area of this controller's view, created on first access.
  ///
  /// An extension has no stored properties, so it is an associated object.
  var fittedContent: ContentFittingView {
    let attached = objc_getAssociatedObject(self, &ContentFittingView.attachment)
    if let existing = attached as? ContentFittingView {
      // Before iOS 11 nothing else notifies it that the guides have changed.
      existing.setNeedsLayout()
      return existing
    }
    let created = ContentFittingView()
    created.translatesAutoresizingMaskIntoConstraints = false
    created.isUserInteractionEnabled = false
    created.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 0.3)
    created.controller = self
    view.addSubview(created)
    view.sendSubviewToBack(created)
    objc_setAssociatedObject(
      self, &ContentFittingView.attachment, created,
      objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return created
  }
}
