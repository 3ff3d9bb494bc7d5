import SystemFacts

/// The view of an alert: texts, buttons and the cards behind them.
final class AlertView: UIView {
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var blocks: [UIView] = []
  private var lines: [UIView] = []
  private var buttons: [UILabel] = []
  private var fields: [UITextField] = []
  private var fieldGroups: [UIView] = []
  private var textScroll: UIScrollView?
  private var rowScroll: UIScrollView?
  private weak var controller: UIAlertController?
  private var arranged: Arrangement?

  /// Everything that the layout depends on.
  private struct Arrangement: Equatable {
    var container: CGSize
    var form: AlertMetrics.Form
    var texts: [String?]
    var fields: [ObjectIdentifier]
    var actions: [ObjectIdentifier]
    var enabled: [Bool]
    var preferred: ObjectIdentifier?
    var category: UIContentSizeCategory
    /// The origin of the content, which a popover's arrow shifts.
    var origin: CGPoint
    /// The maximum height of the alert.
    var room: CGFloat
    /// The indices of the actions in the order of their buttons.
    var order: [Int] = []
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    titleLabel.numberOfLines = 0
    messageLabel.numberOfLines = 0
    addSubview(titleLabel)
    addSubview(messageLabel)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Adopts the content of an alert controller.
  func show(_ controller: UIAlertController) {
    self.controller = controller
    titleLabel.text = controller.title
    messageLabel.text = controller.message
    fields = controller.textFields ?? []
    for field in fields where field.superview !== self { addSubview(field) }
    setNeedsLayout()
  }

  private var release: OSRelease { hostOfView.release }

  private func metrics(_ form: AlertMetrics.Form, in container: CGSize) -> AlertMetrics {
    AlertMetrics(
      release: release, form: form, container: container,
      isAccessibilitySize: traitCollection.preferredContentSizeCategory.isAccessibilityCategory)
  }

  // MARK: Layout

  /// Returns the layout in a container of the given size.
  func layout(
    for controller: UIAlertController, in container: CGSize, room: CGFloat
  ) -> AlertGeometry {
    layout(for: controller, metrics(controller.form, in: container), room: room)
  }

  private func layout(
    for controller: UIAlertController, _ metrics: AlertMetrics, room: CGFloat
  ) -> AlertGeometry {
    style(controller, metrics)
    return AlertGeometry(
      .init(
        title: height(of: titleLabel, showing: controller.title, metrics),
        message: height(of: messageLabel, showing: controller.message, metrics),
        fieldCount: fields.count, fieldLine: fieldLine,
        cancels: controller.actions.map { $0.style == .cancel },
        widestAction: widestAction(controller.actions, metrics), room: room),
      metrics, scale: traitCollection.displayScale)
  }

  private func height(
    of label: UILabel, showing text: String?, _ metrics: AlertMetrics
  ) -> CGFloat? {
    guard text?.isEmpty == false else { return nil }
    return label.sizeThatFits(
      CGSize(width: metrics.textWidth, height: .greatestFiniteMagnitude)
    ).height
  }

  /// The height of a line of the field with the largest font.
  private var fieldLine: CGFloat {
    let grid = PixelGrid(scale: traitCollection.displayScale)
    return fields.reduce(0) { max($0, grid.up($1.font?.lineHeight ?? 0)) }
  }

  /// The width of the wider of two actions' texts, which determines whether they fit side by side.
  private func widestAction(_ actions: [UIAlertAction], _ metrics: AlertMetrics) -> CGFloat {
    guard actions.count == 2 else { return 0 }
    let font = UIFont.systemFont(ofSize: metrics.rowTextSize, weight: .semibold)
    return actions.reduce(0) { widest, action in
      let text = (action.title ?? "") as NSString
      return max(widest, text.size(withAttributes: [.font: font]).width)
    }
  }

