import SystemFacts

/// The position of a section's title in its header or footer, and their heights (facts: layout
/// §4.6).
package struct SectionTitleGeometry: Equatable {
  package var profile: TableProfile
  package var isPlain: Bool
  package var isFooter: Bool

  package init(profile: TableProfile, isPlain: Bool, isFooter: Bool) {
    self.profile = profile
    self.isPlain = isPlain
    self.isFooter = isFooter
  }

  // MARK: Heights

  /// Returns the height of a plain header or footer.
  ///
  /// - Parameter extraLines: The additional height of lines after the first.
  package static func plainHeight(extraLines: CGFloat) -> CGFloat {
    TableProfile.plainTitleHeight + extraLines
  }

  /// Returns the gap above a group: it's larger for the first, unless there is a header view above
  /// it (M).
  package static func groupGap(isTop: Bool) -> CGFloat {
    isTop ? TableProfile.groupedFirstGap : TableProfile.groupedGap
  }

  /// Returns the height of a grouped header with a title.
  ///
  /// A title adds the line height of body text: 38 is 17.5 and 20.5 (H).
  package func groupedHeaderHeight(
    isTop: Bool, bodyLineHeight: CGFloat, extraLines: CGFloat, followsTitledFooter: Bool
  ) -> CGFloat {
    var height = Self.groupGap(isTop: isTop) + profile.grid.up(bodyLineHeight) + extraLines
    if followsTitledFooter { height += profile.gapAfterTitledFooter }
    return profile.grid.up(height)
  }

  /// Returns the height of a grouped footer with a text.
  package func groupedFooterHeight(text: CGFloat) -> CGFloat {
    profile.grid.up(profile.footerPadding.top + profile.footerPadding.bottom + text)
  }

  /// Returns the height that fits a header view with a text.
  package func fittingHeight(text: CGFloat) -> CGFloat {
    max(TableProfile.plainTitleHeight, profile.grid.up(text + 8))
  }

  // MARK: Frames

  /// A header or footer, in left and right.
  package struct Place: Equatable {
    /// The size of the entire view.
    package var size: CGSize
    /// The distances from the view's sides to its texts.
    package var margins: UIEdgeInsets
    /// The safe area that the content view avoids.
    package var contentInsets: UIEdgeInsets
    package var isRightToLeft: Bool

    package init(
      size: CGSize, margins: UIEdgeInsets, contentInsets: UIEdgeInsets, isRightToLeft: Bool
    ) {
      self.size = size
      self.margins = margins
      self.contentInsets = contentInsets
      self.isRightToLeft = isRightToLeft
    }

    package var contentFrame: CGRect {
      CGRect(
        x: contentInsets.left, y: 0,
        width: max(0, size.width - contentInsets.left - contentInsets.right),
        height: size.height)
    }

    /// The width available to texts.
    package var textWidth: CGFloat { max(0, size.width - margins.left - margins.right) }
  }

  /// Returns the frame of the title in the content view.
  package func title(_ text: CGSize, in place: Place) -> CGRect {
    let width = min(text.width, place.textWidth)
    let left = place.margins.left - place.contentInsets.left
    let right = place.margins.right - place.contentInsets.right
    return CGRect(
      x: place.isRightToLeft ? place.contentFrame.width - right - width : left,
      y: top(ofTextHigh: text.height, in: place.size.height), width: width, height: text.height)
  }

  private func top(ofTextHigh height: CGFloat, in whole: CGFloat) -> CGFloat {
    if isPlain {
      return whole == TableProfile.plainTitleHeight
        ? TableProfile.plainTitleTop : profile.grid.nearest((whole - height) / 2)
    }
    if isFooter { return profile.footerPadding.top }
    return profile.grid.nearest(whole - profile.groupedTitleBottom - height)
  }

  /// Returns the frame of a second text below the title.
  package func detail(_ text: CGSize, below title: CGRect, in place: Place) -> CGRect {
    CGRect(
      x: place.margins.left - place.contentInsets.left, y: title.maxY,
      width: min(text.width, place.textWidth), height: text.height)
  }
}
