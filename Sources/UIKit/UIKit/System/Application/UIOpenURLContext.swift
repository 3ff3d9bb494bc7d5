/// A URL that a scene is to open, and the source of the request.
///
/// Nothing makes such a request here, and code can't create one, as on a device.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  public let url: URL
  /// Options for opening the URL.
  public let options: UIScene.OpenURLOptions

  package init(url: URL, options: UIScene.OpenURLOptions = UIScene.OpenURLOptions()) {
    self.url = url
    self.options = options
    super.init()
  }
}

extension UIScene {
  /// The source of a request to open a URL, and its options.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    open var sourceApplication: String? { nil }
    open var annotation: Any? { nil }
    open var openInPlace: Bool { false }
  }

  /// A scene's options for opening a URL.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Whether only an app that is registered for the URL may open it; stored, without effect.
    open var universalLinksOnly = false
  }
}
