import Testing
import UIKit

@MainActor
@Suite("A layout specifies which supplementary and decoration views come and go with items")
struct SupplementaryUpdateTests {
  private final class Badge: UICollectionReusableView {
    static var made = 0
    var text = ""
  }

  private final class Line: UICollectionReusableView {}

  /// Rows of 40 with a badge and a line each.
  private final class BadgeLayout: UICollectionViewLayout {
    var calls: [String] = []
    private var inserted: [IndexPath] = []
    private var deleted: [IndexPath] = []
    var answers = true

    override init() {
      super.init()
      register(Line.self, forDecorationViewOfKind: "line")
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }
    private func frame(_ path: IndexPath) -> CGRect {
      CGRect(x: 0, y: CGFloat(path.item) * 40, width: 100, height: 40)
    }

    override var collectionViewContentSize: CGSize {
      CGSize(width: 100, height: CGFloat(count) * 40)
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<count).flatMap { item -> [UICollectionViewLayoutAttributes] in
        let path = IndexPath(item: item, section: 0)
        let cell = UICollectionViewLayoutAttributes(forCellWith: path)
        let badge = UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: "badge", with: path)
        let line = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: path)
        for attributes in [cell, badge, line] { attributes.frame = frame(path) }
        return [cell, badge, line]
      }.filter { $0.frame.intersects(rect) }
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      calls.append("prepare")
      inserted = updateItems.filter { $0.updateAction == .insert }.compactMap(
        \.indexPathAfterUpdate)
      deleted = updateItems.filter { $0.updateAction == .delete }.compactMap(
        \.indexPathBeforeUpdate)
    }

    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      calls.append("finalize")
    }

    private func note(_ call: String, _ paths: [IndexPath]) -> [IndexPath] {
      calls.append(call)
      return answers ? paths : []
    }

    override func indexPathsToInsertForSupplementaryView(ofKind kind: String) -> [IndexPath] {
      note("insert \(kind)", kind == "badge" ? inserted : [])
    }
    override func indexPathsToDeleteForSupplementaryView(ofKind kind: String) -> [IndexPath] {
      note("delete \(kind)", kind == "badge" ? deleted : [])
    }
    override func indexPathsToInsertForDecorationView(ofKind kind: String) -> [IndexPath] {
      note("insert \(kind)", inserted)
    }
    override func indexPathsToDeleteForDecorationView(ofKind kind: String) -> [IndexPath] {
      note("delete \(kind)", deleted)
    }
    override func initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      calls.append("appears \(kind) \(path.item)")
      return nil
    }
    override func finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      calls.append("disappears \(kind) \(path.item)")
      return nil
    }
    override func initialLayoutAttributesForAppearingDecorationElement(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      calls.append("appears \(kind) \(path.item)")
      return nil
    }
    override func finalLayoutAttributesForDisappearingDecorationElement(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      calls.append("disappears \(kind) \(path.item)")
      return nil
    }
  }

  /// Badges show their item's name.
  private final class Source: ItemSource {
    var names = ["a", "b", "c", "d"] { didSet { items = [names.count] } }
    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "bar", for: indexPath)
      (view as? Badge)?.text = names[indexPath.item]
      return view
    }
  }

  @Test("queried when items come or go, and visible ones follow their items")
  func badges() {
    let layout = BadgeLayout()
    let source = Source([4])
    let screen = CollectionScreen(.iPhone8, layout: layout, source: source) {
      $0.register(
        Badge.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "bar")
    }
    let view = screen.view
    func badge(_ item: Int) -> Badge? {
      view.supplementaryView(forElementKind: "badge", at: IndexPath(item: item, section: 0))
        as? Badge
    }
    func texts() -> [String?] { source.names.indices.map { badge($0)?.text } }
    func calls() -> [String] {
      defer { layout.calls = [] }
      return layout.calls.filter { !$0.hasSuffix("Header") && !$0.hasSuffix("Footer") }
    }
    screen.host.settle()
    #expect(texts() == ["a", "b", "c", "d"] && calls().isEmpty)

    let last = badge(3)
    source.names = ["a", "x", "b", "c", "d"]
    view.insertItems(at: [IndexPath(item: 1, section: 0)])
    #expect(
      calls() == [
        "prepare", "insert badge", "appears badge 1", "insert line", "appears line 1", "finalize",
      ])
    screen.host.settle()
    #expect(texts() == ["a", "x", "b", "c", "d"] && badge(4) === last)

    source.names = ["a", "b", "d"]
    view.deleteItems(at: [1, 3].map { IndexPath(item: $0, section: 0) })
    #expect(
      calls() == [
        "prepare", "delete badge", "disappears badge 1", "disappears badge 3", "delete line",
        "disappears line 1", "disappears line 3", "finalize",
      ])
    screen.host.settle()
    #expect(texts() == ["a", "b", "d"] && badge(2) === last)

    source.names = ["b", "y", "d"]
    view.performBatchUpdates {
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      view.insertItems(at: [IndexPath(item: 1, section: 0)])
    }
    #expect(calls().filter { $0.contains("badge") }.count == 4)
    screen.host.settle()
    #expect(texts() == ["b", "y", "d"] && badge(2) === last)

    // Moves and reloads add and remove none.
    source.names = ["d", "b", "y"]
    view.moveItem(at: IndexPath(item: 2, section: 0), to: IndexPath(item: 0, section: 0))
    #expect(calls() == ["prepare", "finalize"])
    // Without an answer they keep their position.
    layout.answers = false
    screen.host.settle()
    source.names = ["z", "d", "b", "y"]
    view.insertItems(at: [IndexPath(item: 0, section: 0)])
    screen.host.settle()
    #expect(texts() == ["b", "y", "d", "y"])
  }
}
