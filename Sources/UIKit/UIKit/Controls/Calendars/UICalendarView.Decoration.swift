extension UICalendarView {
  /// The size of a decoration. Values: UIKit's.
  public enum DecorationSize: Int, Sendable {
    case small = 0
    case medium = 1
    case large = 2

    /// By eye; low.
    var points: CGFloat {
      switch self {
      case .small: 5
      case .medium: 8
      case .large: 12
      }
    }
  }

  /// The decoration under a day: a dot, an image, or a view (iOS 16).
  @preconcurrency @MainActor
  open class Decoration: NSObject {
    private let make: @MainActor () -> UIView

    private init(make: @escaping @MainActor () -> UIView) {
      self.make = make
      super.init()
    }

    /// A dot; grey if the colour is `nil`.
    public static func `default`(
      color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration {
      Decoration {
        let dot = DecorationView(size.points)
        dot.backgroundColor = color ?? .systemGray
        dot.layer.cornerRadius = size.points / 2
        return dot
      }
    }

    /// Creates a dot with the defaults of ``default(color:size:)``.
    public convenience override init() {
      self.init(make: { Decoration.default().makeView() })
    }

    /// Creates an image decoration; without an image, it's a dot.
    public convenience init(
      image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
    ) {
      guard let image else {
        self.init(make: { Decoration.default(color: color, size: size).makeView() })
        return
      }
      self.init {
        // An image gets the space that a dot leaves empty (by eye; low).
        let view = DecorationView(size.points * 1.5)
        let picture = UIImageView(image: image)
        picture.contentMode = .scaleAspectFit
        picture.tintColor = color ?? .systemGray
        picture.frame = CGRect(x: 0, y: 0, width: size.points * 1.5, height: size.points * 1.5)
        view.addSubview(picture)
        return view
      }
    }

    /// An image decoration; without an image, it's a dot.
    public static func image(
      _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration { Decoration(image: image, color: color, size: size) }

    /// Creates a decoration with a custom view in its preferred size.
    public convenience init(customViewProvider: @escaping @MainActor () -> UIView) {
      self.init(make: customViewProvider)
    }

    /// A decoration with a custom view in its preferred size.
    public static func customView(_ customViewProvider: @escaping @MainActor () -> UIView)
      -> Decoration
    {
      Decoration(make: customViewProvider)
    }

    func makeView() -> UIView { make() }
  }
}

/// A square of a fixed size.
private final class DecorationView: UIView {
  private let side: CGFloat

  init(_ side: CGFloat) {
    self.side = side
    super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: side, height: side) }
}
