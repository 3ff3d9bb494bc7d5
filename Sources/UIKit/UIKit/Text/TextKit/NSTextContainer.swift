import Foundation
import Typography

/// A region that a layout manager fills with lines; lengths in points.
open class NSTextContainer: NSObject {
  /// Creates a container; a length of 0 sets no limit, as UIKit documents.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  public override convenience init() { self.init(size: .zero) }

  /// Creates a container without limits: archives aren't read.
  public required init(coder: NSCoder) {
    size = .zero
    super.init()
  }

  /// The manager that fills the container.
  open internal(set) weak var layoutManager: NSLayoutManager?

  /// Replaces the container's manager, for all of the manager's containers.
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard let old = layoutManager, old !== newLayoutManager else { return }
    let storage = old.textStorage
    for container in old.textContainers {
      old.removeTextContainer(at: 0)
      newLayoutManager.addTextContainer(container)
    }
    storage?.removeLayoutManager(old)
    storage?.addLayoutManager(newLayoutManager)
  }

  open var size: CGSize { didSet { if size != oldValue { geometryDidChange() } } }

  /// The paths that lines avoid, in the container's coordinates.
  ///
  /// There is no text between the left and the right end of each outline at a line's height; holes
  /// in an outline stay empty.
  open var exclusionPaths: [UIBezierPath] = [] { didSet { geometryDidChange() } }

  /// How the last line that fits ends; lines wrap by default.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { geometryDidChange() } }
  }

  /// The padding at both ends of lines; 5 points by default.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { geometryDidChange() } }
  }

  /// The maximum number of lines; 0 sets no limit.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { geometryDidChange() } }
  }

  /// Whether the container takes the available width of the text view that shows it.
  open var widthTracksTextView = false { didSet { tellView() } }
  /// Whether the container takes the available height of the text view that shows it.
  open var heightTracksTextView = false { didSet { tellView() } }

  /// Whether lines can use the whole width.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

  /// The text view that shows the container.
  final weak var view: UITextView?

  private func geometryDidChange() {
    guard let layoutManager else { return }
    layoutManager.textContainerChangedGeometry(self)
  }

  private func tellView() {
    guard let view else { return }
    _ = onMainQueue { view.containerDidChange() }
  }

  /// The container as Typography's input.
  final var room: TextFlow.Container {
    TextFlow.Container(
      size: CGSize(
        width: Self.limit(size.width), height: Self.limit(size.height)),
      padding: max(lineFragmentPadding, 0), maximumNumberOfLines: max(maximumNumberOfLines, 0),
      lineBreakMode: ParagraphStyle.LineBreakMode(lineBreakMode),
      exclusions: exclusionPaths.map(\.cgPath.data))
  }

  private static func limit(_ length: CGFloat) -> CGFloat {
    length > 0 ? TextFitting.limit(length) : .infinity
  }
}
