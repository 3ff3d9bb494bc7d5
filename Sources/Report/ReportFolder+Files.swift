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
    if tree.kind(of: record.file) != .file { try put(Data(bytes), at: record.file) }
    return record
  }
}
