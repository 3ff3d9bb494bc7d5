import Devices
import Foundation
import Graphics
import LayoutTrees
import UIKit

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// Compares an image's pixels.
  public static var image: Snapshotting { .image() }

  /// Compares an image's pixels.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match.
  ///   - perceptualPrecision: 1 − ΔE / 100, for the largest ΔE that matching pixels may have.
  ///   - scale: The scale to draw it at, in pixels per point; the image's own by default.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    .image(tolerance: .numbers(precision, perceptualPrecision), scale: scale)
  }

  /// Compares an image's pixels.
  public static func image(
    tolerance: SnapshotTolerance?, scale: CGFloat? = nil
  ) -> Snapshotting {
    .onMainThread(
      pathExtension: "png", diffing: .image(tolerance: tolerance, scale: scale)
    ) { image in
      UIImage(capture: try image.drawnCapture(scale: scale))
    }
  }
}

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// Pictures a layer at its own size, at an iPhone 15's scale.
  public static var image: Snapshotting { .image() }

  /// Pictures a layer at its own size.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match.
  ///   - perceptualPrecision: 1 − ΔE / 100, for the largest ΔE that matching pixels may have.
  ///   - traits: Traits whose display scale, if specified, overrides an iPhone 15's.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .image(tolerance: .numbers(precision, perceptualPrecision), traits: traits)
  }

  /// Pictures a layer at its own size.
  public static func image(
    tolerance: SnapshotTolerance?, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .onMainThread(pathExtension: "png", diffing: .image(tolerance: tolerance)) { layer in
      let scale = traits.displayScale > 0 ? traits.displayScale : Device.iPhone15.scale
      let size = layer.bounds.size
      guard size.width > 0, size.height > 0 else {
        throw ViewSizeError(typeName: "\(type(of: layer))", size: size)
      }
      layer.layoutIfNeeded()
      let list = LayerRenderer.displayList(for: layer, placedAtOrigin: size, scale: scale)
      let capture = try PictureRenderer.main.captureLogging(
        ScreenSource(
          picture: PictureSource(list: list, size: size, scale: scale),
          tree: LayoutTree(screen: [], root: layer.layoutNode(depth: 0)), origin: [],
          problems: layer.refusals, log: []))
      return UIImage(capture: capture)
    }
  }
}

extension LayerRenderer {
  /// Records a layer with its bounds in the canvas, ignoring its position.
  fileprivate static func displayList(
    for layer: CALayer, placedAtOrigin size: CGSize, scale: CGFloat
  ) -> DisplayList {
    let position = layer.position
    let anchor = layer.anchorPoint
    defer { layer.position = position }
    layer.position = CGPoint(x: size.width * anchor.x, y: size.height * anchor.y)
    return displayList(for: layer, size: size, scale: scale)
  }
}

extension CALayer {
  /// The layer and its sublayers, as nodes of a layout tree.
  fileprivate func layoutNode(depth: Int) -> LayoutNode {
    LayoutNode(
      className: "\(type(of: self))", identifier: name,
      attributes: [LayoutAttribute(.frame, .rect(frame))]
        + (isHidden ? [LayoutAttribute(.hidden, .flag(true))] : []),
      children: depth > 500 ? [] : (sublayers ?? []).map { $0.layoutNode(depth: depth + 1) })
  }
}
