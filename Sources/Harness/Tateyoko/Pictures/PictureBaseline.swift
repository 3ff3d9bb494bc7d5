import Foundation
import ImageDiff
import LayoutTrees
import Pixels

/// A picture's baseline: a PNG file that stores its pixels' digest, its layout and its renderer.
struct PictureBaseline {
  static let layoutKeyword = "Tateyoko-Layout"
  static let rendererKeyword = "Tateyoko-Renderer"
  static let originKeyword = "Tateyoko-Origin"

  let file: URL

  /// Returns the bytes of a baseline with this capture.
  static func data(_ capture: Capture) throws -> Data {
    try PNGCodec.encode(capture.bitmap, metadata: metadata(capture))
  }

  /// Writes a capture to a baseline's location, atomically.
  static func write(_ capture: Capture, to site: BaselineSite) throws {
    let data = try data(capture)
    do throws(FileError) {
      try site.write(data)
    } catch {
      guard error.obstacle == nil else { throw error }
      throw PNGError(error.isDiskFull ? .diskFull : .notWritable, error.path, error.reason)
    }
  }

  /// Returns the same baseline with a seal, for files older than seals.
  ///
  /// - Parameter bitmap: The contents of the file.
  static func sealed(_ data: Data, _ head: PNGHead, showing bitmap: Bitmap) throws -> Data {
    guard head.pixelDigest == nil else { return data }
    let keywords = ["Software", originKeyword, rendererKeyword, layoutKeyword]
    let texts = try keywords.compactMap { keyword in
      try head.text(for: keyword).map { PNGText(keyword, $0) }
    }
    return try PNGCodec.encode(bitmap, metadata: PNGMetadata(scale: head.scale, texts: texts))
  }

  /// Compares a capture with the file; decodes the file only if the digests differ, or if the
  /// layout must be equal too and isn't.
  func compare(_ capture: Capture, tolerance: SnapshotTolerance) -> PictureVerdict {
    do throws(PNGError) {
      let head = try PNGCodec.readHead(from: file)
      if head.pixelDigest == capture.digest,
        tolerance.structure == .ignored
          || PictureComparison.violations(
            of: tolerance, from: Self.tree(head), to: capture.tree)?.isEmpty == true
      {
        return .equal
      }
      let reference = Self.capture(try PNGCodec.read(from: file), head)
      return PictureComparison.compare(
        reference: reference, capture: capture, tolerance: tolerance,
        wasEdited: head.isImageDataIntact == false,
        colorNote: PNGColorSpace.sRGB.note(besideBaselineIn: head.colorSpace))
    } catch {
      return error.kind == .missing ? .missing : .unreadable(error)
    }
  }

  /// Whether layout and renderer stored in the file are the capture's, so that they can explain a
  /// later change, and the digest of its pixels is reliable.
  ///
  /// The texts are compared exactly: a layout with fewer facts, written by an older release,
  /// differs in nothing and yet explains less.
  func explains(_ capture: Capture) -> Bool {
    // A file that doesn't vouch for its pixels has to be decoded in each run.
    guard let head = try? PNGCodec.readHead(from: file), head.pixelDigest != nil,
      let layout = Self.text(Self.layoutKeyword, head)
    else { return false }
    return layout == (try? capture.tree.encoded())
      && PictureFacts.differences(
        from: Self.facts(Self.rendererKeyword, head), to: capture.renderer
      ).isEmpty
  }

  // An unreadable text removes the explanation, not the verdict.

  private static func text(_ keyword: String, _ head: PNGHead) -> String? {
    do { return try head.text(for: keyword) } catch { return nil }
  }

  private static func facts(_ keyword: String, _ head: PNGHead) -> [PictureFact] {
    text(keyword, head).map { PictureFact.facts($0) } ?? []
  }

  /// The facts about what a stored picture was laid out for.
  static func origin(_ head: PNGHead) -> [PictureFact] { facts(originKeyword, head) }

  private static func tree(_ head: PNGHead) -> LayoutTree? {
    text(layoutKeyword, head).flatMap { try? LayoutTree(encoded: $0) }
  }

  /// Creates a capture from a stored picture and the metadata in its file; the tree is empty if
  /// there is none.
  static func capture(_ bitmap: Bitmap, _ head: PNGHead) -> Capture {
    Capture(
      bitmap: bitmap, renderedBy: .stored(facts(rendererKeyword, head)),
      tree: tree(head) ?? LayoutTree(screen: [], root: LayoutNode(className: "")),
      scale: CGFloat(head.scale ?? 1), origin: facts(originKeyword, head))
  }

  private static func metadata(_ capture: Capture) throws -> PNGMetadata {
    PNGMetadata(
      scale: Double(capture.scale),
      texts: [
        PNGText("Software", "Tateyoko \(Release.version)"),
        PNGText(originKeyword, PictureFact.text(capture.origin)),
        PNGText(rendererKeyword, PictureFact.text(capture.renderer)),
        PNGText(layoutKeyword, try capture.tree.encoded()),
      ])
  }
}

/// The result of comparing a picture with its baseline.
enum PictureVerdict: Sendable {
  case equal
  /// The picture differs within the tolerance.
  case tolerated(PictureDifference)
  case missing
  case different(PictureDifference)
  case unreadable(PNGError)
}
