import Graphics
import SystemFacts

/// The frames of the buttons that a swipe over a row reveals (facts: controls §6).
///
/// Distances are relative to the row's edge with the buttons.
package struct SwipeGeometry {
  /// The content of a button.
  package struct Button: Equatable {
    /// The size of the title, nil if there is none.
    package var title: CGSize?
    /// The size of the image, nil if there is none.
    package var image: CGSize?

    package init(title: CGSize?, image: CGSize?) {
      self.title = title
      self.image = image
    }
  }

  package var profile: TableProfile
  package var row: CGSize
  /// The buttons, from the edge inward.
  package var buttons: [Button]
  /// The part of the safe area at that edge that overlaps the row.
  package var safeInset: CGFloat

  package init(profile: TableProfile, row: CGSize, buttons: [Button], safeInset: CGFloat) {
    self.profile = profile
    self.row = row
    self.buttons = buttons
    self.safeInset = safeInset
  }

  /// The space around and between pills, and a pill's height (facts: controls §6; high).
  package static let pillGap: CGFloat = 10
  package static let pillHeight: CGFloat = 44
  package static let pillRadius: CGFloat = 13
  /// The gap between an image and a title next to it or below it (4 in pills, high; in blocks by
  /// eye).
  package static let imageGap: CGFloat = 4
  /// Blocks in lower rows show only their image (reported by developers; medium).
  package static let leastRowWithImageAndTitle: CGFloat = 91

  package var showsPills: Bool { RowEditingFacts.swipesShowPills[profile.release] }

  /// Returns whether a button shows its title.
  package func showsTitle(_ button: Button) -> Bool {
    guard button.title != nil else { return false }
    return showsPills || button.image == nil || row.height >= Self.leastRowWithImageAndTitle
  }

  /// The widths of the open buttons: all pills have the width of the widest.
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

  /// The distance that the row moves aside for the buttons.
  package var openWidth: CGFloat {
    let widths = widths
    guard !widths.isEmpty else { return 0 }
    let sum = widths.reduce(0, +) + safeInset
    return showsPills ? sum + CGFloat(widths.count + 1) * Self.pillGap : sum
  }

  /// The distance beyond which releasing triggers the first button.
  package var fullSwipe: CGFloat { row.width * RowEditingFacts.fullSwipe[profile.release] }

  /// Returns the frames of the buttons for a row that has moved by a distance; `x` is relative to
  /// the edge, inward.
  ///
  /// Until the buttons are open, positions and widths are a fraction of the open ones; beyond that
  /// the buttons share the space, and beyond a full swipe the first one takes all of it (by eye;
  /// low).
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
