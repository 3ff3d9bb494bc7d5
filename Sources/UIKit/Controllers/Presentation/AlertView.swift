import SystemFacts

/// The view of an alert: texts, buttons and the cards that they stand on.
final class AlertView: UIView {
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var blocks: [UIView] = []
  private var lines: [UIView] = []
  private var buttons: [UILabel] = []
  private var fields: [UITextField] = []
  private weak var controller: UIAlertController?
  private var arranged: Arrangement?

  /// What the places of the parts follow from.
  private struct Arrangement: Equatable {
    var container: CGSize
    var form: AlertMetrics.Form
    var texts: [String?]
    var fields: [ObjectIdentifier]
    var actions: [ObjectIdentifier]
    var enabled: [Bool]
    var preferred: ObjectIdentifier?
    var category: UIContentSizeCategory
    /// What the arrow of a popover takes.
    var origin: CGPoint
    /// The actions' numbers in the order of their buttons.
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

  /// Takes over what an alert says.
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

  /// Where everything lies in a container of a size.
  func layout(for controller: UIAlertController, in container: CGSize) -> AlertGeometry {
    layout(for: controller, metrics(controller.form, in: container))
  }

  private func layout(
    for controller: UIAlertController, _ metrics: AlertMetrics
  ) -> AlertGeometry {
    style(controller, metrics)
    return AlertGeometry(
      .init(
        title: height(of: titleLabel, showing: controller.title, metrics),
        message: height(of: messageLabel, showing: controller.message, metrics),
        fieldCount: fields.count, cancels: controller.actions.map { $0.style == .cancel },
        widestAction: widestAction(controller.actions, metrics)),
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

  /// The width of the widest text of two actions, which may fit beside each other.
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
    // Labels ask for layout when they are set, which would never end.
    var arrangement = Arrangement(
      container: container, form: form, texts: [controller.title, controller.message],
      fields: fields.map { ObjectIdentifier($0) },
      actions: controller.actions.map { ObjectIdentifier($0) },
      enabled: controller.actions.map(\.isEnabled),
      preferred: controller.preferredAction.map { ObjectIdentifier($0) },
      category: traitCollection.preferredContentSizeCategory,
      origin: form == .popover
        ? CGPoint(x: safeAreaInsets.left, y: safeAreaInsets.top) : .zero)
    arrangement.order = arranged?.order ?? []
    guard arrangement != arranged else { return }
    arranged = arrangement
    let metrics = metrics(form, in: container)
    let layout = layout(for: controller, metrics)
    arranged?.order = layout.actions
    keep(&blocks, layout.blocks.count) { UIView() }
    for block in blocks { sendSubviewToBack(block) }
    keep(&lines, layout.lines.count) { UIView() }
    keep(&buttons, layout.rows.count) { UILabel() }
    func placed(_ frame: CGRect) -> CGRect {
      frame.offsetBy(dx: arrangement.origin.x, dy: arrangement.origin.y)
    }
    for (view, frame) in zip(blocks, layout.blocks) {
      view.frame = placed(frame)
      view.backgroundColor = form == .popover ? .clear : Self.cardColor
      view.layer.cornerRadius = form == .popover ? 0 : metrics.cornerRadius
      view.layer.cornerCurve = .continuous
    }
    for (view, frame) in zip(lines, layout.lines) {
      view.frame = placed(frame)
      view.backgroundColor = .separator
    }
    for (label, (action, frame)) in zip(buttons, zip(layout.actions, layout.rows)) {
      label.frame = placed(frame)
      show(controller.actions[action], in: label, metrics)
    }
    for (field, frame) in zip(fields, layout.fields) {
      field.font = field.font ?? .systemFont(ofSize: metrics.fieldTextSize)
      field.frame = placed(frame)
      bringSubviewToFront(field)
    }
    titleLabel.accessibilityTraits = [.staticText, .header]
    titleLabel.isHidden = layout.title == nil
    messageLabel.isHidden = layout.message == nil
    titleLabel.frame = layout.title.map(placed) ?? .zero
    messageLabel.frame = layout.message.map(placed) ?? .zero
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// A finger that leaves on a button presses it.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let action = touches.inOrder.first.flatMap { touch in
      let place = touch.location(in: self)
      return zip(buttons, arranged?.order ?? []).first { $0.0.frame.contains(place) }?.1
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
  }

  private func keep<View: UIView>(_ views: inout [View], _ count: Int, make: () -> View) {
    while views.count > count { views.removeLast().removeFromSuperview() }
    while views.count < count {
      let view = make()
      views.append(view)
      addSubview(view)
    }
  }

  /// A stand-in for the material that lets what is below shine through (by eye; low).
  private static let cardColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.15, alpha: 1) : UIColor(white: 0.97, alpha: 1)
  }
}
