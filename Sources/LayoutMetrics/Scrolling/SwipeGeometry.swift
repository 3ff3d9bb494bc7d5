import Graphics
import SystemFacts

/// Where the buttons go that a swipe over a row shows (facts: controls §6).
///
/// Distances count from the edge of the row that the buttons stand at.
package struct SwipeGeometry {
  /// What a button shows.
  package struct Button: Equatable {
    /// The size of the title, nil without one.
    package var title: CGSize?
    /// The size of the image, nil without one.
    package var image: CGSize?

    package init(title: CGSize?, image: CGSize?) {
      self.title = title
      self.image = image
    }
  }

  package var profile: TableProfile
  package var row: CGSize
  /// The buttons, from the edge inwards.
  package var buttons: [Button]
  /// The part of the safe area that the row reaches into at that edge.
  package var safeInset: CGFloat

  package init(profile: TableProfile, row: CGSize, buttons: [Button], safeInset: CGFloat) {
    self.profile = profile
    self.row = row
    self.buttons = buttons
    self.safeInset = safeInset
  }

  /// Around pills and between them, and the height of one (facts: controls §6; high).
  package static let pillGap: CGFloat = 10
  package static let pillHeight: CGFloat = 44
  package static let pillRadius: CGFloat = 13
  /// Between an image and a title beside or below it (4 in pills, high; in blocks by eye).
  package static let imageGap: CGFloat = 4
  /// Blocks of lower rows show their image alone (reported by developers; medium).
  package static let leastRowWithImageAndTitle: CGFloat = 91

  package var showsPills: Bool { RowEditingFacts.swipesShowPills[profile.release] }

  /// Whether a button shows its title.
  package func showsTitle(_ button: Button) -> Bool {
    guard button.title != nil else { return false }
    return showsPills || button.image == nil || row.height >= Self.leastRowWithImageAndTitle
  }

  /// The widths of the buttons once they are open: of pills, all that of the widest.
  package var widths: [CGFloat] {
    let padding = RowEditingFacts.swipeTextPadding[profile.release] * 2
    let least = RowEditingFacts.leastSwipeWidth[profile.release]
    let own = buttons.map { button -> CGFloat in
      let title = showsTitle(button) ? button.title?.width ?? 0 : 0
      let image = button.image?.width ?? 0
      let gap = showsPills && title > 0 && image > 0 ? Self.imageGap : 0
      return max(least, (showsPills ? title + gap + image : max(title, image)) + padding)
    }
    guard showsPills, let widest = own.max() else { return own }
    return own.map { _ in widest }
  }

  /// How far the row moves aside for the buttons.
  package var openWidth: CGFloat {
    let widths = widths
    guard !widths.isEmpty else { return 0 }
    let sum = widths.reduce(0, +) + safeInset
    return showsPills ? sum + CGFloat(widths.count + 1) * Self.pillGap : sum
  }

  /// The distance after which letting go does what the first button says.
  package var fullSwipe: CGFloat { row.width * RowEditingFacts.fullSwipe[profile.release] }

  /// The frames of the buttons while the row has moved some way; `x` counts from the edge inwards.
  ///
  /// On the way, places and widths are a share of the open ones; beyond it the buttons share the
  /// room, and beyond a full swipe the first one has all of it (by eye; low).
  package func frames(revealed: CGFloat, fillsWithFirst: Bool) -> [CGRect] {
    let widths = widths
    let open = openWidth
    guard open > 0 else { return widths.map { _ in .zero } }
    let gap = showsPills ? Self.pillGap : 0
    let height = showsPills ? min(Self.pillHeight, row.height) : row.height
    let y = profile.grid.nearest((row.height - height) / 2)
    let share = min(1, revealed / open)
    let extra = max(0, revealed - open)
    let fills = fillsWithFirst && revealed >= fullSwipe
    var frames: [CGRect] = []
    var x = showsPills ? safeInset + gap : 0
    for (index, width) in widths.enumerated() {
      var width = index == 0 && !showsPills ? width + safeInset : width
      width += fills ? (index == 0 ? extra : 0) : extra / CGFloat(widths.count)
      let start = profile.grid.nearest(x * share)
      let end = profile.grid.nearest((x + width) * share)
      frames.append(CGRect(x: start, y: y, width: end - start, height: height))
      x += width + gap
    }
    return frames
  }
}
