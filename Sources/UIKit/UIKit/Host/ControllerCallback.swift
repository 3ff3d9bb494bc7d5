/// A call of a method that subclasses of `UIViewController` override and that traces record.
///
/// The method, its name and the format of its arguments are defined together here, and callers can
/// only use ``UIViewController/call(_:)``, so that no call is missing from a trace.
enum ControllerCallback {
  case loadView
  case viewDidLoad
  case viewWillAppear(Bool)
  case viewIsAppearing(Bool)
  case viewDidAppear(Bool)
  case viewWillDisappear(Bool)
  case viewDidDisappear(Bool)
  case viewWillLayoutSubviews
  case viewDidLayoutSubviews
  case updateContentUnavailableConfiguration(UIContentUnavailableConfigurationState)
  case updateViewConstraints
  case viewLayoutMarginsDidChange(UIEdgeInsets)
  case viewSafeAreaInsetsDidChange(UIEdgeInsets)
  case willMoveToParent(UIViewController?)
  case didMoveToParent(UIViewController?)
  case traitCollectionDidChange(from: UITraitCollection?, to: UITraitCollection)
  case viewWillTransition(to: CGSize, with: UIViewControllerTransitionCoordinator)
  case willTransition(
    from: UITraitCollection, to: UITraitCollection, with: UIViewControllerTransitionCoordinator)
  case willRotate(to: UIInterfaceOrientation, duration: TimeInterval)
  case willAnimateRotation(to: UIInterfaceOrientation, duration: TimeInterval)
  case didRotate(from: UIInterfaceOrientation)
  case prepareForSegue(UIStoryboardSegue, sender: Any?)
  case unwind(UIStoryboardSegue, towards: UIViewController)

  @MainActor fileprivate func call(on controller: UIViewController) {
    switch self {
    case .loadView: controller.loadView()
    case .viewDidLoad: controller.viewDidLoad()
    case .viewWillAppear(let animated): controller.viewWillAppear(animated)
    case .viewIsAppearing(let animated): controller.viewIsAppearing(animated)
    case .viewDidAppear(let animated): controller.viewDidAppear(animated)
    case .viewWillDisappear(let animated): controller.viewWillDisappear(animated)
    case .viewDidDisappear(let animated): controller.viewDidDisappear(animated)
    case .viewWillLayoutSubviews: controller.viewWillLayoutSubviews()
    case .viewDidLayoutSubviews: controller.viewDidLayoutSubviews()
    case .updateContentUnavailableConfiguration(let state):
      controller.updateContentUnavailableConfiguration(using: state)
    case .updateViewConstraints: controller.updateViewConstraints()
    case .viewLayoutMarginsDidChange: controller.viewLayoutMarginsDidChange()
    case .viewSafeAreaInsetsDidChange: controller.viewSafeAreaInsetsDidChange()
    case .willMoveToParent(let parent): controller.willMove(toParent: parent)
    case .didMoveToParent(let parent): controller.didMove(toParent: parent)
    case .traitCollectionDidChange(let old, _): controller.traitCollectionDidChange(old)
    case .viewWillTransition(let size, let coordinator):
      controller.viewWillTransition(to: size, with: coordinator)
    case .willTransition(_, let traits, let coordinator):
      controller.willTransition(to: traits, with: coordinator)
    case .willRotate(let orientation, let duration):
      controller.willRotate(to: orientation, duration: duration)
    case .willAnimateRotation(let orientation, let duration):
      controller.willAnimateRotation(to: orientation, duration: duration)
    case .didRotate(let orientation): controller.didRotate(from: orientation)
    case .prepareForSegue(let segue, let sender): controller.prepare(for: segue, sender: sender)
    case .unwind(let segue, let next): controller.unwind(for: segue, towards: next)
    }
  }

  /// What has to be called again when properties change that the method has read of observable objects.
  fileprivate var invalidation: (@MainActor @Sendable (UIViewController) -> Void)? {
    switch self {
    case .viewWillLayoutSubviews, .viewDidLayoutSubviews: { $0.viewIfLoaded?.setNeedsLayout() }
    case .updateViewConstraints: { $0.viewIfLoaded?.setNeedsUpdateConstraints() }
    case .updateContentUnavailableConfiguration:
      {
        $0.setNeedsUpdateContentUnavailableConfiguration()
      }
    default: nil
    }
  }

  /// The name and arguments as a trace records them.
  @MainActor fileprivate var traced: TracedCall {
    switch self {
    case .loadView: TracedCall("loadView()")
    case .viewDidLoad: TracedCall("viewDidLoad()")
    case .viewWillAppear(let animated): TracedCall("viewWillAppear(_:)", animated: animated)
    case .viewIsAppearing(let animated): TracedCall("viewIsAppearing(_:)", animated: animated)
    case .viewDidAppear(let animated): TracedCall("viewDidAppear(_:)", animated: animated)
    case .viewWillDisappear(let animated): TracedCall("viewWillDisappear(_:)", animated: animated)
    case .viewDidDisappear(let animated): TracedCall("viewDidDisappear(_:)", animated: animated)
    case .viewWillLayoutSubviews: TracedCall("viewWillLayoutSubviews()")
    case .viewDidLayoutSubviews: TracedCall("viewDidLayoutSubviews()")
    case .updateContentUnavailableConfiguration:
      TracedCall("updateContentUnavailableConfiguration(using:)")
    case .updateViewConstraints: TracedCall("updateViewConstraints()")
    case .viewLayoutMarginsDidChange(let margins):
      TracedCall("viewLayoutMarginsDidChange()", TraceText.insets(margins))
    case .viewSafeAreaInsetsDidChange(let insets):
      TracedCall("viewSafeAreaInsetsDidChange()", TraceText.insets(insets))
    case .willMoveToParent(let parent): TracedCall("willMove(toParent:)", classOf: parent)
    case .didMoveToParent(let parent): TracedCall("didMove(toParent:)", classOf: parent)
    case .traitCollectionDidChange(let old, let new):
      TracedCall("traitCollectionDidChange(_:)", TraceText.traits(from: old, to: new))
    case .viewWillTransition(let size, _):
      TracedCall("viewWillTransition(to:with:)", TraceText.size(size))
    case .willTransition(let old, let new, _):
      TracedCall("willTransition(to:with:)", TraceText.traits(from: old, to: new))
    case .willRotate(let orientation, let duration):
      TracedCall("willRotate(to:duration:)", TraceText.rotation(to: orientation, duration))
    case .willAnimateRotation(let orientation, let duration):
      TracedCall("willAnimateRotation(to:duration:)", TraceText.rotation(to: orientation, duration))
    case .didRotate(let orientation): TracedCall("didRotate(from:)", "\(orientation)")
    case .prepareForSegue(let segue, _):
      TracedCall("prepare(for:sender:)", classOf: segue.destination)
    case .unwind(_, let next): TracedCall("unwind(for:towards:)", classOf: next)
    }
  }
}

extension UIViewController {
  /// Calls a method that subclasses override, and records it in the trace if one is being recorded.
  func call(_ callback: ControllerCallback) {
    SimulationHost.tracing?.add(tracePath, callback.traced)
    ObservationTracking.track(
      self, { callback.call(on: self) }, invalidate: callback.invalidation)
  }
}
