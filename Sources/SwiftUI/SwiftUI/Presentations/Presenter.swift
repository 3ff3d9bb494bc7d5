import Graphics

/// Presents what the views of a hosting controller ask for, one at a time.
@MainActor final class Presenter {
  private weak var host: UIViewController?
  private var requests: [PresentationRequest] = []
  private var shown: (request: PresentationRequest, controller: UIViewController)?
  private var isScheduled = false
  private var alert: AlertDriver?

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
    switch request.kind {
    case .alert(let content), .dialog(let content): alert?.update(content, request.environment)
    case .sheet, .cover, .popover: break
    }
    (shown.controller as? PresentedController).map { show(request, in: $0) }
  }

  private func settle() {
    // A cover removes the view of its host from the window.
    guard let host, shown != nil || host.viewIfLoaded?.window != nil else { return }
    if let shown {
      guard current(shown.request) == nil else { return }
      // UIKit dismisses nothing while something is being presented; the end comes back here.
      if shown.controller.isBeingPresented || waits(for: shown.controller) { return }
      self.shown = nil
      alert = nil
      guard let presenting = shown.controller.presentingViewController,
        !shown.controller.isBeingDismissed
      else {
        ended(shown.request)
        return schedule()
      }
      // With all that it presents itself, which alone it would dismiss.
      presenting.dismiss(animated: true) { [weak self] in
        self?.ended(shown.request)
        self?.schedule()
      }
      return
    }
    guard let request = requests.first, host.presentedViewController == nil else { return }
    let controller = make(request)
    shown = (request, controller)
    host.present(controller, animated: true) { [weak self] in self?.schedule() }
  }

  /// Whether something above the controller is on its way; then what there is to do is done later.
  private func waits(for controller: UIViewController) -> Bool {
    var top = controller
    while let next = top.presentedViewController { top = next }
    guard top !== controller, top.isBeingPresented || top.isBeingDismissed else { return false }
    top.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
      self?.schedule()
    }
    return true
  }

  private func ended(_ request: PresentationRequest) { request.onDismiss?() }

  /// Called when the controller was dismissed by the user.
  private func wasDismissed(_ request: PresentationRequest) {
    guard let shown, shown.request.id == request.id, shown.request.item == request.item else {
      return
    }
    self.shown = nil
    alert = nil
    requests.removeAll { $0.id == request.id }
    request.dismiss()
    ended(request)
    schedule()
  }

  // MARK: Making

  /// Shows the content in the environment of the view that presents it, with the traits that views around that one set.
  private func show(_ request: PresentationRequest, in controller: PresentedController) {
    request.environment.setTraits
      .override(in: controller, insteadOf: &controller.environmentTraits)
    controller.update(request.content, environment(of: request))
  }

  private func environment(of request: PresentationRequest) -> EnvironmentValues {
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
    show(request, in: controller)
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
    let driver = AlertDriver(content, request.environment, style)
    alert = driver
    driver.controller.dismissed = { [weak self] in self?.wasDismissed(request) }
    attach(driver.controller.popoverPresentationController, request)
    return driver.controller
  }
}

/// Shows the content of a sheet, cover or popover.
final class PresentedController: UIHostingController<AnyView> {
  var dismissed: (() -> Void)?
  fileprivate var environmentTraits = EnvironmentTraits()
  var isCover = false
  var shownDetents: [PresentationDetent] = [.large]
  var selectionChanged: ((UISheetPresentationController.Detent.Identifier?) -> Void)?
  /// What a popover becomes in a compact width.
  var adaptation: PresentationAdaptation?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed || presentingViewController == nil { dismissed?() }
  }
}
