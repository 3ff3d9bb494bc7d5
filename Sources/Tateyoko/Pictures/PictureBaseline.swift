import Foundation
import ImageDiff
import LayoutTrees
import Pixels

/// A picture's baseline: a PNG file that knows its pixels' digest, its layout and its renderer.
struct PictureBaseline {
  static let layoutKeyword = "Tateyoko-Layout"
  static let rendererKeyword = "Tateyoko-Renderer"
  static let originKeyword = "Tateyoko-Origin"

  let file: URL

  /// The bytes of a baseline with this capture.
  static func data(_ capture: Capture) throws -> Data {
    try PNGCodec.encode(capture.bitmap, metadata: metadata(capture))
  }

  /// Puts a capture into a baseline's place; the file appears whole or not at all.
  static func write(_ capture: Capture, to site: BaselineSite) throws {
    let data = try data(capture)
    do throws(FileError) {
      try site.write(data)
    } catch {
      guard error.obstacle == nil else { throw error }
      throw PNGError(error.isDiskFull ? .diskFull : .notWritable, error.path, error.reason)
    }
  }

  /// The same baseline with a seal, for files older than seals.
  ///
  /// - Parameter bitmap: What the file shows.
  static func sealed(_ data: Data, _ head: PNGHead, showing bitmap: Bitmap) throws -> Data {
    guard head.pixelDigest == nil else { return data }
    let keywords = ["Software", originKeyword, rendererKeyword, layoutKeyword]
    let texts = try keywords.compactMap { keyword in
      try head.text(for: keyword).map { PNGText(keyword, $0) }
    }
    return try PNGCodec.encode(bitmap, metadata: PNGMetadata(scale: head.scale, texts: texts))
  }

  /// Compares a capture with the file; decodes the file only when the digests differ, or where the
  /// layout has to be equal too and is not.
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
  /// later change, and the digest of its pixels is one to go by.
  ///
  /// To the letter: a layout that tells less than today's, as an older release wrote it, differs in
  /// nothing, and yet explains less.
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

  // A text that can't be read takes the explanation away, not the verdict.

  private static func text(_ keyword: String, _ head: PNGHead) -> String? {
    do { return try head.text(for: keyword) } catch { return nil }
  }

  private static func facts(_ keyword: String, _ head: PNGHead) -> [PictureFact] {
    text(keyword, head).map { PictureFact.facts($0) } ?? []
  }

  /// What a stored picture was laid out for.
  static func origin(_ head: PNGHead) -> [PictureFact] { facts(originKeyword, head) }

  private static func tree(_ head: PNGHead) -> LayoutTree? {
    text(layoutKeyword, head).flatMap { try? LayoutTree(encoded: $0) }
  }

  /// A stored picture with what its file says about it; an empty tree where it says nothing.
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

/// What the comparison of a picture with its baseline came to.
enum PictureVerdict: Sendable {
  case equal
  /// It differs, and the tolerance lets it.
  case tolerated(PictureDifference)
  case missing
  case different(PictureDifference)
  case unreadable(PNGError)
}
