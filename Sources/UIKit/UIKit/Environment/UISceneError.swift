/// The reason why a scene couldn't fulfil a request.
public struct UISceneError: Error, Hashable, Sendable {
  public enum Code: Int, Hashable, Sendable {
    case multipleScenesNotSupported = 0
    case requestDenied = 1
    case geometryRequestDenied = 101
  }

  public let code: Code
  private let text: String

  init(_ code: Code, _ text: String) {
    self.code = code
    self.text = text
  }

  public static let errorDomain = "UISceneErrorDomain"
  public static let multipleScenesNotSupported = Code.multipleScenesNotSupported
  public static let requestDenied = Code.requestDenied
  public static let geometryRequestDenied = Code.geometryRequestDenied
}

extension UISceneError: CustomNSError, LocalizedError {
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? { text }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: text] }
}
