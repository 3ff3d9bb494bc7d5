import Foundation

/// The information that precedes the pixels in a JPEG file: ITU-T T.81, annex B, and Exif 2.3,
/// 4.6.4.
struct JPEGHeader {
  static let signature: [UInt8] = [0xFF, 0xD8, 0xFF]

  /// The size in pixels, as stored in the file.
  private(set) var width = 0
  private(set) var height = 0
  /// The orientation of the pixels, 1 to 8; 1 is upright.
  private(set) var orientation = 1

  /// The maximum number of segments to examine before the pixels; real files have at most some
  /// hundreds, with profiles and previews that may take up megabytes.
  private static let segmentLimit = 10_000

  /// Reads a file's header; nil if the file isn't a JPEG, or ends before its pixels.
  init?(_ data: Data) {
    guard data.starts(with: Self.signature) else { return nil }
    let isComplete = data.withUnsafeBytes { read($0) }
    let isValid = width >= 1 && height >= 1 && width <= 32_767 && height <= 32_767
    guard isComplete, isValid else { return nil }
  }

  /// Reads up to the pixels; returns false if there are none.
  private mutating func read(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var offset = 2
    var segments = 0
    while offset + 4 <= bytes.count, segments < Self.segmentLimit {
      guard bytes[offset] == 0xFF else { return false }
      let marker = bytes[offset + 1]
      // Any number of FF bytes may precede a marker.
      if marker == 0xFF {
        offset += 1
        continue
      }
      segments += 1
      if marker == 0x01 || (0xD0...0xD7).contains(marker) {
        offset += 2
        continue
      }
      let length = Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
      let start = offset + 4
      let end = offset + 2 + length
      guard length >= 2, end <= bytes.count else { return false }
      switch marker {
      case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker):
        guard length >= 8 else { return false }
        height = Int(bytes[start + 1]) << 8 | Int(bytes[start + 2])
        width = Int(bytes[start + 3]) << 8 | Int(bytes[start + 4])
      case 0xE1:
        if let turned = Self.orientation(Array(bytes[start..<end])[...]) { orientation = turned }
      case 0xDA: return true
      default: break
      }
      offset = end
    }
    return false
  }

  /// The orientation in the first directory of an Exif segment.
  private static func orientation(_ segment: ArraySlice<UInt8>) -> Int? {
    guard segment.starts(with: Array("Exif\0\0".utf8)) else { return nil }
    let tiff = Array(segment.dropFirst(6))
    guard tiff.count >= 14 else { return nil }
    let isLittle = tiff.starts(with: "II".utf8)
    func number(at offset: Int, size: Int) -> Int? {
      guard offset >= 0, offset + size <= tiff.count else { return nil }
      let part = tiff[offset..<offset + size]
      return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(at: 4, size: 4), let count = number(at: directory, size: 2)
    else { return nil }
    for index in 0..<min(count, 64) {
      let entry = directory + 2 + index * 12
      guard let tag = number(at: entry, size: 2) else { return nil }
      if tag == 0x0112, let value = number(at: entry + 8, size: 2), (1...8).contains(value) {
        return value
      }
    }
    return nil
  }
}
