import Foundation
import Pixels
import RunRecord

extension ReportFolder {
  /// Puts a copy of a PNG file from anywhere into the folder, as it is and without decoding it.
  package func store(
    png bytes: UnsafeRawBufferPointer, width: Int, height: Int, scale: Double?
  ) throws(ReportError) -> PictureRecord {
    let record = PictureRecord(
      file: "pictures/\(PixelDigest(of: bytes)).png", width: width, height: height, scale: scale)
    let path = url.appendingPathComponent(record.file).path
    guard access(path, F_OK) != 0 else { return record }
    do {
      try AtomicFile.write(bytes, to: path, isDurable: false)
    } catch {
      throw error.isDiskFull
        ? .diskFull(path: path) : .notWritable(path: path, reason: error.reason)
    }
    return record
  }
}
