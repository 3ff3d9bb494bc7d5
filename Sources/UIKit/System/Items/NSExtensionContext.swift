/// What an app extension is started with; it keeps what the extension says, and nobody hears of it.
///
/// A controller has none here, as no other app starts it. Tests of an extension's own code can make one.
open class NSExtensionContext: NSObject {
  open var inputItems: [Any] = []
  /// What the extension has given back, once it is done.
  package final private(set) var returnedItems: [Any]?
  /// Why it gave up.
  package final private(set) var cancellation: (any Error)?

  public override init() { super.init() }

  open func completeRequest(
    returningItems items: [Any]?, completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) {
    returnedItems = items ?? []
    completionHandler?(false)
  }

  open func cancelRequest(withError error: any Error) { cancellation = error }

  /// Opens nothing.
  open func open(_ URL: URL, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
}

extension UIViewController {
  /// Nil, as no other app starts the controller as an extension.
  public var extensionContext: NSExtensionContext? { nil }
}
