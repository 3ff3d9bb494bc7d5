@_exported import Foundation

/// Authenticates the user, which always fails: a simulated device has neither a sensor nor a
/// passcode.
open class LAContext: NSObject, @unchecked Sendable {
  // Stored, without effect.
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var localizedReason = ""
  open var interactionNotAllowed = false
  /// The duration in seconds.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0

  public override init() { super.init() }

  open var biometryType: LABiometryType { .none }
  open var evaluatedPolicyDomainState: Data? { nil }

  private func problem(_ policy: LAPolicy) -> LAError {
    LAError(
      policy == .deviceOwnerAuthenticationWithBiometrics ? .biometryNotAvailable : .passcodeNotSet)
  }

  /// Returns false.
  ///
  /// - Parameter error: The location to store the reason, as an `NSError` in the domain
  ///   ``LAErrorDomain``.
  open func canEvaluatePolicy(
    _ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?
  ) -> Bool {
    error?.pointee = problem(policy).nsError
    return false
  }

  /// Fails, on the main queue.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let problem = problem(policy)
    DispatchQueue.main.async { reply(false, problem) }
  }

  @discardableResult
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw problem(policy)
  }

  open func invalidate() {}
}

/// The authentication method.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication = 2
}

/// The kind of biometric sensor of a device.
public enum LABiometryType: Int, Sendable {
  case none = 0
  case touchID = 1
  case faceID = 2
  case opticID = 4
}
