extension UIImage {
  /// The file that the image was made of, as long as nothing about it was changed; nil for images
  /// that were drawn, whose pixels this module doesn't know.
  public func pngData() -> Data? {
    guard imageOrientation == .up, values.tint == nil else { return nil }
    return cgImage?.pngFile
  }
}
