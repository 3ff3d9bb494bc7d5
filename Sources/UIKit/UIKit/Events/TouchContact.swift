/// The state of a simulated finger on the screen.
@MainActor
final class TouchContact {
  /// Distinguishes fingers, and orders them by arrival.
  let number: Int
  var phase = UITouch.Phase.began
  var time: TimeInterval
  var tapCount = 1
  weak var window: UIWindow?
  weak var view: UIView?
  /// The point of touchdown, in the window's coordinates.
  let origin: CGPoint
  /// The finger's current position, and the one at the previous event, in the window's coordinates.
  var place: CGPoint
  var previousPlace: CGPoint
  /// The recognizers that track the finger, starting with the innermost view's.
  var recognizers: [UIGestureRecognizer] = []
  /// How much of the touch has been delivered to the view.
  var delivery = Delivery.waiting
  /// Whether app and window have forwarded the touch; subclasses may withhold it.
  var hasReachedWindow = false

  /// How much of a touch has been delivered to its view.
  enum Delivery {
    /// A recognizer delays the beginning.
    case waiting
    case begun
    /// The end has been delivered, or nothing will be delivered any more.
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
  /// The touches in touchdown order.
  @MainActor
  var inOrder: [UITouch] {
    sorted { ($0.contact?.number ?? 0) < ($1.contact?.number ?? 0) }
  }
}

extension Set<UITouch> {
  /// The touches in touchdown order.
  @MainActor
  var inOrder: [UITouch] { Array(self).inOrder }
}
