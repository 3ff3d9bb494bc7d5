import Graphics

/// The place of one element in a group that places its elements itself.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  public let frame: CGRect
  public let zIndex: Int

  public convenience init(frame: CGRect) {
    self.init(frame: frame, zIndex: 0)
  }

  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }
}

/// Gives the places of a custom group's elements.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (
    NSCollectionLayoutEnvironment
  ) -> [NSCollectionLayoutGroupCustomItem]
