/// The places of buttons, back button and title along a navigation bar, in reading direction.
///
/// Lengths are points from the leading edge. Buttons stand at the margins; the title is centred in
/// the bar while it fits between them, is moved aside where it would touch them, and is shortened
/// where that does not suffice (Apple's guidelines; the gaps are recalled).
struct NavigationContentLayout {
  var width: CGFloat
  /// Distances of the first and the last button from the bar's edges.
  var leadingMargin: CGFloat
  var trailingMargin: CGFloat
  /// Widths from the edges inwards.
  var leading: [CGFloat]
  var trailing: [CGFloat]
  /// Between two buttons.
  var spacing: CGFloat
  /// The back button's arrow and the widths of what it may say, longest first.
  var back: Back?
  var titleWidth: CGFloat
  /// Least room between the title and what is beside it.
  var titleGap: CGFloat = 6

  struct Back {
    /// Where the arrow begins, its width, and the gap to its text.
    var start: CGFloat
    var arrow: CGFloat
    var gap: CGFloat
    var texts: [CGFloat]
  }

  struct Result: Equatable {
    var leading: [CGFloat] = []
    var trailing: [CGFloat] = []
    /// Which of the back button's texts fits, where it begins, and the width it gets.
    var backText: Int?
    var backTextStart: CGFloat = 0
    var backTextWidth: CGFloat = 0
    var titleStart: CGFloat = 0
    var titleWidth: CGFloat = 0
  }

  func solve() -> Result {
    var result = Result()
    var end = width - trailingMargin
    for (index, item) in trailing.enumerated() {
      if index > 0 { end -= spacing }
      end -= item
      result.trailing.append(end)
    }
    if trailing.isEmpty { end = width - trailingMargin }

    var start = leadingMargin
    if let back {
      let textStart = back.start + back.arrow + back.gap
      let others = leading.reduce(0) { $0 + $1 + spacing }
      // The title stays centred for a text that leaves it its room; only then do they compete.
      let centred = (width - titleWidth) / 2
      let room = max(0, (titleWidth > 0 ? centred - titleGap : end) - textStart - others)
      let shared = max(0, end - textStart - others - titleWidth - 2 * titleGap)
      let choice =
        back.texts.firstIndex { $0 <= max(room, min(shared, width / 2 - textStart)) }
        ?? back.texts.indices.last
      result.backText = choice
      result.backTextStart = textStart
      let text = choice.map { min(back.texts[$0], max(0, end - textStart)) } ?? 0
      result.backTextWidth = text
      start = text > 0 ? textStart + text : back.start + back.arrow
      if !leading.isEmpty { start += spacing }
    }
    for (index, item) in leading.enumerated() {
      if index > 0 { start += spacing }
      result.leading.append(start)
      start += item
    }
    let low = leading.isEmpty && back == nil ? leadingMargin : start + titleGap
    let high = trailing.isEmpty ? width - trailingMargin : end - titleGap
    result.titleWidth = max(0, min(titleWidth, high - low))
    let centred = (width - result.titleWidth) / 2
    result.titleStart = max(low, min(centred, high - result.titleWidth))
    return result
  }
}
