import Foundation

/// A reason why a PNG file could not be read or written: the problem, the location and the remedy.
public struct PNGError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Kind: String, Hashable, Sendable, Codable {
    case missing, unreadable, empty, notPNG, truncated, tooLarge, corrupt, unsupported
    case notWritable, diskFull, outOfMemory
  }

  public var kind: Kind
  /// The file's path, or the caller's name for the data.
  public var path: String
  /// The reason, as part of a sentence.
  public var detail: String

  package init(_ kind: Kind, _ path: String, _ detail: String = "") {
    self.kind = kind
    self.path = path
    self.detail = detail
  }

  public var description: String {
    switch kind {
    case .missing:
      return "\(path): no such file."
    case .unreadable:
      return
        "\(path): the file cannot be read: \(detail). "
        + "Make it readable, or move it away and record it again."
    case .empty:
      return "\(path): the file is empty (0 bytes). Restore it, or delete it and record it again."
    case .notPNG:
      return
        "\(path): this is not a PNG file: \(detail). "
        + "Restore it, or delete it and record it again."
    case .truncated:
      return
        "\(path): the PNG file is truncated: \(detail). "
        + "Restore it, or delete it and record it again."
    case .tooLarge:
      return
        "\(path): the PNG file claims \(detail). It was not decoded. Restore it, or delete it and "
        + "record it again."
    case .corrupt:
      return
        "\(path): the PNG file is damaged: \(detail). "
        + "Restore it, or delete it and record it again."
    case .unsupported:
      return "\(path): this can't be stored as PNG: \(detail)."
    case .notWritable:
      return "\(path): the file cannot be written: \(detail). An existing version is untouched."
    case .diskFull:
      return
        "\(path): the file cannot be written, because the disk is full or the quota is exceeded "
        + "(\(detail)). Free some space and run again; an existing version is untouched."
    case .outOfMemory:
      return "\(path): there is not enough memory for this picture (\(detail))."
    }
  }
}

extension PNGError: LocalizedError {
  public var errorDescription: String? { description }
}
