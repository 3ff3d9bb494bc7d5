import Devices
import SystemFacts

/// Where a controller's view is, or will be once the change of the interface under way is through.
///
/// Containers place their bars by it, and answer by it what size a child is about to get, so that a
/// size that is announced is the size that the child gets.
@MainActor
struct InterfaceEnvironment {
  /// In the window.
  var frame: CGRect
  /// The safe area; before iOS 11, the lengths of the layout guides.
  var insets: UIEdgeInsets
  var traits: UITraitCollection
  /// What the app has of the screen.
  var geometry: ScreenGeometry
  /// What bars of the container around it cover at the lower edge.
  var outerBar: CGFloat = 0
  /// Whether the tab bar of a container around it is the strip at the upper edge of an iPad.
  var isUnderTabStrip = false
  /// Views outside of a window go by what the screen gives.
  var isInWindow = true

  var size: CGSize { frame.size }
  var bounds: CGRect { CGRect(origin: .zero, size: size) }
  var isCompact: Bool { traits.horizontalSizeClass == .compact }

  /// The safe area, which does not exist before iOS 11.
  var safeArea: UIEdgeInsets {
    ScreenFacts.hasSafeArea[geometry.os.release] ? insets : .zero
  }

  /// What is left for a child.
  ///
  /// - Parameters:
  ///   - place: The child's frame in this view.
  ///   - covered: What bars cover of this view.
  ///   - traits: What the child inherits.
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
  /// What the app has of the screen once the change under way is through.
  var geometryAhead: ScreenGeometry { coordinator?.destination ?? geometry }

  /// What the app has of the screen when a view has a size, which may be one that it is about to
  /// get.
  func geometryAhead(of view: UIView?, in size: CGSize) -> ScreenGeometry {
    if let destination = coordinator?.destination { return destination }
    let present = view?.bounds.size ?? geometry.size
    guard (size.width > size.height) != (present.width > present.height) else { return geometry }
    return device.screen(
      os: os, orientation: geometry.isLandscape ? .portrait : .landscapeRight,
      posture: geometry.posture)
  }

  /// The whole window, in the part of the screen that the app has.
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

  /// A status bar that the app hides stays hidden; one that only landscape hid comes back.
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
  /// Where the view is now.
  var presentEnvironment: InterfaceEnvironment {
    let host = hostOfView
    guard let view = storedView, let window = view.storedWindow else {
      let frame = storedView.map { CGRect(origin: .zero, size: $0.bounds.size) }
      return InterfaceEnvironment(
        frame: frame ?? host.geometry.bounds, insets: storedView?.safeAreaInsets ?? .zero,
        traits: traitCollection, geometry: host.geometry, isInWindow: false)
    }
    return InterfaceEnvironment(
      // In its own points, whatever a transform above makes of them.
      frame: CGRect(origin: view.untransformedOrigin, size: view.bounds.size),
      insets: ScreenFacts.hasSafeArea[window.release] ? view.safeAreaInsets : guideLengths,
      traits: traitCollection, geometry: host.geometry, outerBar: outerBar,
      isUnderTabStrip: nearest(UITabBarController.self)?.showsStrip == true)
  }

  /// What bars of the container around it cover of the view at the lower edge.
  var outerBar: CGFloat {
    guard let view = storedView, view.storedWindow != nil, let holder = view.storedSuperview else {
      return 0
    }
    return UIView.overlap(of: view.frame, in: holder.bounds, insets: holder.barInsets).bottom
  }

  /// Where the view will be in a size that it is about to get.
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

  /// Where the view will be: in the size that was announced, or else in its present one.
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

/// A size that a controller was told to expect, and by which change.
@MainActor
struct AnnouncedSize {
  weak var coordinator: TurnCoordinator?
  var size: CGSize
}
