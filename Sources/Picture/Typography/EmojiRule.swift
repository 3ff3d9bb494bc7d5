/// Determines which grapheme clusters are emoji, and which scalars never need their own glyph.
enum EmojiRule {
  static func isEmoji(_ cluster: ArraySlice<UInt32>) -> Bool {
    guard let first = cluster.first, first >= 0x23 else { return false }
    if cluster.count == 1 {
      return first >= 0x231A && isPresentedAsEmoji(first)
    }
    if cluster.contains(0xFE0E) { return false }
    if cluster.contains(0xFE0F) || cluster.contains(0x20E3) { return isEmojiBase(first) }
    return isPresentedAsEmoji(first)
      || isEmojiBase(first) && cluster.contains { (0x1F3FB...0x1F3FF).contains($0) }
  }

  private static func isPresentedAsEmoji(_ scalar: UInt32) -> Bool {
    Unicode.Scalar(scalar)?.properties.isEmojiPresentation ?? false
  }

  private static func isEmojiBase(_ scalar: UInt32) -> Bool {
    Unicode.Scalar(scalar)?.properties.isEmoji ?? false
  }

  /// Default-ignorable scalars: joiners, direction marks, variation selectors, tags.
  static func isIgnorable(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xAD, 0x34F, 0x61C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F,
      0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0x3164, 0xFE00...0xFE0F, 0xFEFF,
      0xFFA0, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }
}
