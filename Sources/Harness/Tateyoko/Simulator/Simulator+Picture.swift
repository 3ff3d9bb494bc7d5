import Devices
import Foundation
import Graphics
import Layers
import LayoutTrees
import UIKit

extension Simulator {
  /// Overrides the screen's traits, safe area and size before the launch.
  func override(
    traits: UITraitCollection.Values, safeArea: UIEdgeInsets?, size: CGSize?
  ) {
    // A window that isn't shown yet isn't updated automatically.
    if host.multitasking != .fullScreen {
      host.window.frame = CGRect(origin: .zero, size: host.geometry.size)
    }
    let isOther = traits != UITraitCollection.Values()
    guard isOther || safeArea != nil || size != nil else { return }
    host.changeOptions("screen", "another") {
      $0.traits = traits
      $0.safeArea = safeArea
      $0.windowsCountAsScreen = size != nil
    }
    if let size { host.window.frame = CGRect(origin: .zero, size: size) }
  }

  /// Overrides the window's size before the launch.
  func override(size: CGSize) {
    host.changeOptions("screen", "another") { $0.windowsCountAsScreen = true }
    host.window.frame = CGRect(origin: .zero, size: size)
  }

  /// Returns the settled screen as drawing commands, with the requested chrome and overlays.
  func picture() -> PictureSource {
    host.settle()
    return pictureOfMoment()
  }

  /// Returns the screen in mid-animation as drawing commands.
  private func pictureOfMoment() -> PictureSource {
    let geometry = host.geometry
    let scale = host.pictureScale
    let size = host.window.bounds.size
    let fillsScreen = size == host.screenGeometry.size && scale == geometry.scale
    var builder = DisplayListBuilder()
    if fillsScreen {
      builder.append(host.displayListOfMoment())
    } else {
      // A window in Slide Over is at the right of the screen; the picture shows only the window.
      let frame = host.window.frame
      builder.save()
      builder.concatenate(CGAffineTransform(translationX: -frame.minX, y: -frame.minY))
      builder.append(
        LayerRenderer.displayList(
          for: host.window.layer, size: CGSize(width: frame.maxX, height: frame.maxY),
          scale: scale))
      builder.restore()
    }
    let overlays = ownOverlays
    if !overlays.isEmpty {
      let context = CGContext(recordingWithScale: scale, size: size)
      OverlayPainter(
        overlays: overlays, window: host.window,
        regions: fillsScreen ? geometry.reservedRegions : [], context: context,
        hairline: 1 / scale
      ).paint()
      builder.append(context.displayList)
    }
    var parts: [ChromePart] = []
    let chrome = ownChrome
    if !chrome.isEmpty, fillsScreen {
      let context = CGContext(recordingWithScale: scale, size: size)
      let painter = ChromePainter(
        chrome: chrome, device: host.device, geometry: geometry, statusBar: host.statusBar,
        hidesHomeIndicator: host.homeIndicatorIsHidden, ink: chromeInk, indicatorInk: indicatorInk,
        context: context)
      painter.paint()
      parts = painter.parts
      builder.append(context.displayList)
    }
    return PictureSource(
      list: builder.finish(), size: size, scale: scale, chrome: parts)
  }

  /// Returns the screen with the facts that its baseline stores.
  ///
  /// - Parameter withFoldFacts: Whether to add what explains a folding device's picture.
  func source(withFoldFacts: Bool = true) -> ScreenSource {
    let picture = picture()
    let tree = host.layoutTree()
    return ScreenSource(
      picture: picture, tree: tree, origin: origin, problems: problems, log: log,
      folded: foldedScreen(withFacts: withFoldFacts))
  }

  /// Returns the screen in mid-animation, with the layout at the end of the animation.
  func sourceOfMoment(_ seconds: TimeInterval) -> ScreenSource {
    ScreenSource(
      picture: pictureOfMoment(), tree: host.layoutTreeOfMoment(),
      origin: origin + [PictureFact("moment", "\(seconds) s")], problems: problems, log: log,
      folded: foldedScreen(withFacts: true))
  }

  /// Returns a single view of the screen.
  func source(of view: UIView) -> ScreenSource {
    let host = settled
    let scale = host.pictureScale
    let list = LayerRenderer.displayList(
      for: view.layer, size: view.bounds.size, scale: scale)
    let tree = LayoutTree(
      screen: host.layoutTree().screen, root: view.layoutNode, knowsInputs: true,
      knowsGuides: true)
    return ScreenSource(
      picture: PictureSource(list: list, size: view.bounds.size, scale: scale),
      tree: tree, origin: origin, problems: problems, log: log)
  }

  /// The chrome that this device can have, so that pictures of other devices don't mention folds.
  private var ownChrome: ScreenChrome {
    device.isFoldable ? chrome : chrome.subtracting(.fold)
  }

  private var ownOverlays: ScreenOverlays {
    device.isFoldable ? overlays : overlays.subtracting(.reservedRegions)
  }

  private var origin: [PictureFact] {
    var facts = [
      PictureFact("device", device.id), PictureFact("os", "\(os)"),
      PictureFact("orientation", orientation.snapshotName),
      PictureFact("style", host.options.userInterfaceStyle == .dark ? "dark" : "light"),
      PictureFact("text size", host.options.contentSizeCategory.rawValue),
      PictureFact(
        "direction",
        host.options.layoutDirection == .rightToLeft ? "right to left" : "left to right"),
    ]
    if device.isFoldable { facts.append(PictureFact("posture", posture.name)) }
    let (chrome, overlays) = (ownChrome, ownOverlays)
    if !chrome.isEmpty { facts.append(PictureFact("chrome", "\(chrome)")) }
    if !overlays.isEmpty { facts.append(PictureFact("overlays", "\(overlays)")) }
    return facts
  }

  /// Black or white, as the app requests or as its style requires.
  private var chromeInk: CGColor {
    let isDark = host.window.traitCollection.userInterfaceStyle == .dark
    let isLight =
      switch host.statusBar.style {
      case .lightContent: true
      case .darkContent: false
      default: isDark
      }
    return Self.ink(isLight: isLight)
  }

  /// Black on light and white on dark, as devices choose it by the content behind it; if there is
  /// no colour, the status bar's.
  private var indicatorInk: CGColor {
    let bar = ChromePainter.homeIndicator(host.geometry, host.device)
    let below = host.window.layer.backdrop(at: CGPoint(x: bar.midX, y: bar.midY))
    return below.map { Self.ink(isLight: $0.luminance < 0.5) } ?? chromeInk
  }

  private static func ink(isLight: Bool) -> CGColor {
    let level: CGFloat = isLight ? 1 : 0
    return CGColor(red: level, green: level, blue: level, alpha: 1)
  }
}

extension ScreenGeometry {
  /// The areas covered by the system's indicators and sensors, and the fold.
  fileprivate var reservedRegions: [Region] { occlusions + [division].compactMap(\.self) }
}

extension SimulationHost {
  /// The scale of the screen's picture, in pixels per point: the display's, unless a test specified
  /// another.
  fileprivate var pictureScale: CGFloat {
    let scale = screenTraits.displayScale
    return scale > 0 && scale.isFinite ? min(scale, 16) : geometry.scale
  }
}
