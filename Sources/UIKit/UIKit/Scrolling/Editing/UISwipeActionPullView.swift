import Graphics
import SystemFacts

/// The swipe actions next to a row, with the class name they have in view hierarchies.
final class UISwipeActionPullView: UIView {
  let actions: [SwipeAction]
  let buttons: [UISwipeActionStandardButton]

  /// - Parameter perform: Called when a button is tapped, with its index.
  init(actions: [SwipeAction], profile: TableProfile, perform: @escaping (Int) -> Void) {
    self.actions = actions
    buttons = actions.map { UISwipeActionStandardButton(action: $0, profile: profile) }
    super.init(frame: .zero)
    clipsToBounds = true
    for (index, button) in buttons.enumerated() {
      button.addAction(UIAction { _ in perform(index) }, for: .touchUpInside)
      addSubview(button)
    }
  }

  required init?(coder: NSCoder) {
    actions = []
    buttons = []
    super.init(coder: coder)
  }

  /// Returns the geometry for a row.
  func geometry(row: CGSize, safeInset: CGFloat) -> SwipeGeometry {
    SwipeGeometry(
      profile: TableProfile.current(for: self), row: row, buttons: buttons.map(\.content),
      safeInset: safeInset)
  }

  /// Places the buttons.
  ///
  /// - Parameter isRight: Whether they are at the row's right edge.
  func place(_ geometry: SwipeGeometry, revealed: CGFloat, fills: Bool, isRight: Bool) {
    let frames = geometry.frames(revealed: revealed, fillsWithFirst: fills)
    for (button, frame) in zip(buttons, frames) {
      button.frame =
        isRight
        ? CGRect(
          x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        : frame
      button.showsTitle = geometry.showsTitle(button.content)
    }
  }
}

/// A button of the view.
final class UISwipeActionStandardButton: UIControl {
  private let label = UILabel(frame: .zero)
  private let imageView = UIImageView(frame: .zero)
  private let isPill: Bool
  private let hasImage: Bool
  var showsTitle = true {
    didSet { if showsTitle != oldValue { setNeedsLayout() } }
  }

  init(action: SwipeAction, profile: TableProfile) {
    isPill = RowEditingFacts.swipesShowPills[profile.release]
    hasImage = action.image != nil
    super.init(frame: .zero)
    backgroundColor = action.color
    clipsToBounds = true
    if isPill { layer.cornerRadius = SwipeGeometry.pillRadius }
    label.text = action.title
    label.font = .systemFont(ofSize: RowEditingFacts.swipeFontSize[profile.release])
    label.textColor = .white
    label.textAlignment = .center
    imageView.image = action.image?.withRenderingMode(.alwaysTemplate)
    imageView.tintColor = .white
    for view in [label, imageView] as [UIView] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    isPill = false
    hasImage = false
    super.init(coder: coder)
  }

  /// The inputs of the button's width.
  var content: SwipeGeometry.Button {
    SwipeGeometry.Button(title: label.hasText ? titleSize : nil, image: imageView.image?.size)
  }

  private var titleSize: CGSize {
    label.sizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let grid = TableProfile.current(for: self).grid
    let image = imageView.image?.size ?? .zero
    let title = label.hasText && showsTitle ? titleSize : .zero
    label.isHidden = title == .zero
    imageView.isHidden = !hasImage
    let gap = hasImage && title != .zero ? SwipeGeometry.imageGap : 0
    func centred(_ size: CGSize, dx: CGFloat, dy: CGFloat) -> CGRect {
      CGRect(
        x: grid.nearest(bounds.midX - size.width / 2 + dx),
        y: grid.nearest(bounds.midY - size.height / 2 + dy), width: size.width, height: size.height)
    }
    if isPill {
      let half = (image.width + gap + title.width) / 2
      imageView.frame = centred(image, dx: image.width / 2 - half, dy: 0)
      label.frame = centred(title, dx: half - title.width / 2, dy: 0)
    } else {
      let half = (image.height + gap + title.height) / 2
      imageView.frame = centred(image, dx: 0, dy: image.height / 2 - half)
      label.frame = centred(title, dx: 0, dy: half - title.height / 2)
    }
  }
}
