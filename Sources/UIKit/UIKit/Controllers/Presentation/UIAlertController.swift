import SystemFacts

/// An alert, or an action sheet that slides up from the bottom or is shown in a popover.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// How an alert is shown.
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  private var storedStyle = Style.actionSheet
  private var storedActions: [UIAlertAction] = []
  private var storedFields: [UITextField] = []

  /// Creates an alert without actions.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    prepare(title: title, message: message, style: preferredStyle)
  }

  func prepare(title: String?, message: String?, style: Style) {
    self.title = title
    self.message = message
    storedStyle = style
  }

  open var preferredStyle: Style { storedStyle }
  open var actions: [UIAlertAction] { storedActions }

  open override var title: String? {
    didSet { contentDidChange() }
  }

  /// The text below the title.
  open var message: String? {
    didSet { contentDidChange() }
  }

  /// The emphasized action of an alert; it has to be one of ``actions``.
  open var preferredAction: UIAlertAction? {
    didSet {
      if let preferredAction, !storedActions.contains(where: { $0 === preferredAction }) {
        refuse(
          SimulationIssue(
            where: description, what: "The preferred action is not one of the alert's actions.",
            advice: "Add it with addAction(_:) first."))
        self.preferredAction = oldValue
      }
      contentDidChange()
    }
  }

  /// Adds a button; an alert has at most one cancel button.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, storedActions.contains(where: { $0.style == .cancel }) {
      refuse(
        SimulationIssue(
          where: description,
          what: "UIAlertController can only have one action with a style of "
            + "UIAlertActionStyleCancel",
          advice: "Use another style for the others; this action is ignored."))
      return
    }
    storedActions.append(action)
    action.controller = self
    contentDidChange()
  }

  /// The text fields of an alert; `nil` if it has none.
  open var textFields: [UITextField]? { storedFields.isEmpty ? nil : storedFields }

  /// Adds a text field to an alert.
  ///
  /// - Parameter configurationHandler: Called immediately with the field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard storedStyle == .alert else {
      return refuse(
        SimulationIssue(
          where: description,
          what: "Text fields can only be added to an alert controller of style "
            + "UIAlertControllerStyleAlert",
          advice: "Use the style .alert."))
    }
    let field = UITextField(frame: .zero)
    if AlertFacts.fieldGroup[hostOfView.release] == nil { field.borderStyle = .roundedRect }
    storedFields.append(field)
    configurationHandler?(field)
    contentDidChange()
  }

  final func contentDidChange() {
    guard let alertView else { return }
    alertView.show(self)
    presentation.controller?.containerView?.setNeedsLayout()
  }

  private var alertView: AlertView? { viewIfLoaded as? AlertView }

  open override func loadView() {
    view = AlertView(frame: CGRect(x: 0, y: 0, width: 270, height: 98))
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    alertView?.show(self)
    if title == nil, message == nil, storedActions.isEmpty {
      refuse(
        SimulationIssue(
          where: description,
          what: "UIAlertController must have a title, a message or an action to display",
          advice: "Set one of them before presenting it."))
    }
  }

  // MARK: Presentation

  /// The style: action sheets are popovers, which slide up from the bottom in compact width.
  open override var modalPresentationStyle: UIModalPresentationStyle {
    get { storedStyle == .actionSheet ? .popover : .custom }
    set {}
  }

  override func makePresentationController(
    for style: UIModalPresentationStyle, presenting: UIViewController?
  ) -> UIPresentationController {
    storedStyle == .actionSheet
      ? UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
      : AlertPresentation(presentedViewController: self, presenting: presenting)
  }

  /// The current or upcoming form of the alert.
  final var form: AlertMetrics.Form {
    if storedStyle == .alert { return .alert }
    let present = presentation.controller
    return (present?.upcoming ?? present) is UIPopoverPresentationController ? .popover : .sheet
  }

  /// Returns the size of the alert in a container of the given size.
  final func fittingSize(in container: CGSize, room: CGFloat = .infinity) -> CGSize {
    (view as? AlertView)?.layout(for: self, in: container, room: room).size ?? .zero
  }

  open override var preferredContentSize: CGSize {
    get {
      form == .popover
        ? fittingSize(in: hostOfView.geometryAhead.size) : super.preferredContentSize
    }
    set { super.preferredContentSize = newValue }
  }
}
