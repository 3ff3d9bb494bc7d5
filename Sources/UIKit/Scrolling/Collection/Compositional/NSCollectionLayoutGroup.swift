import Graphics

/// Elements in a row, in a column or where a closure says; repeated until all items have a place.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    case horizontal, vertical
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  enum Repetition: Equatable {
    /// As often as there is room.
    case filling
    /// So often, sharing the length of the group.
    case sharing(Int)
    /// So often, in the element's own size.
    case times(Int)
  }

  final let arrangement: Arrangement
  final let repetition: Repetition
  /// The plans that the group repeats.
  public let subitems: [NSCollectionLayoutItem]
  /// Room between the elements.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { storedSupplementaryItems }
    set { storedSupplementaryItems = newValue }
  }

  private init(
    _ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement,
    _ subitems: [NSCollectionLayoutItem], _ repetition: Repetition
  ) {
    self.arrangement = arrangement
    self.subitems = subitems
    self.repetition = repetition
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  // MARK: Rows

  /// A row of the elements, over and over as long as there is room.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, subitems, .filling)
  }

  /// A row of an element, so often, whose copies share the width of the group.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], .sharing(count))
  }

  /// A row of an element, so often, in its own size (iOS 16).
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], .times(count))
  }

  // MARK: Columns

  /// A column of the elements, over and over as long as there is room.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, subitems, .filling)
  }

  /// A column of an element, so often, whose copies share the height of the group.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], .sharing(count))
  }

  /// A column of an element, so often, in its own size (iOS 16).
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], .times(count))
  }

  /// Elements where a closure says, in the coordinates of the group.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), [], .filling)
  }
}
