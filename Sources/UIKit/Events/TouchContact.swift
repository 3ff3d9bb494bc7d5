/// What a simulated finger does on the screen.
@MainActor
final class TouchContact {
  /// Tells fingers apart, and says which came first.
  let number: Int
  var phase = UITouch.Phase.began
  var time: TimeInterval
  var tapCount = 1
  weak var window: UIWindow?
  weak var view: UIView?
  /// Where the finger came down, in the window's coordinates.
  let origin: CGPoint
  /// Where the finger is, and where it was at the event before, in the window's coordinates.
  var place: CGPoint
  var previousPlace: CGPoint
  /// The recognizers that follow the finger, those of the innermost view first.
  var recognizers: [UIGestureRecognizer] = []
  /// How far the view has heard of the finger.
  var delivery = Delivery.waiting
  /// Whether app and window have handed the finger on, which subclasses may keep.
  var hasReachedWindow = false

  /// How far a view has heard of a finger.
  enum Delivery {
    /// A recognizer delays the beginning.
    case waiting
    case begun
    /// The view has heard of the end, or never hears of the finger again.
    case over
  }

  init(number: Int, at place: CGPoint, in window: UIWindow, view: UIView, time: TimeInterval) {
    self.number = number
    origin = place
    self.place = place
    previousPlace = place
    self.window = window
    self.view = view
    self.time = time
  }

  var isOnScreen: Bool { phase != .ended && phase != .cancelled }
}

extension [UITouch] {
  /// The touches in the order in which the fingers came down.
  @MainActor
  var inOrder: [UITouch] {
    sorted { ($0.contact?.number ?? 0) < ($1.contact?.number ?? 0) }
  }
}

extension Set<UITouch> {
  /// The touches in the order in which the fingers came down.
  @MainActor
  var inOrder: [UITouch] { Array(self).inOrder }
}