  private func style(_ controller: UIAlertController, _ metrics: AlertMetrics) {
    let isSingle = controller.title?.isEmpty != false || controller.message?.isEmpty != false
    titleLabel.font = .systemFont(ofSize: metrics.titleTextSize, weight: .semibold)
    messageLabel.font = .systemFont(ofSize: metrics.messageTextSize)
    for field in fields where field.font == nil {
      field.font = .systemFont(ofSize: metrics.fieldTextSize)
    }
    titleLabel.textColor = .label
    messageLabel.textColor = .label
    titleLabel.textAlignment = .center
    messageLabel.textAlignment = .center
    if AlertFacts.pairOfTextsLeads[release] {
      if isSingle {
        titleLabel.font = .systemFont(ofSize: 17)
        messageLabel.font = .systemFont(ofSize: 17)
      } else {
        titleLabel.textAlignment = .natural
        messageLabel.textAlignment = .natural
        messageLabel.textColor = .secondaryLabel
      }
    } else if metrics.form != .alert {
      titleLabel.textColor = .secondaryLabel
      messageLabel.textColor = .secondaryLabel
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let controller else { return }
    let container =
      controller.presentation.controller?.containerView?.bounds.size ?? bounds.size
    let form = controller.form
    // Setting labels requests layout; without this check, that would never end.
    var arrangement = Arrangement(
      container: container, form: form, texts: [controller.title, controller.message],
      fields: fields.map { ObjectIdentifier($0) },
      actions: controller.actions.map { ObjectIdentifier($0) },
      enabled: controller.actions.map(\.isEnabled),
      preferred: controller.preferredAction.map { ObjectIdentifier($0) },
      category: traitCollection.preferredContentSizeCategory,
      origin: form == .popover
        ? CGPoint(x: safeAreaInsets.left, y: safeAreaInsets.top) : .zero,
      room: form == .popover
        ? bounds.height - safeAreaInsets.top - safeAreaInsets.bottom : bounds.height)
    arrangement.order = arranged?.order ?? []
    guard arrangement != arranged else { return }
    arranged = arrangement
    let metrics = metrics(form, in: container)
    let layout = layout(for: controller, metrics, room: arrangement.room)
    arranged?.order = layout.actions
    keep(&blocks, layout.blocks.count) { UIView() }
    for block in blocks { sendSubviewToBack(block) }
    keep(&lines, layout.lines.count) { UIView() }
    keep(&buttons, layout.rows.count) { UILabel() }
    // Touches go to the alert, which knows where its actions are.
    for part in blocks + lines { part.isUserInteractionEnabled = false }
    keep(&textScroll, layout.textScroll, at: arrangement.origin)
    keep(&rowScroll, layout.rowScroll, at: arrangement.origin)
    func place(
      _ view: UIView, at frame: CGRect, in scroll: UIScrollView?, _ part: AlertGeometry.Scrolled?
    ) {
      if view.superview !== scroll ?? self { (scroll ?? self).addSubview(view) }
      view.frame =
        part.map { frame.offsetBy(dx: 0, dy: -$0.start) }
        ?? frame.offsetBy(dx: arrangement.origin.x, dy: arrangement.origin.y)
    }
    for (view, frame) in zip(blocks, layout.blocks) {
      place(view, at: frame, in: nil, nil)
      view.backgroundColor = form == .popover ? .clear : Self.cardColor
      view.layer.cornerRadius = form == .popover ? 0 : metrics.cornerRadius
      view.layer.cornerCurve = .continuous
    }
    for (view, frame) in zip(lines, layout.lines) {
      place(view, at: frame, in: rowScroll, layout.rowScroll)
      view.backgroundColor = .separator
    }
    for (index, (label, frame)) in zip(buttons, layout.rows).enumerated() {
      let isAlone = layout.blocks.count > 1 && index == layout.rows.count - 1
      place(label, at: frame, in: isAlone ? nil : rowScroll, isAlone ? nil : layout.rowScroll)
      show(controller.actions[layout.actions[index]], in: label, metrics)
    }
    let groups = [layout.fieldGroup].compactMap { $0 }
    keep(&fieldGroups, groups.count) { UIView() }
    for (group, frame) in zip(fieldGroups, groups) {
      group.isUserInteractionEnabled = false
      group.backgroundColor = .tertiarySystemFill
      group.layer.cornerRadius = Self.fieldGroupRadius
      place(group, at: frame, in: textScroll, layout.textScroll)
    }
    for (field, frame) in zip(fields, layout.fields) {
      place(field, at: frame, in: textScroll, layout.textScroll)
      field.superview?.bringSubviewToFront(field)
    }
    titleLabel.accessibilityTraits = [.staticText, .header]
    titleLabel.isHidden = layout.title == nil
    messageLabel.isHidden = layout.message == nil
    for (label, frame) in [(titleLabel, layout.title), (messageLabel, layout.message)] {
      if let frame {
        place(label, at: frame, in: textScroll, layout.textScroll)
      } else {
        label.frame = .zero
      }
    }
  }

  /// Creates, places or removes the scroll view of a part.
  private func keep(
    _ scroll: inout UIScrollView?, _ part: AlertGeometry.Scrolled?, at origin: CGPoint
  ) {
    guard let part else {
      scroll?.removeFromSuperview()
      scroll = nil
      return
    }
    let view = scroll ?? UIScrollView()
    if scroll == nil {
      view.contentInsetAdjustmentBehavior = .never
      addSubview(view)
      scroll = view
    }
    view.frame = part.frame.offsetBy(dx: origin.x, dy: origin.y)
    view.contentSize = CGSize(width: part.frame.width, height: part.length)
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// A touch that ends on a button presses it.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let action = touches.inOrder.first.flatMap { touch in
      let order = arranged?.order ?? []
      return zip(buttons, order).first { $0.0.bounds.contains(touch.location(in: $0.0)) }?.1
    }
    guard let controller, let action else { return super.touchesEnded(touches, with: event) }
    controller.press(controller.actions[action])
  }

  private func show(_ action: UIAlertAction, in label: UILabel, _ metrics: AlertMetrics) {
    let preferred = controller?.preferredAction
    let standsOut = preferred.map { $0 === action } ?? (action.style == .cancel)
    label.text = action.title
    label.textAlignment = .center
    label.font = .systemFont(
      ofSize: metrics.rowTextSize,
      weight: standsOut ? .semibold : .init(metrics.rowTextWeight))
    if AlertFacts.actionsArePills[release] {
      label.textColor = action.style == .destructive ? .systemRed : .label
      label.backgroundColor = .tertiarySystemFill
      label.layer.cornerRadius = metrics.rowRadius
      label.clipsToBounds = true
    } else {
      label.textColor = action.style == .destructive ? .systemRed : tintColor
    }
    if !action.isEnabled { label.textColor = .tertiaryLabel }
    label.accessibilityTraits = action.isEnabled ? .button : [.button, .notEnabled]
    label.accessibilityLabel = action.accessibilityLabel
    label.accessibilityIdentifier = action.accessibilityIdentifier
  }

  private func keep<View: UIView>(_ views: inout [View], _ count: Int, make: () -> View) {
    while views.count > count { views.removeLast().removeFromSuperview() }
    while views.count < count {
      let view = make()
      views.append(view)
      addSubview(view)
    }
  }

  /// The radius of the background of text fields (iPhone SE 3 simulator, iOS 26.0; medium). Its
  /// colour is by eye (low).
  private static let fieldGroupRadius: CGFloat = 7

  /// A substitute for the translucent material (by eye; low).
  private static let cardColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.15, alpha: 1) : UIColor(white: 0.97, alpha: 1)
  }
}
