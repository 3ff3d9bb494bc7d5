/// A setting of a preview.
public struct PreviewTrait<T: Sendable>: Sendable {
  package let value: T

  package init(_ value: T) {
    self.value = value
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Fills a screen of the device.
  public static var defaultLayout: Self { Self(.init(layout: .device)) }

  /// Fits the content's preferred size.
  public static var sizeThatFitsLayout: Self { Self(.init(layout: .sizeThatFits)) }

  /// A size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(.init(layout: .fixed(CGSize(width: width, height: height))))
  }

  public static var portrait: Self { Self(.init(orientation: .portrait)) }

  public static var portraitUpsideDown: Self { Self(.init(orientation: .portraitUpsideDown)) }

  public static var landscapeLeft: Self { Self(.init(orientation: .landscapeLeft)) }

  public static var landscapeRight: Self { Self(.init(orientation: .landscapeRight)) }
}
