import Foundation

extension UIScene {
  /// How a scene is activated.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    open var requestingScene: UIScene?

    public override nonisolated init() { super.init() }
  }
}

extension UIWindowScene {
  /// How a window's scene is activated (iOS 15).
  open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
    open var preferredPresentationStyle = UIWindowScene.PresentationStyle.automatic
  }

  /// Where a new window appears. The raw values are UIKit's.
  public enum PresentationStyle: UInt, Sendable {
    case automatic = 0
    case standard = 1
    case prominent = 2
  }
}

/// A request for a scene (iOS 17).
@preconcurrency @MainActor
public struct UISceneSessionActivationRequest {
  public let session: UISceneSession?
  public var userActivity: NSUserActivity?
  public var options: UIScene.ActivationRequestOptions?

  public init(
    session: UISceneSession, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.session = session
    self.userActivity = userActivity
    self.options = options
  }

  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    session = nil
    self.userActivity = userActivity
    self.options = options
  }
}

// There is one scene: requests for it succeed without a change, and requests for others are refused.
extension UIApplication {
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: (((any Error) -> Void))? = nil
  ) {
    answer(sceneSession, errorHandler)
  }

  public func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    answer(request.session, errorHandler)
  }

  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    errorHandler?(UISceneError(.multipleScenesNotSupported, "The only scene can't be destroyed."))
  }

  /// Has no effect: the scene is never in the switcher of apps.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  private func answer(_ session: UISceneSession?, _ errorHandler: ((any Error) -> Void)?) {
    if let session, openSessions.contains(session) { return }
    errorHandler?(UISceneError(.multipleScenesNotSupported, "The app has only one scene."))
  }
}

/// How a scene is removed.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
  public override nonisolated init() { super.init() }
}
