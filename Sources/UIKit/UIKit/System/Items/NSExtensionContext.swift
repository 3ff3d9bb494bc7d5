/// The context that an app extension is started with; it stores the extension's responses, and
/// nothing receives them.
///
/// A controller has none here, as no other app starts it. Tests of an extension's own code can
/// create one.
open class NSExtensionContext: NSObject {
  open var inputItems: [Any] = []
  /// The items that the extension has returned, once it is done.
  package final private(set) var returnedItems: [Any]?
  /// The error it was cancelled with.
  package final private(set) var cancellation: (any Error)?

  public override init() { super.init() }

  open func completeRequest(
    returningItems items: [Any]?, completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) {
    returnedItems = items ?? []
    completionHandler?(false)
  }

  open func cancelRequest(withError error: any Error) { cancellation = error }

  /// Doesn't open anything.
  open func open(_ URL: URL, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
}

extension UIViewController {
  /// Nil, as no other app starts the controller as an extension.
  public var extensionContext: NSExtensionContext? { nil }
}
