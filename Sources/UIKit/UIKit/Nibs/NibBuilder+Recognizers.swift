import NibDocuments

/// Gesture recognizers of documents.
extension NibBuilder {
  func makeRecognizer(_ element: NibElement) -> UIGestureRecognizer {
    let standard = Self.recognizerClasses[element.name] ?? UIGestureRecognizer.self
    let type = customClass(element, of: UIGestureRecognizer.self) ?? standard
    let recognizer = RuntimeClass.makeRecognizer(type)
    apply(element, to: recognizer)
    register(recognizer, element)
    return recognizer
  }

  private static var recognizerClasses: [String: UIGestureRecognizer.Type] {
    [
      "tapGestureRecognizer": UITapGestureRecognizer.self,
      "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
      "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
      "panGestureRecognizer": UIPanGestureRecognizer.self,
      "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
      "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
      "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
      "hoverGestureRecognizer": UIHoverGestureRecognizer.self,
    ]
  }

  private func apply(_ element: NibElement, to recognizer: UIGestureRecognizer) {
    if let flag = element.flag("enabled") { recognizer.isEnabled = flag }
    if let flag = element.flag("cancelsTouchesInView") { recognizer.cancelsTouchesInView = flag }
    if let flag = element.flag("delaysTouchesBegan") { recognizer.delaysTouchesBegan = flag }
    if let flag = element.flag("delaysTouchesEnded") { recognizer.delaysTouchesEnded = flag }
    if let flag = element.flag("requiresExclusiveTouchType") {
      recognizer.requiresExclusiveTouchType = flag
    }
    let taps = element.integer("numberOfTapsRequired")
    let touches = element.integer("numberOfTouchesRequired")
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      if let taps { tap.numberOfTapsRequired = taps }
      if let touches { tap.numberOfTouchesRequired = touches }
    case let swipe as UISwipeGestureRecognizer:
      if let direction = NibNames.swipeDirection(element.attribute("direction") ?? "") {
        swipe.direction = direction
      }
      if let touches { swipe.numberOfTouchesRequired = touches }
    case let press as UILongPressGestureRecognizer:
      if let taps { press.numberOfTapsRequired = taps }
      if let touches { press.numberOfTouchesRequired = touches }
      if let duration = element.number("minimumPressDuration") {
        press.minimumPressDuration = duration
      }
      if let way = element.length("allowableMovement") { press.allowableMovement = CGFloat(way) }
    case let pan as UIPanGestureRecognizer:
      if let least = element.integer("minimumNumberOfTouches") {
        pan.minimumNumberOfTouches = least
      }
      if let most = element.integer("maximumNumberOfTouches") { pan.maximumNumberOfTouches = most }
      if let edge = pan as? UIScreenEdgePanGestureRecognizer, let names = element.names("edges") {
        edge.edges = NibNames.edges(names)
      }
    case let pinch as UIPinchGestureRecognizer:
      if let scale = element.number("scale") { pinch.scale = CGFloat(scale) }
    case let rotation as UIRotationGestureRecognizer:
      if let angle = element.number("rotation") { rotation.rotation = CGFloat(angle) }
    default: break
    }
  }
}
