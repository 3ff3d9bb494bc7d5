/// The effect of an interactive move on a section of a diffable data source.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  public let sectionIdentifier: SectionIdentifierType
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  public let difference: CollectionDifference<ItemIdentifierType>

  init(
    _ section: SectionIdentifierType, from old: [ItemIdentifierType], to new: [ItemIdentifierType]
  ) {
    func snapshot(
      _ items: [ItemIdentifierType]
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
      var made = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
      made.append(items)
      return made
    }
    sectionIdentifier = section
    initialSnapshot = snapshot(old)
    finalSnapshot = snapshot(new)
    difference = new.difference(from: old)
  }
}
