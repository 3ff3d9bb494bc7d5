import Foundation
import Pixels
import RunRecord

extension ReportFolder {
  /// Stores a copy of any PNG file in the folder, unchanged and without decoding it.
  package func store(
    png bytes: UnsafeRawBufferPointer, width: Int, height: Int, scale: Double?
  ) throws(ReportError) -> PictureRecord {
    let record = PictureRecord(
      file: "pictures/\(PixelDigest(of: bytes)).png", width: width, height: height, scale: scale)
    if tree.kind(of: record.file) != .file { try put(Data(bytes), at: record.file) }
    return record
  }
}
