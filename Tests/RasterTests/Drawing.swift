import Graphics
import Pixels
import Raster

/// Rasterises a closure's drawing on a white or transparent canvas.
func picture(
  _ width: CGFloat = 40, _ height: CGFloat = 40, scale: CGFloat = 1, background: CGColor? = .white,
  with rasterizer: Rasterizer? = nil, _ draw: (CGContext) throws -> Void
) throws -> Bitmap {
  let size = CGSize(width: width, height: height)
  let context = CGContext(recordingWithScale: scale, size: size)
  if let background {
    context.setFillColor(background)
    context.fill(CGRect(origin: .zero, size: size))
  }
  context.setFillColor(.black)
  try draw(context)
  let rasterizer = try rasterizer ?? Rasterizer()
  return try rasterizer.render(context.displayList, size: size, scale: scale)
}

func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> CGColor {
  CGColor(red: red, green: green, blue: blue, alpha: alpha)
}

extension BitmapPixel {
  static let pureWhite = BitmapPixel(red: 255, green: 255, blue: 255)
  static let pureBlack = BitmapPixel(red: 0, green: 0, blue: 0)
  static let pureRed = BitmapPixel(red: 255, green: 0, blue: 0)
  static let pureGreen = BitmapPixel(red: 0, green: 255, blue: 0)
  static let pureBlue = BitmapPixel(red: 0, green: 0, blue: 255)
}
