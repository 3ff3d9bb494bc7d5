import SystemFacts

/// Where the title of a section lies in its header or footer, and how high these are (facts: layout
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

  /// The height of a plain header or footer.
  ///
  /// - Parameter extraLines: What lines after the first add.
  package static func plainHeight(extraLines: CGFloat) -> CGFloat {
    TableProfile.plainTitleHeight + extraLines
  }

  /// The gap above a group: the first stands further down, unless a header view stands above it (M).
  package static func groupGap(isTop: Bool) -> CGFloat {
    isTop ? TableProfile.groupedFirstGap : TableProfile.groupedGap
  }

  /// The height of a grouped header with a title.
  ///
  /// A title adds the height of a line of body text: 38 is 17.5 and 20.5 (H).
  package func groupedHeaderHeight(
    isTop: Bool, bodyLineHeight: CGFloat, extraLines: CGFloat, followsTitledFooter: Bool
  ) -> CGFloat {
    var height = Self.groupGap(isTop: isTop) + profile.grid.up(bodyLineHeight) + extraLines
    if followsTitledFooter { height += profile.gapAfterTitledFooter }
    return profile.grid.up(height)
  }

  /// The height of a grouped footer with a text.
  package func groupedFooterHeight(text: CGFloat) -> CGFloat {
    profile.grid.up(profile.footerPadding.top + profile.footerPadding.bottom + text)
  }

  /// The height that a header view with a text asks for.
  package func fittingHeight(text: CGFloat) -> CGFloat {
    max(TableProfile.plainTitleHeight, profile.grid.up(text + 8))
  }

  // MARK: Frames

  /// A header or footer, in left and right.
  package struct Place: Equatable {
    /// The size of the whole view.
    package var size: CGSize
    /// From the view's sides to its texts.
    package var margins: UIEdgeInsets
    /// The safe area that the content view keeps out of.
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

    /// The width that texts have.
    package var textWidth: CGFloat { max(0, size.width - margins.left - margins.right) }
  }

  /// The title in the content view.
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

  /// A second text below the title.
  package func detail(_ text: CGSize, below title: CGRect, in place: Place) -> CGRect {
    CGRect(
      x: place.margins.left - place.contentInsets.left, y: title.maxY,
      width: min(text.width, place.textWidth), height: text.height)
  }
}
