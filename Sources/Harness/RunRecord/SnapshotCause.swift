import LayoutTrees

/// Why a snapshot differs from its baseline, as data; ``words`` describes it in a line.
public enum SnapshotCause: Hashable, Sendable {
  /// A change of the layout, or of what the screen was laid out for.
  case layout(LayoutCause)
  /// Pixels differ without any difference in the layout.
  case drawing(DrawingCause)
  /// The baseline was rendered differently.
  case renderer(RendererChange)
  /// The sizes of the pictures differ, in pixels.
  case size(old: PixelSize, new: PixelSize)
  /// The baseline's file was edited after recording.
  case editedBaseline
  /// A description from a comparison of texts or of a user's own format; in records before schema
  /// 3, every cause.
  case statement(String)

  /// The size of a picture, in pixels.
  public struct PixelSize: Codable, Hashable, Sendable {
    public var width: Int
    public var height: Int

    public init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }
  }

  /// The cause in one line, identical for identical causes: `safe area of UIWindow: top 44 → 59`.
  public var words: String {
    switch self {
    case .layout(let cause): cause.words
    case .drawing(let cause): cause.words
    case .renderer(let change): "rendered elsewhere: \(change.words)"
    case .size(let old, let new):
      "size: \(old.width) × \(old.height) → \(new.width) × \(new.height) pixels"
    case .editedBaseline: "the baseline's file was changed after it was recorded"
    case .statement(let words): words
    }
  }

  /// A key shared by causes that differ only in numbers: snapshots with the same key belong
  /// together.
  public var key: String {
    switch self {
    case .layout(let cause): cause.key
    case .drawing(let cause): cause.key
    case .renderer(let change): "renderer \(change.name)"
    case .size: "size"
    case .editedBaseline: "edited baseline"
    case .statement(let words): CauseKey.numberless(words)
    }
  }
}

extension SnapshotCause: Codable {
  /// Exactly one of these identifies the cause; `key` is written for readers that group by it.
  private enum CodingKeys: String, CodingKey {
    case key, layout, drawing, renderer, size, editedBaseline, statement
  }

  private struct SizeChange: Codable {
    var old: PixelSize
    var new: PixelSize
  }

  public init(from decoder: any Decoder) throws {
    // Before schema 3 a cause was a sentence.
    if let words = try? decoder.singleValueContainer().decode(String.self) {
      self = .statement(words)
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if container.contains(.layout) {
      self = .layout(try container.decode(LayoutCause.self, forKey: .layout))
    } else if container.contains(.drawing) {
      self = .drawing(try container.decode(DrawingCause.self, forKey: .drawing))
    } else if container.contains(.renderer) {
      self = .renderer(try container.decode(RendererChange.self, forKey: .renderer))
    } else if container.contains(.size) {
      let change = try container.decode(SizeChange.self, forKey: .size)
      self = .size(old: change.old, new: change.new)
    } else if container.contains(.editedBaseline) {
      self = .editedBaseline
    } else {
      self = .statement(try container.decode(String.self, forKey: .statement))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(key, forKey: .key)
    switch self {
    case .layout(let cause): try container.encode(cause, forKey: .layout)
    case .drawing(let cause): try container.encode(cause, forKey: .drawing)
    case .renderer(let change): try container.encode(change, forKey: .renderer)
    case .size(let old, let new):
      try container.encode(SizeChange(old: old, new: new), forKey: .size)
    case .editedBaseline: try container.encode(true, forKey: .editedBaseline)
    case .statement(let words): try container.encode(words, forKey: .statement)
    }
  }
}
