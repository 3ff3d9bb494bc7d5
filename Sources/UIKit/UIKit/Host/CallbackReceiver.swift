/// The controller that a transition is being announced to.
@MainActor
enum CallbackReceiver {
  static var current: UIViewController? { CallsUnderway.current.announcedTo }

  static func perform(as controller: UIViewController, _ body: () -> Void) {
    let outer = current
    CallsUnderway.current.announcedTo = controller
    body()
    CallsUnderway.current.announcedTo = outer
  }
}
