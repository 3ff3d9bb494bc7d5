import Devices
import SystemFacts

/// The geometry of a controller's view, now or after the interface change under way.
///
/// Containers use it to place their bars and to compute the size that a child is about to get, so
/// that an announced size is the size that the child gets.
@MainActor
struct InterfaceEnvironment {
  /// The frame in the window.
  var frame: CGRect
  /// The safe area; before iOS 11, the lengths of the layout guides.
  var insets: UIEdgeInsets
  var traits: UITraitCollection
  /// The geometry of the app's part of the screen.
  var geometry: ScreenGeometry
  /// The height at the lower edge that the enclosing container's bars cover.
  var outerBar: CGFloat = 0
  /// Whether the enclosing container's tab bar is the strip at the upper edge of an iPad.
  var isUnderTabStrip = false
  /// Views outside of a window use the screen's values.
  var isInWindow = true

  var size: CGSize { frame.size }
  var bounds: CGRect { CGRect(origin: .zero, size: size) }
  var isCompact: Bool { traits.horizontalSizeClass == .compact }

  /// The safe area, which does not exist before iOS 11.
  var safeArea: UIEdgeInsets {
    ScreenFacts.hasSafeArea[geometry.os.release] ? insets : .zero
  }

  /// Returns the environment left for a child.
  ///
  /// - Parameters:
  ///   - place: The child's frame in this view.
  ///   - covered: The insets of this view that bars cover.
  ///   - traits: The traits that the child inherits.
  func child(
    _ child: UIViewController, of parent: UIViewController, in place: CGRect,
    covered: UIEdgeInsets = .zero, traits inherited: UITraitCollection? = nil
  ) -> InterfaceEnvironment {
    var result = self
    result.frame = place.offsetBy(dx: frame.minX, dy: frame.minY)
    result.outerBar = UIView.overlap(of: place, in: bounds, insets: covered).bottom
    if ScreenFacts.hasSafeArea[geometry.os.release] {
      result.insets =
        UIView.overlap(of: place, in: bounds, insets: insets.or(covered))
        + child.additionalSafeAreaInsets
    } else if parent.providesBars {
      result.insets = UIView.overlap(of: place, in: bounds, insets: insets.or(covered))
    }
    var traits = inherited ?? traits
    if inherited == nil, let override = parent.overrideTraitCollection(forChild: child) {
      traits = UITraitCollection(traitsFrom: [traits, override])
    }
    result.traits = child.traits(under: traits)
    return result
  }
}

extension SimulationHost {
  /// The geometry of the app's part of the screen after the change under way.
  var geometryAhead: ScreenGeometry { coordinator?.destination ?? geometry }

  /// Returns the geometry of the app's part of the screen for a view of a given size, which it may
  /// be about to get.
  func geometryAhead(of view: UIView?, in size: CGSize) -> ScreenGeometry {
    if let destination = coordinator?.destination { return destination }
    let present = view?.bounds.size ?? geometry.size
    guard (size.width > size.height) != (present.width > present.height) else { return geometry }
    return device.screen(
      os: os, orientation: geometry.isLandscape ? .portrait : .landscapeRight,
      posture: geometry.posture)
  }

  /// Returns the environment of the entire window, in the app's part of the screen.
  func windowEnvironment(_ geometry: ScreenGeometry) -> InterfaceEnvironment {
    InterfaceEnvironment(
      frame: geometry.bounds, insets: windowInsets(ahead: geometry),
      traits: geometry == self.geometry
        ? predictedTraits : predictedTraits.withSizeClasses(of: geometry),
      geometry: geometry)
  }

  private func windowInsets(ahead geometry: ScreenGeometry) -> UIEdgeInsets {
    let hasSafeArea = ScreenFacts.hasSafeArea[release]
    if hasSafeArea, let insets = options.safeArea { return insets }
    let bar = statusBarHeight(ahead: geometry)
    guard hasSafeArea, let insets = geometry.safeAreaInsets else {
      return UIEdgeInsets(top: bar, left: 0, bottom: 0, right: 0)
    }
    var result = UIEdgeInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    if geometry.topIsStatusBar { result.top = bar }
    return result
  }

