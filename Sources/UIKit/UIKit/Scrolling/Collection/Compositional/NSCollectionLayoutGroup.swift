import Graphics

/// Elements in a row, in a column or at custom positions; repeated for all items of the section.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    case horizontal, vertical
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  enum Repetition: Equatable {
    /// As often as there is room.
    case filling
    /// A number of times, sharing the length of the group.
    case sharing(Int)
    /// A number of times, at the element's own size.
    case times(Int)
  }

  final let arrangement: Arrangement
  final let repetition: Repetition
  /// The plans that the group repeats.
  public let subitems: [NSCollectionLayoutItem]
  /// The spacing between the elements.
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

  /// Creates a row that repeats the elements as long as there is room.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, subitems, .filling)
  }

  /// Creates a row of an element repeated a number of times; the copies share the group's width.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], .sharing(count))
  }

  /// Creates a row of an element repeated a number of times at its own size (iOS 16).
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], .times(count))
  }

  // MARK: Columns

  /// Creates a column that repeats the elements as long as there is room.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, subitems, .filling)
  }

  /// Creates a column of an element repeated a number of times; the copies share the group's
  /// height.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], .sharing(count))
  }

  /// Creates a column of an element repeated a number of times at its own size (iOS 16).
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], .times(count))
  }

  /// Creates a group whose elements a closure places, in the coordinates of the group.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), [], .filling)
  }
}
