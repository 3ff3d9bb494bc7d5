import Foundation
import Graphics
import Layers
import Testing
import UIKit

@Suite(.serialized) @MainActor struct ImageTests {
  private func image(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
      .image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
      }
  }

  private func commands(_ image: UIImage, in rect: CGRect) -> [DrawCommand] {
    let context = CGContext(recordingWithScale: 1)
    UIGraphicsPushContext(context)
    image.draw(in: rect)
    UIGraphicsPopContext()
    return context.displayList.commands
  }

  private func images(_ commands: [DrawCommand]) -> [(CGImage, CGRect, RGBA?)] {
    commands.compactMap {
      if case .image(let image, let rect, let style) = $0 { return (image, rect, style.tint) }
      return nil
    }
  }

  @Test func renderersMakeImagesOfTheirScale() {
    let image = image(10, 20, scale: 3)
    #expect(image.size == CGSize(width: 10, height: 20) && image.scale == 3)
    #expect(image.cgImage?.width == 30 && image.cgImage?.height == 60)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 5), true, 2)
    let made = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(made?.size == CGSize(width: 4, height: 5) && made?.cgImage?.width == 8)
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(
      UIGraphicsImageRenderer(size: .zero).image { _ in }.size == .zero)
  }

  @Test func quarterTurnsSwapTheSides() throws {
    let pixels = try #require(image(10, 20).cgImage)
    let turned = UIImage(cgImage: pixels, scale: 2, orientation: .right)
    #expect(turned.size == CGSize(width: 10, height: 5))
    let drawn = images(commands(turned, in: CGRect(x: 0, y: 0, width: 10, height: 5)))
    #expect(drawn.first?.1 == CGRect(x: -2.5, y: -5, width: 5, height: 10))
    #expect(turned.withHorizontallyFlippedOrientation().imageOrientation == .leftMirrored)
  }

  @Test func capsKeepTheirSizeAndTheMiddleIsTiled() {
    let resizable = image(10, 10).resizableImage(
      withCapInsets: UIEdgeInsets(top: 2, left: 3, bottom: 2, right: 3))
    let pieces = resizable.resizedPieces(to: CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(pieces.count == 9)
    #expect(pieces[0] == CGRect(x: 0, y: 0, width: 3, height: 2))
    #expect(pieces[1] == CGRect(x: 3, y: 0, width: 14, height: 2))
    #expect(pieces[8] == CGRect(x: 17, y: 8, width: 3, height: 2))
    // The middle, 4 wide, is tiled four times over 14.
    let drawn = images(commands(resizable, in: CGRect(x: 0, y: 0, width: 20, height: 10)))
    #expect(drawn.count == 6 + 3 * 4)
    let stretched = image(10, 10).resizableImage(
      withCapInsets: UIEdgeInsets(top: 2, left: 3, bottom: 2, right: 3), resizingMode: .stretch)
    #expect(images(commands(stretched, in: CGRect(x: 0, y: 0, width: 20, height: 10))).count == 9)
  }

  @Test func tintsPaintThroughTheAlpha() {
    let tinted = image(4, 4).withTintColor(.blue)
    let drawn = images(commands(tinted, in: CGRect(x: 0, y: 0, width: 4, height: 4)))
    #expect(drawn.first?.2 == RGBA(red: 0, green: 0, blue: 1))
    #expect(tinted != image(4, 4) && tinted == image(4, 4).withTintColor(.blue))
  }

  /// A file of 6 × 6 white pixels, in grey.
  private var smallPNG: Data {
    Data(
      base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAYAAAAGCAAAAADFp7CUAAAADklEQVR42mP4DwYMhCkA8VQj3TON"
        + "YdIAAAAASUVORK5CYII=") ?? Data()
  }

  @Test func filesAreFoundByScale() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "images-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["icon.png", "icon@2x.png", "photo@3x.png"] {
      try smallPNG.write(to: folder.appendingPathComponent(name))
    }
    try Data("GIF89a".utf8).write(to: folder.appendingPathComponent("bad.png"))
    let bundle = try #require(Bundle(path: folder.path))
    func scale(_ name: String, _ display: CGFloat) -> CGFloat? {
      UIImage(
        named: name, in: bundle, compatibleWith: UITraitCollection(displayScale: display))?.scale
    }
    #expect(scale("icon", 1) == 1 && scale("icon", 2) == 2)
    // The next larger scale is missing, so the next smaller one is used.
    #expect(scale("icon", 3) == 2 && scale("photo", 1) == 3 && scale("photo.png", 3) == 3)
    #expect(scale("icons", 2) == nil && scale("", 2) == nil && scale("bad", 1) == nil)
    let file = folder.appendingPathComponent("icon@2x.png").path
    let image = try #require(UIImage(contentsOfFile: file))
    #expect(image.size == CGSize(width: 3, height: 3) && image.cgImage?.width == 6)
    // A file in use is not read again.
    #expect(UIImage(contentsOfFile: file)?.cgImage == image.cgImage)
    #expect(UIImage(contentsOfFile: file + "x") == nil)
    // A rewritten file is another image, though the first is still shown.
    try Data("no picture any more".utf8).write(to: URL(fileURLWithPath: file))
    #expect(UIImage(contentsOfFile: file) == nil)
  }

  @Test func dataThatIsNoWholePNGMakesNoImage() {
    let file = smallPNG
    #expect(UIImage(data: file, scale: 2)?.size == CGSize(width: 3, height: 3))
    for count in 0..<file.count { #expect(UIImage(data: file.prefix(count)) == nil) }
    var lying = file
    lying[33] = 0x7F
    #expect(UIImage(data: lying) == nil, "A chunk longer than the file.")
    lying = file
    lying[16] = 0x7F
    #expect(UIImage(data: lying) == nil, "A width beyond any screen.")
  }

  @Test func imageViewsAreAsLargeAsTheirImage() {
    _ = SimulationHost()
    let view = UIImageView(image: image(10, 20, scale: 2))
    #expect(view.bounds.size == CGSize(width: 10, height: 20))
    #expect(view.intrinsicContentSize == CGSize(width: 10, height: 20))
    view.image = view.image?.withAlignmentRectInsets(
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(view.intrinsicContentSize == CGSize(width: 4, height: 16))
    view.image = nil
    #expect(view.intrinsicContentSize == UIView().intrinsicContentSize)
    #expect(view.sizeThatFits(.zero) == .zero)
  }

  @Test func imageViewsShowTemplatesInTheTint() throws {
    _ = SimulationHost()
    let plain = image(8, 8, scale: 2)
    let view = UIImageView(image: plain)
    func shown() throws -> (image: CGImage, tint: RGBA?) {
      view.layer.displayIfNeeded()
      let contents = try #require(view.layer.contents as? CGImage)
      guard case .recording(let recording) = contents.source else { return (contents, nil) }
      return (contents, images(recording.list.commands).first?.2)
    }
    #expect(try shown().image === plain.cgImage)
    #expect(view.layer.contentsScale == 2)
    view.image = plain.withRenderingMode(.alwaysTemplate)
    view.tintColor = .green
    #expect(try shown().tint == RGBA(red: 0, green: 1, blue: 0))
    view.tintColor = .blue
    #expect(try shown().tint == RGBA(red: 0, green: 0, blue: 1))
    view.highlightedImage = plain
    view.isHighlighted = true
    #expect(try shown().image === plain.cgImage)
    view.isHighlighted = false
    view.image = nil
    view.layer.displayIfNeeded()
    #expect(view.layer.contents == nil)
  }

  @Test(
    arguments: [
      (UIView.ContentMode.topLeft, 0, 0, 10, 10), (.top, 15, 0, 10, 10), (.bottom, 15, 20, 10, 10),
      (.bottomRight, 30, 20, 10, 10), (.center, 15, 10, 10, 10), (.right, 30, 10, 10, 10),
      (.scaleToFill, 0, 0, 40, 30), (.scaleAspectFit, 5, 0, 30, 30),
      (.scaleAspectFill, 0, -5, 40, 40),
    ] as [(UIView.ContentMode, CGFloat, CGFloat, CGFloat, CGFloat)])
  func imagesStandByTheContentMode(
    mode: UIView.ContentMode, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat
  ) {
    _ = SimulationHost()
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    view.image = image(10, 10)
    view.contentMode = mode
    let list = LayerRenderer.displayList(
      for: view.layer, size: view.bounds.size, scale: 1)
    #expect(
      images(list.commands).map(\.1) == [CGRect(x: x, y: y, width: width, height: height)])
  }

  @Test func stretchableImagesAreStretchedByTheLayer() {
    _ = SimulationHost()
    let cap = UIEdgeInsets(top: 2, left: 3, bottom: 2, right: 3)
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.image = image(10, 10).resizableImage(withCapInsets: cap, resizingMode: .stretch)
    view.layer.displayIfNeeded()
    let center = view.layer.contentsCenter
    #expect(abs(center.minX - 0.3) < 1e-9 && abs(center.width - 0.4) < 1e-9)
    // A tiled image depends on the size, so it is drawn again when that changes.
    view.image = image(10, 10).resizableImage(withCapInsets: cap)
    view.layer.displayIfNeeded()
    #expect((view.layer.contents as? CGImage)?.width == 50)
    view.frame.size.width = 60
    view.layer.displayIfNeeded()
    #expect((view.layer.contents as? CGImage)?.width == 60)
  }

  @Test func dynamicTintsFollowTheStyle() throws {
    _ = SimulationHost()
    let view = UIImageView(image: image(4, 4).withTintColor(.label))
    func tint() throws -> RGBA? {
      view.layer.displayIfNeeded()
      let contents = try #require(view.layer.contents as? CGImage)
      guard case .recording(let recording) = contents.source else { return nil }
      return images(recording.list.commands).first?.2
    }
    #expect(try tint() == RGBA(red: 0, green: 0, blue: 0))
    view.overrideUserInterfaceStyle = .dark
    #expect(try tint() == RGBA(red: 1, green: 1, blue: 1))
  }
}

extension UIImage {
  /// The parts of a resizable image, row by row: the clips that its drawing sets.
  fileprivate func resizedPieces(to rect: CGRect) -> [CGRect] {
    let context = CGContext(recordingWithScale: 1)
    UIGraphicsPushContext(context)
    draw(in: rect)
    UIGraphicsPopContext()
    return context.displayList.commands.compactMap {
      if case .clipRect(let rect) = $0 { return rect }
      return nil
    }
  }
}
