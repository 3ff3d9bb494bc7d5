import Graphics

extension UICollectionView {
  /// A configuration of cells of a class from items; created once and used for every cell (iOS 14).
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let handler: Handler
    let reuse: RegistrationName

    public init(handler: @escaping Handler) {
      self.handler = handler
      reuse = RegistrationName()
    }
  }

  /// A configuration of supplementary views of a class and a kind (iOS 14).
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let handler: Handler
    let elementKind: String
    let reuse: RegistrationName

    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
      reuse = RegistrationName()
    }
  }

  /// Dequeues a cell of the registration's class and configures it with an item.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    check(registration.reuse)
    let name = registration.reuse.identifier
    let key = ReuseKey(kind: nil, identifier: name)
    if pool.classes[key] == nil { pool.classes[key] = Cell.self }
    let made = dequeueCell(name, for: indexPath)
    let cell = made as? Cell ?? ReusableViewFactory.make(Cell.self, frame: made.frame)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Dequeues a supplementary view of the registration's class and configures it.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    check(registration.reuse)
    let name = registration.reuse.identifier
    let key = ReuseKey(kind: registration.elementKind, identifier: name)
    if pool.classes[key] == nil { pool.classes[key] = Supplementary.self }
    let made = dequeueSupplementary(registration.elementKind, name, for: indexPath)
    let view =
      made as? Supplementary
      ?? ReusableViewFactory.make(Supplementary.self, frame: made.frame)
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }

  private func check(_ name: RegistrationName) {
    guard name.wasMadeInRequest else { return }
    report(
      "Attempted to dequeue a cell using a registration that was created inside "
        + "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource "
        + "cell provider. Creating a new registration each time a cell is requested will prevent "
        + "reuse and cause created cells to remain inaccessible in memory for the lifetime of the "
        + "collection view. Registrations should be created up front and reused.",
      advice: "Create the registration once, outside of the method that returns cells.")
  }
}

/// The unique identifier of a registration.
@MainActor
struct RegistrationName {
  let identifier: String
  let wasMadeInRequest: Bool

  init() {
    identifier = "UICollectionView.Registration-\(WorldScope.current.numbering.next())"
    wasMadeInRequest = CallsUnderway.current.cellRequests > 0
  }
}
