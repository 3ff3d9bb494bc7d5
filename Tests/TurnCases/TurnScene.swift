import Devices
import SystemFacts
import UIKit

/// A case being run: the device, its controllers, and the violations found.
@MainActor
package final class TurnScene {
  let turnCase: TurnCase
  let host: SimulationHost
  /// The controllers' supported orientations.
  private(set) var mask = UIInterfaceOrientationMask.all
  private(set) var probes: [any TurnProbe] = []
  private(set) var violations: [TurnViolation] = []
  /// The number of completed steps.
  var step = 0
  private var hooks: [TurnHook]
  /// The rotations requested in this step.
  private(set) var asked: [Asked] = []
  /// Whether the device was folded in this step.
  private(set) var hasFolded = false
  /// The display at the beginning of this step.
  private(set) var displayBefore: Device.Display?
  /// Whether this step consisted of a single rotation.
  private(set) var isOnlyTurn = false
  /// Whether something was presented or dismissed in this step: a rotation caused by that isn't announced to
  /// all controllers.
  private(set) var hasPresentation = false
  /// Whether a controller was popped off the stack of a collapsed split view: it may have been a column's,
  /// which is in the column again when that is shown, and on the stack again after that (Apple: a split view
  /// that collapses shows the secondary controller on the primary one's stack).
  var hasPoppedColumn = false
  private var names = 0
  private var observers: [NSObjectProtocol] = []
  private var delegate: (any TurnDelegate)?

  struct Asked {
    var way: TurnWay
    var orientation: UIInterfaceOrientation
    var isHook: Bool
  }

  init(_ turnCase: TurnCase) {
    self.turnCase = turnCase
    hooks = turnCase.hooks
    var options = SimulationHost.Options()
    options.posture = turnCase.posture
    host = SimulationHost(
      device: turnCase.device, os: turnCase.os, orientation: turnCase.start, options: options)
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    observe(UIDevice.orientationDidChangeNotification, .deviceNotification)
    observe(
      UIApplication.didChangeStatusBarOrientationNotification, .statusBarNotification)
    observe(UIApplication.didBecomeActiveNotification, .activeNotification)
  }

  /// The name of a controller by its creation number.
  nonisolated static func name(_ number: Int) -> String {
    let letter = String(UnicodeScalar(UInt8(65 + number % 26)))
    return number < 26 ? letter : "\(letter)\(number / 26)"
  }

  private func observe(_ name: Notification.Name, _ moment: TurnMoment) {
    observers.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] _ in
        MainActor.assumeIsolated { self?.reach(moment, of: "") }
      })
  }

  func violate(_ invariant: TurnViolation.Invariant, _ detail: String) {
    violations.append(TurnViolation(invariant: invariant, step: step, detail: detail))
  }

  // MARK: The course of a case

  /// Runs a case; stops at the first step with a violation.
  package static func run(_ turnCase: TurnCase) -> [TurnViolation] {
    let scene = TurnScene(turnCase)
    scene.run()
    for observer in scene.observers { NotificationCenter.default.removeObserver(observer) }
    scene.host.removeRoot()
    return scene.violations
  }

  private func run() {
    launch()
    guard check() else { return }
    for actions in turnCase.steps {
      perform(actions)
      guard check() else { return }
    }
    hooks = []
    turnThereAndBack()
    if violations.isEmpty, turnCase.device.isFoldable { foldThereAndBack() }
  }

  private func launch() {
    if turnCase.hasDelegate {
      let root = { [unowned self] in make(turnCase.tree) }
      let needsScene =
        AppFacts.refusesAppsWithoutScenes[host.release] && SDKFacts.requiresScenes[host.sdk]
      let delegate: any TurnDelegate =
        needsScene ? TurnSceneAppDelegate(root) : TurnAppDelegate(root)
      self.delegate = delegate
      host.launch(delegate)
    } else {
      host.setRoot(make(turnCase.tree))
    }
    host.advance(by: 1)
    host.settle()
  }

  private func perform(_ actions: [TurnAction]) {
    step += 1
    asked = []
    hasFolded = false
    isOnlyTurn = actions.count == 1
    displayBefore = host.display
    let state = actions.allSatisfy(\.isFold) ? TurnState(self) : nil
    hasPresentation = actions.contains(where: \.isPresentation)
    for probe in probes { probe.notes.startStep() }
    for action in actions { perform(action) }
    host.settle()
    // Blocks that code put on the main queue.
    host.advance(by: 1)
    host.settle()
    // Code that rotates the device in between may have shown something else.
    if asked.isEmpty, let state, let difference = TurnState(self).difference(from: state) {
      violate(.state, difference)
    }
  }

  private func turnThereAndBack() {
    let home = host.interfaceOrientation
    perform([.free, .turn(.simulator, home)])
    guard check() else { return }
    let away: UIInterfaceOrientation = home.isPortrait ? .landscapeRight : .portrait
    if hasPoppedColumn {
      perform([.turn(turnCase.back, away)])
      guard check() else { return }
      perform([.turn(turnCase.back, home)])
      guard check() else { return }
    }
    let before = TurnPicture(self)
    perform([.turn(turnCase.back, away)])
    guard check() else { return }
    perform([.turn(turnCase.back, home)])
    guard check() else { return }
    if let difference = TurnPicture(self).difference(from: before) {
      violate(.thereAndBack, difference)
    }
  }

  /// Folds the device to its other display, and back.
  private func foldThereAndBack() {
    perform([.free, .turn(.simulator, host.interfaceOrientation)])
    guard check() else { return }
    let home = host.posture
    let away = turnCase.device.postures.last { turnCase.device.display(in: $0) != host.display }
    guard let away else { return }
    // Columns that collapse put their controllers on one stack, and come back with its resulting state
    // (Apple).
    if turnCase.hasSplit {
      for posture in [away, home] {
        perform([.fold(posture)])
        guard check() else { return }
      }
    }
    for probe in probes { (probe as? ProbeScreen)?.list?.scrollToMiddle() }
    host.settle()
    let before = TurnPicture(self)
    for posture in [away, home] {
      perform([.fold(posture)])
      guard check() else { return }
    }
    if let difference = TurnPicture(self).difference(from: before) {
      violate(.thereAndBack, "folded: \(difference)")
    }
  }

  // MARK: Hooks

  func hasHook(_ moment: TurnMoment, of name: String) -> Bool {
    hooks.contains { $0.moment == moment && $0.controller == name }
  }

  /// Runs the hooks of a moment.
  func reach(_ moment: TurnMoment, of name: String) {
    guard
      let index = hooks.firstIndex(where: { $0.moment == moment && $0.controller == name })
    else { return }
    let hook = hooks.remove(at: index)
    switch hook.request {
    case .turn(let way, let orientation): turn(way, to: orientation, isHook: true)
    case .fold(let posture): fold(to: posture)
    }
  }

  func fold(to posture: Device.Posture) {
    hasFolded = true
    host.fold(to: posture)
  }

  func turn(_ way: TurnWay, to orientation: UIInterfaceOrientation, isHook: Bool = false) {
    asked.append(Asked(way: way, orientation: orientation, isHook: isHook))
    switch way {
    case .simulator: host.turn(to: orientation.deviceOrientation(on: host.display))
    case .device: UIDevice.current.setValue(orientation.rawValue, forKey: "orientation")
    case .attempt:
      mask = orientation.mask
      UIViewController.attemptRotationToDeviceOrientation()
    case .supported:
      mask = orientation.mask
      front?.setNeedsUpdateOfSupportedInterfaceOrientations()
    case .geometry:
      host.windowScene.requestGeometryUpdate(
        .iOS(interfaceOrientations: orientation.mask))
    }
  }

  func free() {
    mask = .all
    UIViewController.attemptRotationToDeviceOrientation()
  }

  // MARK: Controllers

  var window: UIWindow { delegate?.ownWindow ?? host.window }
  var root: UIViewController? { window.rootViewController }

  /// The last presentation from the root, or the root.
  var front: UIViewController? {
    var front = root
    while let next = front?.presentedViewController { front = next }
    return front
  }

  /// Creates the controllers of a tree.
  func make(_ tree: TurnTree) -> UIViewController {
    let notes = TurnNotes(Self.name(names), in: self)
    names += 1
    switch tree {
    case .screen, .child, .custom:
      let screen = keep(ProbeScreen(notes))
      if case .child(let filling, _) = tree { screen.filling = filling }
      screen.content = tree.children.map(make)
      if turnCase.device.isFoldable { fillItem(of: screen) }
      return screen
    case .navigation(let stack):
      let navigation = keep(ProbeNavigation(notes))
      navigation.setViewControllers(stack.map(make), animated: false)
      return navigation
    case .tab(let tabs):
      let controller = keep(ProbeTabs(notes))
      controller.setViewControllers(tabs.map(make), animated: false)
      return controller
    case .page(let pages, let children):
      let controller = keep(ProbePages(notes, pages, children.map(make)))
      controller.setViewControllers(
        Array(controller.all.prefix(1)), direction: .forward, animated: false)
      return controller
    case .split(let columns, let children):
      return makeSplit(notes, columns, children)
    }
  }

  /// Gives a screen a title, an image button, or nothing: bars next to or above it show them. Some request
  /// the bar above.
  private func fillItem(of screen: ProbeScreen) {
    switch names % 3 {
    case 0: screen.navigationItem.title = screen.notes.name
    case 1:
      screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .add, primaryAction: nil)
    default: break
    }
    screen.disablesVerticalBars = names % 7 == 5
  }

  private func makeSplit(
    _ notes: TurnNotes, _ columns: TurnTree.Columns, _ children: [TurnTree]
  ) -> UIViewController {
    guard columns != .unspecified else {
      let split = keep(ProbeSplit(notes))
      split.viewControllers = children.map(make)
      return split
    }
    let split = keep(
      ProbeSplit(notes, style: columns == .doubleColumn ? .doubleColumn : .tripleColumn))
    let places: [UISplitViewController.Column] =
      columns == .doubleColumn ? [.primary, .secondary] : [.primary, .supplementary, .secondary]
    for (place, child) in zip(places, children) {
      split.setViewController(make(child), for: place)
    }
    return split
  }

  private func keep<Probe: TurnProbe>(_ probe: Probe) -> Probe {
    probes.append(probe)
    return probe
  }
}
