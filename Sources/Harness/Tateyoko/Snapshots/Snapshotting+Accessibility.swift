import UIKit

// The names follow the strategies of Cash App's AccessibilitySnapshot.

extension Snapshotting where Value == UIViewController, Format == String {
  /// Compares what a screen reader announces on the scope's device, element by element.
  public static var accessibilityElements: Snapshotting { .accessibilityElements() }

  /// Compares what a screen reader announces on a screen that is described by a single value, or on
  /// the scope's device: the elements in reading order, with their traits, hints and actions.
  public static func accessibilityElements(
    on config: ViewImageConfig? = nil, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let world = SnapshotWorld(config) { $0.overridden(size: size, traits: traits) }
    return .onScreen(world, pathExtension: "txt", diffing: .lines) { screen, controller in
      try screen.showing(controller) { $0.accessibilityTree.description }
    }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// Compares what a screen reader announces for a view, element by element.
  public static var accessibilityElements: Snapshotting { .accessibilityElements() }

  /// Compares what a screen reader announces for a view at a size, in points.
  public static func accessibilityElements(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let world = SnapshotWorld { $0.overridden(size: nil, traits: traits).withoutSafeArea }
    return .onScreen(world, pathExtension: "txt", diffing: .lines) { screen, view in
      try screen.showing(view, size: size) { AccessibilityTree(of: $1).description }
    }
  }
}

extension Snapshotting where Value == Simulator, Format == String {
  /// Compares what a screen reader announces for what is on the screen, element by element.
  public static var accessibilityElements: Snapshotting {
    .onMainThread(pathExtension: "txt", diffing: .lines) { simulator in
      try simulator.checked { $0.accessibilityTree.description }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// Compares the items that the large content viewer shows during a long press.
  public static var largeContentViewer: Snapshotting { .largeContentViewer() }

  /// Compares the items of the large content viewer, on a screen that is described by a single
  /// value, or on the scope's device; the text size is the largest unless the value specifies one.
  public static func largeContentViewer(
    on config: ViewImageConfig? = nil, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection(
      preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
  ) -> Snapshotting {
    let world = SnapshotWorld(config) { $0.overridden(size: size, traits: traits) }
    return .onScreen(world, pathExtension: "txt", diffing: .lines) { screen, controller in
      try screen.showing(controller) { LargeContent(of: $0.host.window).description }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// Pictures a controller with its accessibility elements numbered, and a legend of what is
  /// announced for them.
  public static var accessibilityImage: Snapshotting { .accessibilityImage() }

  /// Pictures a controller with its accessibility elements numbered, on a screen that is described
  /// by a single value, or on the scope's device.
  public static func accessibilityImage(
    on config: ViewImageConfig? = nil, tolerance: SnapshotTolerance? = nil, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let world = SnapshotWorld(config) { $0.overridden(size: size, traits: traits) }
    return .onScreen(world, pathExtension: "png", diffing: .image(tolerance: tolerance)) {
      screen, controller in
      try screen.showing(controller) { screen in
        let source = screen.source().marking(screen.accessibilityTree)
        return UIImage(capture: try PictureRenderer.main.captureLogging(source))
      }
    }
  }
}

extension Snapshotting where Value == UIView, Format == UIImage {
  /// Pictures a view with its accessibility elements numbered, and a legend of what is announced
  /// for them.
  public static var accessibilityImage: Snapshotting { .accessibilityImage() }

  /// Pictures a view with its accessibility elements numbered, at its own size or the given size,
  /// in points.
  public static func accessibilityImage(
    tolerance: SnapshotTolerance? = nil, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let world = SnapshotWorld { $0.overridden(size: nil, traits: traits).withoutSafeArea }
    return .onScreen(world, pathExtension: "png", diffing: .image(tolerance: tolerance)) {
      screen, view in
      try screen.showing(view, size: size) { screen, view in
        let source = screen.source(of: view).marking(AccessibilityTree(of: view))
        return UIImage(capture: try PictureRenderer.main.captureLogging(source))
      }
    }
  }
}

extension Snapshotting where Value == Simulator, Format == UIImage {
  /// Pictures the screen with its accessibility elements numbered, and a legend of what is
  /// announced for them.
  public static var accessibilityImage: Snapshotting { .accessibilityImage(tolerance: nil) }

  /// Pictures the screen with its accessibility elements numbered.
  public static func accessibilityImage(tolerance: SnapshotTolerance?) -> Snapshotting {
    .onMainThread(pathExtension: "png", diffing: .image(tolerance: tolerance)) { simulator in
      let source = simulator.source().marking(simulator.accessibilityTree)
      return UIImage(capture: try PictureRenderer.main.captureLogging(source))
    }
  }
}

extension Simulator {
  /// The elements that a screen reader visits in the window, in order.
  var accessibilityTree: AccessibilityTree {
    host.settle()
    return AccessibilityTree(of: host.window)
  }
}
