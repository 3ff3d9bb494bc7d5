/// The positions of buttons, back button and title along a navigation bar, in reading direction.
///
/// Lengths are points from the leading edge. Buttons are at the margins. The title is centred in
/// the bar while it fits between them, moves aside if it would touch them, and is truncated if that
/// isn't enough (Apple's guidelines; the gaps are recalled).
package struct NavigationContentLayout {
  package var width: CGFloat
  /// The distances of the first and the last button from the bar's edges.
  package var leadingMargin: CGFloat
  package var trailingMargin: CGFloat
  /// The widths of the buttons, from the edge inward.
  package var leading: [CGFloat]
  package var trailing: [CGFloat]
  /// The space between two buttons.
  package var spacing: CGFloat
  /// The back button's arrow and the widths of its alternative texts, longest first.
  package var back: Back?
  package var titleWidth: CGFloat
  /// The minimum space between the title and its neighbours.
  package var titleGap: CGFloat = 6

  package init(
    width: CGFloat,
    leadingMargin: CGFloat,
    trailingMargin: CGFloat,
    leading: [CGFloat],
    trailing: [CGFloat],
    spacing: CGFloat,
    back: Back? = nil,
    titleWidth: CGFloat,
    titleGap: CGFloat = 6
  ) {
    self.width = width
    self.leadingMargin = leadingMargin
    self.trailingMargin = trailingMargin
    self.leading = leading
    self.trailing = trailing
    self.spacing = spacing
    self.back = back
    self.titleWidth = titleWidth
    self.titleGap = titleGap
  }

  package struct Back {
    /// The start and width of the arrow, and the gap to its text.
    package var start: CGFloat
    package var arrow: CGFloat
    package var gap: CGFloat
    package var texts: [CGFloat]

    package init(
      start: CGFloat,
      arrow: CGFloat,
      gap: CGFloat,
      texts: [CGFloat]
    ) {
      self.start = start
      self.arrow = arrow
      self.gap = gap
      self.texts = texts
    }
  }

  package struct Result: Equatable {
    package var leading: [CGFloat] = []
    package var trailing: [CGFloat] = []
    /// The back button's text that fits, with its start and its width.
    package var backText: Int?
    package var backTextStart: CGFloat = 0
    package var backTextWidth: CGFloat = 0
    package var titleStart: CGFloat = 0
    package var titleWidth: CGFloat = 0
  }

  package func solve() -> Result {
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
      // The title remains centred if a text leaves enough space; only otherwise do they compete.
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
