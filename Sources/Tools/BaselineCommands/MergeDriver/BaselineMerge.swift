import Foundation
import Pixels

/// The result for a baseline that both sides of a merge changed.
enum BaselineMerge: Hashable {
  /// Keeps the current side's file.
  case ours
  /// Replaces it with the other side's file.
  case theirs
  /// Both sides show something new: only rendering the merged code can decide.
  case undecided
  /// A file isn't what its name says.
  case damaged(String)

  /// Decides between the sides.
  ///
  /// Files with the same pixels are equal, regardless of what else is stored in them.
  ///
  /// - Parameters:
  ///   - base: The common ancestor; empty if there is none.
  ///   - path: The file's path, for its type and for messages.
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

  /// The contents of a file.
  private enum Content: Hashable {
    case picture(PixelDigest)
    /// A Git LFS pointer that identifies the file.
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
