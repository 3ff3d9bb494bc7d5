@_exported import Foundation
import UIKit

/// A window that system interfaces are presented over.
public typealias ASPresentationAnchor = UIWindow

/// Why a web page's sign-in ended.
public struct ASWebAuthenticationSessionError: Error, Hashable, Sendable {
  public enum Code: Int, Hashable, Sendable {
    case canceledLogin = 1
    case presentationContextNotProvided = 2
    case presentationContextInvalid = 3
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static let canceledLogin = Code.canceledLogin
  public static let presentationContextNotProvided = Code.presentationContextNotProvided
  public static let presentationContextInvalid = Code.presentationContextInvalid
}

/// Signs in on a web page: nothing is shown and nobody signs in, until it's cancelled.
@preconcurrency @MainActor
open class ASWebAuthenticationSession: NSObject {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  private let handler: CompletionHandler
  private var isRunning = false
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false
  open var canStart: Bool { !isRunning }

  public init(
    url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) {
    handler = completionHandler
    super.init()
  }

  @discardableResult open func start() -> Bool {
    guard !isRunning else { return false }
    isRunning = true
    return true
  }

  /// Ends the session without a result (Apple: the handler isn't called).
  open func cancel() { isRunning = false }
}

/// Provides the window.
@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
