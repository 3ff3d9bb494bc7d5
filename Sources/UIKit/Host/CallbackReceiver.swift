/// The controller that a transition is being announced to.
@MainActor
enum CallbackReceiver {
  private(set) static weak var current: UIViewController?

  static func perform(as controller: UIViewController, _ body: () -> Void) {
    let outer = current
    current = controller
    body()
    current = outer
  }
}