  /// A status bar that the app hides stays hidden; one that only landscape hid reappears.
  private func statusBarHeight(ahead geometry: ScreenGeometry) -> CGFloat {
    let wasLow = self.geometry.verticalSizeClass == .compact
    let isLow = geometry.verticalSizeClass == .compact
    if isLow == wasLow, geometry.posture == self.geometry.posture { return statusBar.height }
    let hidesWhenLow =
      device.idiom == .phone && AppFacts.hidesLandscapeStatusBar[release]
    if hidesWhenLow, isLow { return 0 }
    let isHidden = statusBar.isHidden && !(hidesWhenLow && wasLow)
    return isHidden ? 0 : geometry.shownStatusBarHeight
  }
}

extension UIViewController {
  /// The view's current environment.
  var presentEnvironment: InterfaceEnvironment {
    let host = hostOfView
    guard let view = storedView, let window = view.storedWindow else {
      let frame = storedView.map { CGRect(origin: .zero, size: $0.bounds.size) }
      return InterfaceEnvironment(
        frame: frame ?? host.geometry.bounds, insets: storedView?.safeAreaInsets ?? .zero,
        traits: traitCollection, geometry: host.geometry, isInWindow: false)
    }
    return InterfaceEnvironment(
      // In the view's own points, regardless of transforms on ancestors.
      frame: CGRect(origin: view.untransformedOrigin, size: view.bounds.size),
      insets: ScreenFacts.hasSafeArea[window.release] ? view.safeAreaInsets : guideLengths,
      traits: traitCollection, geometry: host.geometry, outerBar: outerBar,
      isUnderTabStrip: nearest(UITabBarController.self)?.showsStrip == true)
  }

  /// The height at the view's lower edge that the enclosing container's bars cover.
  var outerBar: CGFloat {
    guard let view = storedView, view.storedWindow != nil, let holder = view.storedSuperview else {
      return 0
    }
    return UIView.overlap(of: view.frame, in: holder.bounds, insets: holder.barInsets).bottom
  }

  /// Returns the view's environment in a size that it is about to get.
  func environment(in size: CGSize) -> InterfaceEnvironment {
    environment(in: size, hostOfView.geometryAhead(of: storedView, in: size))
  }

  func environment(in size: CGSize, _ geometry: ScreenGeometry) -> InterfaceEnvironment {
    var result: InterfaceEnvironment
    if let parent = storedParent {
      result = parent.environment(of: self, in: parent.environmentAhead(geometry))
    } else if let controller = presentation.controller, let presenter = presentation.presenting {
      let next = controller.upcoming ?? controller
      result = next.environmentOfPresented(in: next.containerEnvironment(of: presenter, geometry))
    } else {
      result = hostOfView.windowEnvironment(geometry)
      result.traits = traits(under: result.traits)
      result.insets =
        ScreenFacts.hasSafeArea[geometry.os.release]
        ? result.insets + additionalSafeAreaInsets : result.insets
    }
    result.insets = removingDisabledVerticalBar(from: result.insets, on: geometry)
    result.frame.size = size
    return result
  }

  /// Returns the view's future environment: in the announced size, or in its current one if there is
  /// none.
  func environmentAhead(_ geometry: ScreenGeometry) -> InterfaceEnvironment {
    environment(in: sizeAhead(geometry), geometry)
  }

  func sizeAhead(_ geometry: ScreenGeometry) -> CGSize {
    let host = hostOfView
    if let announced, let coordinator = host.coordinator, announced.coordinator === coordinator {
      return announced.size
    }
    guard let size = storedView?.bounds.size else { return geometry.size }
    return size == host.geometry.size ? geometry.size : size
  }
}

/// The size that was announced to a controller, and the change it belongs to.
@MainActor
struct AnnouncedSize {
  weak var coordinator: TurnCoordinator?
  var size: CGSize
}
