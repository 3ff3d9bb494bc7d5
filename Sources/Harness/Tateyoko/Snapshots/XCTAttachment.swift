#if !canImport(Darwin)
  import Foundation
  import UIKit

  /// A file that a custom ``Diffing`` attaches to a difference; it's stored in the report's folder.
  ///
  /// XCTest has attachments on Apple's platforms only. This class replaces them, so that a strategy
  /// compiles unchanged.
  public final class XCTAttachment {
    /// How long XCTest keeps an attachment. The report's folder always keeps attachments of
    /// failures.
    public enum Lifetime: Int, Sendable {
      /// Keep the attachment regardless of the test's result.
      case keepAlways
      /// Delete the attachment if the test passes.
      case deleteOnSuccess
    }

    /// How an image is encoded. Here it's always a PNG.
    public enum ImageQuality: Int, Sendable {
      /// The original image.
      case original
      /// Medium quality.
      case medium
      /// Low quality.
      case low
    }

    /// The file's name, without its extension.
    public var name: String?
    /// How long to keep the attachment; has no effect.
    public var lifetime = Lifetime.deleteOnSuccess
    /// The type of the content, such as `public.png`; determines the extension of the file's name.
    public let uniformTypeIdentifier: String
    /// Additional information; has no effect.
    public var userInfo: [AnyHashable: Any]?
    let data: Data

    /// Creates an attachment of bytes.
    public init(
      uniformTypeIdentifier identifier: String?, name: String?, payload: Data?,
      userInfo: [AnyHashable: Any]? = nil
    ) {
      self.uniformTypeIdentifier = identifier ?? "public.data"
      self.name = name
      self.userInfo = userInfo
      data = payload ?? Data()
    }

    /// Creates an attachment of bytes.
    public convenience init(data: Data) {
      self.init(uniformTypeIdentifier: nil, name: nil, payload: data)
    }

    /// Creates an attachment of bytes of a type.
    public convenience init(data: Data, uniformTypeIdentifier: String) {
      self.init(uniformTypeIdentifier: uniformTypeIdentifier, name: nil, payload: data)
    }

    /// Creates an attachment of a text.
    public convenience init(string: String) {
      self.init(
        uniformTypeIdentifier: "public.plain-text", name: nil, payload: Data(string.utf8))
    }

    /// Creates an attachment of a picture; if it has no pixels, the attachment describes the
    /// problem.
    public convenience init(image: UIImage) {
      do {
        let capture = try image.anyCapture()
        self.init(
          uniformTypeIdentifier: "public.png", name: nil,
          payload: try PictureBaseline.data(capture))
      } catch {
        self.init(string: "No picture: \(error)")
      }
    }

    /// Creates an attachment of a picture.
    public convenience init(image: UIImage, quality: ImageQuality) {
      self.init(image: image)
    }

    /// Creates an attachment of a file; if it can't be read, the attachment describes the problem.
    public convenience init(contentsOfFile url: URL) {
      do {
        let data = try Data(contentsOf: url)
        self.init(
          uniformTypeIdentifier: Self.identifiers[url.pathExtension.lowercased()],
          name: url.deletingPathExtension().lastPathComponent, payload: data)
      } catch {
        self.init(string: "\(url.path) can't be read: \(error.localizedDescription)")
      }
    }

    /// The file to keep.
    var file: SnapshotDifference.Attachment {
      var fileName = name.map(SnapshotNames.sanitized) ?? ""
      if fileName.isEmpty { fileName = "attachment" }
      let ending = Self.identifiers.first { $0.value == uniformTypeIdentifier }?.key
      return SnapshotDifference.Attachment(
        name: ending.map { "\(fileName).\($0)" } ?? fileName, data: data)
    }

    private static let identifiers = [
      "png": "public.png", "txt": "public.plain-text", "json": "public.json",
      "html": "public.html", "xml": "public.xml",
    ]
  }
#endif
