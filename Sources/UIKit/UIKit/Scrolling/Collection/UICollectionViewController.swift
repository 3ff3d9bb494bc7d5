import Graphics

/// A controller whose view contains a collection view, and which is its data source and delegate.
///
/// Every method of the collection view's protocols is declared here or in the superclass so that
/// subclasses can override it.
@preconcurrency @MainActor
open class UICollectionViewController: _ScrollViewDelegateController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  /// Creates a controller whose collection view has the layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    firstLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose collection view comes from a nib, or has a flow layout.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    firstLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    firstLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    (coder as? NibCoder)?.apply(self)
  }

  /// The collection view, a subview of the controller's view.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return storedCollection
    }
    set {
      guard let newValue, newValue !== storedCollection else { return }
      let old = storedCollection
      storedCollection = newValue
      guard isViewLoaded, let view else { return }
      old?.removeFromSuperview()
      newValue.frame = view.bounds
      newValue.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      newValue.liftsItems = installsStandardGestureForInteractiveMovement
      view.insertSubview(newValue, at: 0)
    }
  }

  /// The layout of the collection view.
  open var collectionViewLayout: UICollectionViewLayout {
    storedCollection?.collectionViewLayout ?? firstLayout
  }

  /// Whether selected items are deselected when the view appears again; the default is true.
  open var clearsSelectionOnViewWillAppear = true

  /// Whether a long press lifts items that the data source allows to move, so that they follow the
  /// finger (iOS 9); the default is true.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { storedCollection?.liftsItems = installsStandardGestureForInteractiveMovement }
  }

  private let firstLayout: UICollectionViewLayout
  private var storedCollection: UICollectionView?
  private var hasLoadedItems = false

  open override func loadView() {
    // A nib's view is the collection view, which is then put into the wrapper.
    if storedCollection == nil, loadNibView(), let made = storedView as? UICollectionView {
      storedCollection = made
    } else if isViewLoaded {
      return
    }
    let bounds = storedCollection?.bounds ?? hostOfView.geometry.bounds
    let collection =
      storedCollection ?? UICollectionView(frame: bounds, collectionViewLayout: firstLayout)
    storedCollection = collection
    // The view is a wrapper of the collection view, not the collection view itself (documentation
    // of `collectionView`: its superview is the controller's view).
    let wrapper = UIView(frame: bounds)
    collection.frame = bounds
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.liftsItems = installsStandardGestureForInteractiveMovement
    if collection.dataSource == nil { collection.dataSource = self }
    if collection.delegate == nil { collection.delegate = self }
    wrapper.addSubview(collection)
    view = wrapper
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let collection = collectionView else { return }
    if !hasLoadedItems {
      hasLoadedItems = true
      collection.reloadData()
    }
    guard clearsSelectionOnViewWillAppear else { return }
    for path in collection.indexPathsForSelectedItems ?? [] {
      collection.deselectItem(at: path, animated: animated)
    }
  }

  // MARK: What subclasses override; none of these counts as implemented

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { MissingSupplementaryView(frame: .zero) }

  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {}

  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }

  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}

  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}

  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }

  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}

  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}

  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { false }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath() }

  open func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  open func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool { true }

  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }
}
