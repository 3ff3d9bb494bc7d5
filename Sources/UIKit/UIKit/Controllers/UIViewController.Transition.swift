extension UIViewController {
  /// How a controller comes in when it is pushed or presented (iOS 18); kept, as pictures show it when it
  /// has arrived.
  @MainActor
  public struct Transition {
    /// The view that a zoom begins from, and which controllers it is between.
    public struct ZoomSourceViewProviderContext {
      public let sourceViewController: UIViewController
      public let zoomedViewController: UIViewController
    }

    /// The options of a zoom.
    @MainActor
    public struct ZoomOptions {
      public init() {}

      public var dimmingColor: UIColor?
      public var dimmingVisualEffect: UIBlurEffect?
    }

    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition() }

    public static var coverVertical: Transition { Transition() }
    public static var flipHorizontal: Transition { Transition() }
    public static var crossDissolve: Transition { Transition() }
    public static var partialCurl: Transition { Transition() }
  }
}
