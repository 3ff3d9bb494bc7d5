import UIKit

/// A banner as wide as the screen above photos in as many columns as fit; the delegate computes the sizes
/// from the width.
public class PhotosViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  static let gap: CGFloat = 8
  static let leastSide: CGFloat = 110

  public init(layout: UICollectionViewFlowLayout) {
    layout.minimumLineSpacing = Self.gap
    layout.minimumInteritemSpacing = Self.gap
    layout.sectionInset = UIEdgeInsets(
      top: Self.gap, left: Self.gap, bottom: Self.gap, right: Self.gap)
    super.init(collectionViewLayout: layout)
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    if #available(iOS 11.0, *) {
      collectionView.contentInsetAdjustmentBehavior = .always
    }
    collectionView.backgroundColor = .white
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
  }

  public override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    return 40
  }

  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "photo", for: indexPath)
    (cell as? PhotoCell)?.show(indexPath.item)
    return cell
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let gap = Self.gap
    let width = collectionView.bounds.inset(by: collectionView.adjustedContentInset).width - 2 * gap
    if indexPath.item == 0 {
      return CGSize(width: width, height: 80)
    }
    let columns = ((width + gap) / (Self.leastSide + gap)).rounded(.down)
    let side = ((width - gap * (columns - 1)) / columns).rounded(.down)
    return CGSize(width: side, height: side)
  }
}

/// Fix 1: the controller invalidates the layout while the screen rotates.
public final class InvalidatingPhotosViewController: PhotosViewController {
  public override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(
      alongsideTransition: { [weak self] _ in
        self?.collectionView.collectionViewLayout.invalidateLayout()
      }, completion: nil)
  }
}

/// Fix 2: the layout queries the delegate again whenever the view's size changes.
public final class FittingFlowLayout: UICollectionViewFlowLayout {
  public override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext else {
      return context
    }
    flowContext.invalidateFlowLayoutDelegateMetrics =
      newBounds.size != collectionView?.bounds.size
    return context
  }
}
