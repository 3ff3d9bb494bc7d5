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
  func layout(for controller: UIAlertController, in container: CGSize) -> AlertLayout {
    let form = controller.form
    let metrics = metrics(form, in: container)
    style(controller, metrics, form)
    var layout = AlertLayout()
    var y = placeTexts(of: controller, metrics, in: &layout)
    let hasText = y > 0
    // In a popover a tap outside cancels, so the button is left out (Apple; high).
    var actions = controller.actions.filter { form != .popover || $0.style != .cancel }
    let cancel = actions.firstIndex { $0.style == .cancel }.map { actions.remove(at: $0) }
    let pills = AlertFacts.actionsArePills[release]
    let width = metrics.width - 2 * metrics.rowPadding
    if form != .sheet || pills, let cancel { actions.append(cancel) }
    if form == .alert, actions.count == 2, fitSideBySide(actions, metrics, width: width) {
      // The one that cancels stands before the other.
      if cancel != nil { actions.swapAt(0, 1) }
      let half = (width - metrics.rowGap) / 2
      y += metrics.rowPadding
      layout.rows = [
        CGRect(x: metrics.rowPadding, y: y, width: half, height: metrics.rowHeight),
        CGRect(
          x: metrics.rowPadding + half + metrics.rowGap, y: y, width: half,
          height: metrics.rowHeight),
      ]
      if !pills {
        layout.lines.append(CGRect(x: half, y: y, width: line, height: metrics.rowHeight))
      }
      y += metrics.rowHeight + metrics.rowPadding
    } else if !actions.isEmpty {
      y += metrics.rowPadding
      for index in actions.indices {
        if index > 0 { y += metrics.rowGap }
        layout.rows.append(
          CGRect(x: metrics.rowPadding, y: y, width: width, height: metrics.rowHeight))
        if !pills, index > 0 {
          layout.lines.append(CGRect(x: 0, y: y, width: metrics.width, height: line))
        }
        y += metrics.rowHeight
      }
      y += metrics.rowPadding
    }
    if !pills, hasText, let first = layout.rows.first {
      layout.lines.append(CGRect(x: 0, y: first.minY, width: metrics.width, height: line))
    }
    layout.blocks = [CGRect(x: 0, y: 0, width: metrics.width, height: y)]
    if form == .sheet, !pills, let cancel {
      // The button that cancels stands by itself, 8 below (medium).
      let frame = CGRect(
        x: 0, y: y > 0 ? y + 8 : 0, width: metrics.width, height: metrics.rowHeight)
      layout.rows.append(frame)
      layout.blocks.append(frame)
      actions.append(cancel)
      y = frame.maxY
    }
    layout.actions = actions
    layout.size = CGSize(width: metrics.width, height: y)
    return layout
  }

  private var line: CGFloat { 1 / max(1, traitCollection.displayScale) }

  /// Returns the height that the texts take, 0 where there are none.
  private func placeTexts(
    of controller: UIAlertController, _ metrics: AlertMetrics, in layout: inout AlertLayout
  ) -> CGFloat {
    let width = metrics.width - 2 * metrics.texts.side
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    var y: CGFloat = 0
    func place(_ label: UILabel) -> CGRect {
      y += y == 0 ? metrics.texts.top : metrics.texts.gap
      let frame = CGRect(
        x: metrics.texts.side, y: y, width: width, height: label.sizeThatFits(room).height)
      y = frame.maxY
      return frame
    }
    if controller.title?.isEmpty == false { layout.title = place(titleLabel) }
    if controller.message?.isEmpty == false { layout.message = place(messageLabel) }
    for index in fields.indices {
      // The first keeps a distance from the texts, the others touch (recalled; low).
      if index == 0 { y += metrics.texts.top }
      layout.fields.append(
        CGRect(x: metrics.texts.side, y: y, width: width, height: metrics.fieldHeight))
      y += metrics.fieldHeight
    }
    guard y > 0 else { return 0 }
    if !fields.isEmpty { return y + metrics.texts.top }
    let isSingle = layout.title == nil || layout.message == nil
    let single = isSingle ? AlertFacts.singleTextBottom[release] : nil
    return y + (single ?? metrics.texts.bottom)
  }

  private func fitSideBySide(
    _ actions: [UIAlertAction], _ metrics: AlertMetrics, width: CGFloat
  ) -> Bool {
    let room = (width - metrics.rowGap) / 2 - 16
    let font = UIFont.systemFont(ofSize: metrics.rowTextSize, weight: .semibold)
    return actions.allSatisfy { action in
      let text = (action.title ?? "") as NSString
      return text.size(withAttributes: [.font: font]).width <= room
    }
  }

  private func style(
    _ controller: UIAlertController, _ metrics: AlertMetrics, _ form: AlertMetrics.Form
  ) {
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
    } else if form != .alert {
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
    let arrangement = Arrangement(
      container: container, form: form, texts: [controller.title, controller.message],
      fields: fields.map { ObjectIdentifier($0) },
      actions: controller.actions.map { ObjectIdentifier($0) },
      enabled: controller.actions.map(\.isEnabled),
      preferred: controller.preferredAction.map { ObjectIdentifier($0) },
      category: traitCollection.preferredContentSizeCategory)
    guard arrangement != arranged else { return }
    arranged = arrangement
    let metrics = metrics(form, in: container)
    let layout = layout(for: controller, in: container)
    keep(&blocks, layout.blocks.count) { UIView() }
    for block in blocks { sendSubviewToBack(block) }
    keep(&lines, layout.lines.count) { UIView() }
    keep(&buttons, layout.rows.count) { UILabel() }
    for (view, frame) in zip(blocks, layout.blocks) {
      view.frame = frame
      view.backgroundColor = form == .popover ? .clear : Self.cardColor
      view.layer.cornerRadius = form == .popover ? 0 : metrics.cornerRadius
      view.layer.cornerCurve = .continuous
    }
    for (view, frame) in zip(lines, layout.lines) {
      view.frame = frame
      view.backgroundColor = .separator
    }
    for (label, (action, frame)) in zip(buttons, zip(layout.actions, layout.rows)) {
      label.frame = frame
      show(action, in: label, metrics)
    }
    for (field, frame) in zip(fields, layout.fields) {
      field.font = field.font ?? .systemFont(ofSize: metrics.fieldTextSize)
      field.frame = frame
      bringSubviewToFront(field)
    }
    titleLabel.isHidden = layout.title == nil
    messageLabel.isHidden = layout.message == nil
    titleLabel.frame = layout.title ?? .zero
    messageLabel.frame = layout.message ?? .zero
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
