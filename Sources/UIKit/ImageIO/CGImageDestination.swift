import Foundation
import Graphics
import UIKit

/// A destination for a picture file: PNG or JPEG.
public final class CGImageDestination {
  private enum Place {
    case data(CFMutableData)
    case url(CFURL)
  }

  private let place: Place
  private let isJPEG: Bool
  private var image: (image: CGImage, properties: CFDictionary)?

  private init?(_ place: Place, type: CFString, count: Int) {
    guard count == 1 else { return nil }
    switch type {
    case "public.png": isJPEG = false
    case "public.jpeg": isJPEG = true
    default: return nil
    }
    self.place = place
  }

  convenience init?(_ data: CFMutableData, type: CFString, count: Int) {
    self.init(.data(data), type: type, count: count)
  }

  convenience init?(_ url: CFURL, type: CFString, count: Int) {
    self.init(.url(url), type: type, count: count)
  }

  func add(_ image: CGImage, _ properties: CFDictionary?) {
    if self.image == nil { self.image = (image, properties ?? [:]) }
  }

  /// Writes the file; returns false if no image was added, or it can't be drawn or written.
  func finish() -> Bool {
    guard let image else { return false }
    let picture = UIImage(cgImage: image.image)
    let quality = image.properties[kCGImageDestinationLossyCompressionQuality] as? NSNumber
    let value = image.properties[kCGImageDestinationLossyCompressionQuality] as? Double
    guard
      let data = isJPEG
        ? picture.jpegData(compressionQuality: value ?? quality?.doubleValue ?? 0.8)
        : picture.pngData()
    else { return false }
    switch place {
    case .data(let target): target.append(data)
    case .url(let url):
      guard (try? data.write(to: url)) != nil else { return false }
    }
    return true
  }
}

/// Creates a destination that appends to data; `nil` for types other than PNG and JPEG, and for
/// more than one image.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(data, type: type, count: count)
}

/// Creates a destination that writes a file; `nil` for types other than PNG and JPEG, and for more
/// than one image.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(url, type: type, count: count)
}

/// Adds the image to a destination; of the properties, only the quality is used.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
  idst.add(image, properties)
}

/// Writes the image, and returns whether that was possible; drawing needs the harness.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }
