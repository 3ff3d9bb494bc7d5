import Graphics

/// The outline of a 2D shape.
public nonisolated struct Path: Equatable, Sendable, LosslessStringConvertible {
  package var data: PathData

  /// An element of a path.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  /// Creates an empty path.
  public init() {
    data = PathData()
  }

  package init(_ data: PathData) {
    self.data = data
  }

  /// Creates a path from an immutable shape path.
  public init(_ path: CGPath) {
    data = path.frozen.data
  }

  /// Creates a path from a copy of a mutable shape path.
  public init(_ path: CGMutablePath) {
    data = path.frozen.data
  }

  /// Creates a path object containing a rectangle.
  public init(_ rect: CGRect) {
    self.init { $0.addRect(rect) }
  }

  /// Creates a path containing a rounded rectangle.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    self.init { $0.addRoundedRect(in: rect, cornerSize: cornerSize, style: style) }
  }

  /// Creates a path containing a rounded rectangle.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius),
      style: style)
  }

  /// Creates a path as the given rounded rectangle, which may have uneven corner radii.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init { $0.addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style) }
  }

  /// Creates a path as an ellipse within the given rectangle.
  public init(ellipseIn rect: CGRect) {
    self.init { $0.addEllipse(in: rect) }
  }

  /// Creates an empty path, then executes a closure to add the initial elements.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  // MARK: Text

  /// Creates a path from the text that describes another one.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    func points(_ count: Int) -> [CGPoint]? {
      guard numbers.count == 2 * count else { return nil }
      return (0..<count).map { CGPoint(x: numbers[2 * $0], y: numbers[2 * $0 + 1]) }
    }
    for word in string.split(separator: " ") {
      if let number = Double(word) {
        numbers.append(number)
        continue
      }
      switch word {
      case "m":
        guard let found = points(1) else { return nil }
        move(to: found[0])
      case "l":
        guard let found = points(1) else { return nil }
        addLine(to: found[0])
      case "q":
        guard let found = points(2) else { return nil }
        addQuadCurve(to: found[1], control: found[0])
      case "c":
        guard let found = points(3) else { return nil }
        addCurve(to: found[2], control1: found[0], control2: found[1])
      case "h": closeSubpath()
      default: return nil
      }
      numbers = []
    }
    if !numbers.isEmpty { return nil }
  }

  /// A description of the path that may be used to recreate the path.
  public var description: String {
    var words: [String] = []
    func add(_ points: CGPoint..., verb: String) {
      for point in points {
        words += [ViewNames.length(point.x), ViewNames.length(point.y)]
      }
      words.append(verb)
    }
    forEach {
      switch $0 {
      case .move(let point): add(point, verb: "m")
      case .line(let point): add(point, verb: "l")
      case .quadCurve(let end, let control): add(control, end, verb: "q")
      case .curve(let end, let control1, let control2):
        add(control1, control2, end, verb: "c")
      case .closeSubpath: words.append("h")
      }
    }
    return words.joined(separator: " ")
  }

  // MARK: Questions

  /// An immutable path representing the elements in the path.
  public var cgPath: CGPath { CGPath(data) }

  /// Whether the path contains zero elements.
  public var isEmpty: Bool { data.isEmpty }

  /// A rectangle containing all path segments.
  public var boundingRect: CGRect { data.curveBounds }

  /// The last point in the path, or `nil` if the path contains no points.
  public var currentPoint: CGPoint? { data.currentPoint }

  /// Returns true if the path contains a specified point.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    data.contains(p, rule: eoFill ? .evenOdd : .winding)
  }

  /// Calls `body` with each element in the path.
  public func forEach(_ body: (Element) -> Void) {
    data.forEach {
      switch $0 {
      case .move(let point): body(.move(to: point))
      case .line(let point): body(.line(to: point))
      case .quad(let control, let end): body(.quadCurve(to: end, control: control))
      case .cubic(let control1, let control2, let end):
        body(.curve(to: end, control1: control1, control2: control2))
      case .close: body(.closeSubpath)
      }
    }
  }

  // MARK: Variants

  /// Returns a stroked copy of the path.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let line = style.dash.isEmpty ? data : data.dashed(phase: style.dashPhase, lengths: style.dash)
    var solid = style.graphicsStyle
    solid.dash = []
    return Path(line.stroked(solid))
  }

  /// Returns a partial copy of the path, between two fractions of its length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    Path(data.trimmed(from: min(max(from, 0), 1), to: min(max(to, 0), 1)))
  }

  /// Returns a path by applying a transform to all points.
  public func applying(_ transform: CGAffineTransform) -> Path { Path(data.applying(transform)) }

  /// Returns a path by offsetting all points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

/// Defines the shape of a rounded rectangle's corners.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Quarter-circle rounded rect corners.
  case circular
  /// Continuous curvature rounded rect corners.
  case continuous
}
