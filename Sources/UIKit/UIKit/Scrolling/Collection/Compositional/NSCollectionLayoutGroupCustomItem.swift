import Graphics

/// The frame of one element in a custom group.
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

/// Returns the frames of a custom group's elements.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (
    NSCollectionLayoutEnvironment
  ) -> [NSCollectionLayoutGroupCustomItem]
