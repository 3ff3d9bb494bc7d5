extension ClassEntry {
  static let collectionView = ClassEntry(
    UICollectionView.self,
    keys: { ($0 as? any _UICollectionViewKeys.Type)?.listUICollectionView(&$1) },
    make: { type in
      guard let type = type as? UICollectionView.Type else { return UIView() }
      return RuntimeClass.makeCollectionView(
        type, frame: .zero, layout: UICollectionViewFlowLayout())
    })
}

// Names in Objective-C from Apple's headers.
protocol _UICollectionViewKeys: UICollectionView {}
extension UICollectionView: _UICollectionViewKeys {}

extension _UICollectionViewKeys {
  @MainActor static func listUICollectionView(_ members: inout _DialectMembers) {
    members.system("collectionViewLayout", \Self.collectionViewLayout)
    members.system("backgroundView", \Self.backgroundView)
    members.system("allowsSelection", \Self.allowsSelection)
    members.system("allowsMultipleSelection", \Self.allowsMultipleSelection)
    members.system("dataSource", \Self.dataSource)
    members.system("delegate", \Self.delegate)
  }
}
