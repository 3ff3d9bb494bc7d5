import Foundation

/// An image file that becomes pixels when it's rasterised.
package final class EncodedImage: Sendable, Hashable {
  /// The supported file formats.
  package enum Format: String, Sendable, Hashable {
    case png, jpeg, webp, svg, pdf

    /// Whether it contains outlines instead of pixels.
    var isVector: Bool { self == .svg || self == .pdf }
  }

  /// Whether the file contains outlines instead of pixels.
  package var isVector: Bool { format.isVector }

  package let data: Data
  package let format: Format
  /// The image's name in messages: its path, if it has one.
  package let name: String
  /// The size in pixels; a vector's at the scale it was created for.
  package let width: Int
  package let height: Int
  /// A vector's own size, in points; nil for pixels.
  package let pointSize: CGSize?
  /// The orientation of a JPEG's pixels, 1 to 8 as in Exif; 1 is upright.
  package let exifOrientation: Int
  /// Whether a vector is redrawn when it's shown larger.
  package let isScalable: Bool

  private init(
    _ data: Data, _ format: Format, name: String, size: (Int, Int), exifOrientation: Int = 1,
    pointSize: CGSize? = nil, isScalable: Bool = false
  ) {
    self.data = data
    self.format = format
    self.name = name
    (width, height) = size
    self.exifOrientation = exifOrientation
    self.pointSize = pointSize
    self.isScalable = isScalable
  }

  /// Creates an image from a file's bytes; `nil` if they aren't a PNG, or only the beginning of
  /// one.
  ///
  /// Nothing is unpacked: only the order and the lengths of the file's chunks are read.
  package convenience init?(png data: Data, name: String) {
    guard let size = PNGSize.size(of: data) else { return nil }
    self.init(data, .png, name: name, size: size)
  }

  /// Creates an image from a file's bytes; `nil` if they aren't a JPEG with a header.
  package convenience init?(jpeg data: Data, name: String) {
    guard let header = JPEGHeader(data) else { return nil }
    self.init(
      data, .jpeg, name: name, size: (header.width, header.height),
      exifOrientation: header.orientation)
  }

  /// Creates an image from a file's bytes; `nil` if they aren't a WebP with a header.
  package convenience init?(webP data: Data, name: String) {
    guard let header = WebPHeader(data) else { return nil }
    self.init(data, .webp, name: name, size: (header.width, header.height))
  }

  /// Creates an image from a vector; `nil` if it isn't an SVG with a size.
  ///
  /// - Parameters:
  ///   - data: The file's bytes.
  ///   - scale: Pixels per point.
  ///   - isScalable: Whether it's redrawn when it's shown larger.
  package convenience init?(svg data: Data, name: String, scale: CGFloat, isScalable: Bool) {
    guard let size = SVGHeader(data)?.size else { return nil }
    self.init(data, .svg, name: name, size: size, scale: scale, isScalable: isScalable)
  }

  /// Creates an image from the first page of a document; `nil` if it isn't a PDF whose page has a
  /// size.
  ///
  /// - Parameters:
  ///   - data: The file's bytes.
  ///   - scale: Pixels per point.
  ///   - isScalable: Whether it's redrawn when it's shown larger.
  package convenience init?(pdf data: Data, name: String, scale: CGFloat, isScalable: Bool) {
    guard let size = PDFHeader(data)?.size else { return nil }
    self.init(data, .pdf, name: name, size: size, scale: scale, isScalable: isScalable)
  }

  private convenience init?(
    _ data: Data, _ format: Format, name: String, size: CGSize, scale: CGFloat, isScalable: Bool
  ) {
    let width = (size.width * scale).rounded(.up)
    let height = (size.height * scale).rounded(.up)
    guard width >= 1, height >= 1, width <= 32_767, height <= 32_767 else { return nil }
    self.init(
      data, format, name: name, size: (Int(width), Int(height)), pointSize: size,
      isScalable: isScalable)
  }

  /// Creates an image from the bytes of any supported file format.
  ///
  /// - Parameters:
  ///   - data: The file's bytes.
  ///   - scale: Pixels per point, for vectors.
  ///   - isScalable: Whether a vector is redrawn when it's shown larger.
  package convenience init?(
    _ data: Data, name: String, scale: CGFloat = 1, isScalable: Bool = false
  ) {
    if data.starts(with: PNGSize.signature) {
      self.init(png: data, name: name)
    } else if data.starts(with: JPEGHeader.signature) {
      self.init(jpeg: data, name: name)
    } else if data.starts(with: PDFHeader.signature) {
      self.init(pdf: data, name: name, scale: scale, isScalable: isScalable)
    } else if data.starts(with: WebPHeader.signature) {
      self.init(webP: data, name: name)
    } else {
      self.init(svg: data, name: name, scale: scale, isScalable: isScalable)
    }
  }

  /// Returns why bytes aren't an image, as part of a sentence.
  package static func refusal(of data: Data) -> String {
    if data.isEmpty { return "it is empty" }
    // The placeholder that Git leaves for a large file.
    if data.starts(with: "version https://git-lfs.github.com/spec/".utf8) {
      return "it is a Git LFS pointer, not the picture itself; fetch it with “git lfs pull”"
    }
    let kinds: [(name: String, signature: [UInt8])] = [
      ("PNG", Array(PNGSize.signature)), ("JPEG", Array(JPEGHeader.signature)),
      ("PDF", Array(PDFHeader.signature)), ("WebP", Array(WebPHeader.signature)),
    ]
    if let kind = kinds.first(where: { data.starts(with: $0.signature) }) {
      let fault =
        kind.name == "PDF"
        ? "the size of its first page is missing or too large"
        : "it is damaged or truncated"
      return "it begins as a \(kind.name) file, but \(fault)"
    }
    if data.starts(with: "<".utf8) || data.starts(with: [0xEF, 0xBB, 0xBF, 0x3C]) {
      return "it is not an SVG file, or its size is missing or too large"
    }
    return "it is neither a PNG, JPEG, WebP, SVG nor PDF file"
  }

  package static func == (lhs: EncodedImage, rhs: EncodedImage) -> Bool {
    lhs === rhs
      || lhs.width == rhs.width && lhs.height == rhs.height && lhs.isScalable == rhs.isScalable
        && lhs.data == rhs.data
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(data.count)
    hasher.combine(width)
    hasher.combine(height)
  }
}
