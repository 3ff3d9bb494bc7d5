/// One instance of an app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Whether a scene is in use.
  public enum ActivationState: Int, Hashable, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  open var activationState: ActivationState { .foregroundActive }
  open var title: String?
}
