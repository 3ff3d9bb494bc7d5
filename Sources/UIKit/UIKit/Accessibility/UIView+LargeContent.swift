// Unlike in UIKit, subclasses can't override these: they set them.
extension UIView: UILargeContentViewerItem {
  /// Whether the view is shown large while a finger rests on it; the default is true for bar
  /// buttons.
  public var showsLargeContentViewer: Bool {
    get { accessibility?.largeContent?.isShown ?? defaultLargeContent.isShown ?? false }
    set { changeLargeContent { $0.isShown = newValue } }
  }

  /// The text shown large; by default a label's text, or a button's title.
  public var largeContentTitle: String? {
    get { accessibility?.largeContent?.title ?? defaultLargeContent.title }
    set { changeLargeContent { $0.title = newValue } }
  }

  /// The image shown large; by default the image of an image view or a button.
  public var largeContentImage: UIImage? {
    get { accessibility?.largeContent?.image ?? defaultLargeContent.image }
    set { changeLargeContent { $0.image = newValue } }
  }

  public var scalesLargeContentImage: Bool {
    get { accessibility?.largeContent?.scalesImage ?? false }
    set { changeLargeContent { $0.scalesImage = newValue } }
  }

  public var largeContentImageInsets: UIEdgeInsets {
    get { accessibility?.largeContent?.imageInsets ?? .zero }
    set { changeLargeContent { $0.imageInsets = newValue } }
  }

  private func changeLargeContent(_ body: (inout LargeContentState) -> Void) {
    let state = madeAccessibility
    var content = state.largeContent ?? LargeContentState()
    body(&content)
    state.largeContent = content
  }
}
