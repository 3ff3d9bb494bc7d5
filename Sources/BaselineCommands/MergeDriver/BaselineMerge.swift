import Foundation
import Pixels

/// What becomes of a baseline that both sides of a merge changed.
enum BaselineMerge: Hashable {
  /// The current side's file stays.
  case ours
  /// The other side's file takes its place.
  case theirs
  /// Both sides show something new: only the merged code can tell what is right.
  case undecided
  /// A file is not what it is called.
  case damaged(String)

  /// Decides between the sides.
  ///
  /// Files with the same pixels are the same, whatever else is stored in them.
  ///
  /// - Parameters:
  ///   - base: What both sides had before; empty where neither had the file.
  ///   - path: What the file is called, for its kind and for messages.
  init(base: Data, ours: Data, theirs: Data, path: String) {
    if ours == theirs || base == theirs {
      self = .ours
    } else if base == ours {
      self = .theirs
    } else if path.lowercased().hasSuffix(".png") {
      do throws(PNGError) {
        let own = try Content(ours, path)
        let other = try Content(theirs, path)
        let earlier = base.isEmpty ? nil : try? Content(base, path)
        self =
          own == other || other == earlier ? .ours : own == earlier ? .theirs : .undecided
      } catch {
        self = .damaged("\(error)")
      }
    } else {
      self = .undecided
    }
  }

  /// What a file shows.
  private enum Content: Hashable {
    case picture(PixelDigest)
    /// The file itself is in Git LFS; the pointer names it.
    case pointer(Data)

    init(_ data: Data, _ path: String) throws(PNGError) {
      guard !data.withUnsafeBytes({ LFSPointer.isOne($0) }) else {
        self = .pointer(data)
        return
      }
      self = .picture(PixelDigest(try PNGCodec.decode(data, name: path, limits: .foreign)))
    }
  }
}
