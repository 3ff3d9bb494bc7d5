import Graphics

/// Presents what the views of a hosting controller ask for, one at a time.
@MainActor final class Presenter {
  private weak var host: UIViewController?
  private var requests: [PresentationRequest] = []
  private var shown: (request: PresentationRequest, controller: UIViewController)?
  private var isScheduled = false
  private var alertReaders: (actions: ItemReader, message: ItemReader?)?

  init(_ host: UIViewController) {
    self.host = host
  }

  func update(_ requests: [PresentationRequest]) {
    self.requests = requests
    if requests.isEmpty, shown == nil { return }
    refreshContent()
    schedule()
  }

  /// Presents and dismisses after the layout in which views have asked for it.
  private func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    DispatchQueue.main.async { [weak self] in
      self?.isScheduled = false
      self?.settle()
    }
  }

  private func current(_ request: PresentationRequest) -> PresentationRequest? {
    requests.first { $0.id == request.id && $0.item == request.item }
  }

  private func refreshContent() {
    guard let shown, let request = current(shown.request) else { return }
    (shown.controller as? PresentedController)?.update(
      request.content, environment(of: request, shown.controller))
  }

  private func settle() {
    guard let host, host.viewIfLoaded?.window != nil else { return }
    if let shown {
      guard current(shown.request) == nil else { return }
      self.shown = nil
      alertReaders = nil
      guard shown.controller.presentingViewController != nil, !shown.controller.isBeingDismissed
      else {
        ended(shown.request)
        return schedule()
      }
      shown.controller.dismiss(animated: true) { [weak self] in
        self?.ended(shown.request)
        self?.schedule()
      }
      return
    }
    guard let request = requests.first, host.presentedViewController == nil else { return }
    let controller = make(request)
    shown = (request, controller)
    host.present(controller, animated: true)
  }

  private func ended(_ request: PresentationRequest) { request.onDismiss?() }

  /// Called when the controller was dismissed by the user.
  private func wasDismissed(_ request: PresentationRequest) {
    guard let shown, shown.request.id == request.id, shown.request.item == request.item else {
      return
    }
    self.shown = nil
    alertReaders = nil
    requests.removeAll { $0.id == request.id }
    request.dismiss()
    ended(request)
    schedule()
  }

  // MARK: Making

  private func environment(
    of request: PresentationRequest, _ controller: UIViewController
  ) -> EnvironmentValues {
    var values = request.environment
    values.isPresented = true
    values.navigator = nil
    values.dismiss = DismissAction { request.dismiss() }
    return values
  }

  private func make(_ request: PresentationRequest) -> UIViewController {
    switch request.kind {
    case .alert(let content): return makeAlert(content, request, .alert)
    case .dialog(let content): return makeAlert(content, request, .actionSheet)
    case .sheet, .cover, .popover: break
    }
    let controller = PresentedController(content: request.content, request.environment)
    controller.update(request.content, environment(of: request, controller))
    controller.dismissed = { [weak self] in self?.wasDismissed(request) }
    switch request.kind {
    case .cover: controller.modalPresentationStyle = .fullScreen
    case .popover(let edge): preparePopover(controller, request, edge)
    default: controller.modalPresentationStyle = .pageSheet
    }
    controller.isCover = if case .cover = request.kind { true } else { false }
    return controller
  }

  private func preparePopover(
    _ controller: PresentedController, _ request: PresentationRequest, _ edge: Edge?
  ) {
    controller.modalPresentationStyle = .popover
    controller.sizingOptions = .preferredContentSize
    attach(controller.popoverPresentationController, request)
    controller.popoverPresentationController?.delegate = controller
    guard let edge else { return }
    // The arrow is at the popover's edge towards the view.
    let isRightToLeft = request.environment.layoutDirection == .rightToLeft
    controller.popoverPresentationController?.permittedArrowDirections =
      switch edge {
      case .top: .up
      case .bottom: .down
      case .leading: isRightToLeft ? .right : .left
      case .trailing: isRightToLeft ? .left : .right
      }
  }

  private func attach(
    _ popover: UIPopoverPresentationController?, _ request: PresentationRequest
  ) {
    guard let popover, let view = host?.view else { return }
    popover.sourceView = view
    popover.sourceRect = request.anchor?.resolved(from: .zero) ?? view.bounds
  }

  // MARK: Alerts

  private func makeAlert(
    _ content: AlertContent, _ request: PresentationRequest, _ style: UIAlertController.Style
  ) -> UIViewController {
    let environment = request.environment
    let actions = ItemReader(content.actions, environment)
    let message = content.message.map { ItemReader($0, environment) }
    alertReaders = (actions, message)
    let controller = RequestedAlert(
      title: content.title?.content(in: environment).string,
      message: message?.items.compactMap(\.title).joined(separator: "\n"), preferredStyle: style)
    controller.dismissed = { [weak self] in self?.wasDismissed(request) }
    var isEmpty = true
    for item in actions.items {
      switch item.kind {
      case .button(let role, let action):
        isEmpty = false
        let made = UIAlertAction(title: item.title, style: role.alertStyle) { _ in action() }
        made.isEnabled = item.isEnabled
        controller.addAction(made)
      case .field(let text, let prompt, let isSecure):
        controller.addTextField { field in
          field.text = text.wrappedValue
          field.placeholder = prompt
          field.isSecureTextEntry = isSecure
          field.addAction(
            UIAction { [weak field] _ in text.wrappedValue = field?.text ?? "" },
            for: .editingChanged)
        }
      default: break
      }
    }
    // An alert without buttons has one that dismisses it; a dialog without a way back has one for it.
    if style == .alert ? isEmpty : !controller.actions.contains(where: { $0.style == .cancel }) {
      controller.addAction(
        UIAlertAction(title: style == .alert ? "OK" : "Cancel", style: .cancel))
    }
    attach(controller.popoverPresentationController, request)
    return controller
  }
}

extension ButtonRole? {
  fileprivate var alertStyle: UIAlertAction.Style {
    switch self {
    case .destructive?: .destructive
    case .cancel?: .cancel
    default: .default
    }
  }
}

/// Shows the content of a sheet, cover or popover.
final class PresentedController: UIHostingController<AnyView> {
  var dismissed: (() -> Void)?
  var isCover = false
  var shownDetents: Set<PresentationDetent> = [.large]
  var selectionChanged: ((UISheetPresentationController.Detent.Identifier?) -> Void)?
  /// What a popover becomes in a compact width.
  var adaptation: PresentationAdaptation?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed || presentingViewController == nil { dismissed?() }
  }
}

/// An alert that says when it's gone.
final class RequestedAlert: UIAlertController {
  var dismissed: (() -> Void)?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    dismissed?()
  }
}
