import UIKit

/// The notifications that a controller of a case has received.
@MainActor
final class TurnNotes {
  let name: String
  unowned let scene: TurnScene
  /// The state between the appearance callbacks.
  private(set) var appearance = Appearance.disappeared
  private(set) var loadCount = 0
  /// The announced sizes whose changes are in progress, by their numbers.
  private(set) var open: [Int: Told] = [:]
  private(set) var lastTold: Told?
  /// The view's size when the last step had settled, if it was visible then.
  var seenSize: CGSize?
  /// Whether a size was announced in this step.
  var wasTold = false
  /// The traits and insets that were observed with it.
  var seen: Seen?
  /// Whether new traits, and new insets, were announced in this step.
  private(set) var heardTraits = false
  private(set) var heardInsets = false
  private var count = 0

  enum Appearance: String {
    case disappeared, appearing, appeared, disappearing
  }

  struct Told {
    var number: Int
    var size: CGSize
    /// Whether the view has been shown since. A view out of the window keeps its size until it comes back,
    /// and isn't notified of a rotation to that size (Apple's header: a child whose view has the size already
    /// is skipped).
    var isShown: Bool
    var hasAnimated = false
    /// The window's size when the change was over.
    var windowSize: CGSize?
  }

  /// The values whose changes a visible controller is notified of.
  struct Seen: Equatable {
    var horizontal: UIUserInterfaceSizeClass
    var vertical: UIUserInterfaceSizeClass
    var verticalBarEdge: UIVerticalBarEdge
    var insets: UIEdgeInsets
  }

  init(_ name: String, in scene: TurnScene) {
    self.name = name
    self.scene = scene
  }

  func hear(_ moment: TurnMoment) {
    switch moment {
    case .loadView:
      loadCount += 1
      if loadCount > 1 { scene.violate(.balanced, "\(name) loads its view again") }
    case .viewWillAppear: enter(.appearing, from: [.disappeared, .disappearing], moment)
    case .viewIsAppearing: enter(.appearing, from: [.appearing], moment)
    case .viewDidAppear: enter(.appeared, from: [.appearing], moment)
    case .viewWillDisappear:
      enter(.disappearing, from: [.appeared, .appearing], moment)
      lastTold?.isShown = false
    case .viewDidDisappear: enter(.disappeared, from: [.disappearing], moment)
    case .viewDidLoad:
      if scene.hasHook(.mainQueue, of: name) {
        DispatchQueue.main.async { [self] in hear(.mainQueue) }
      }
    case .traitCollectionDidChange: heardTraits = true
    case .safeAreaInsetsDidChange: heardInsets = true
    default: break
    }
    scene.reach(moment, of: name)
  }

  private func enter(_ next: Appearance, from allowed: [Appearance], _ moment: TurnMoment) {
    if !allowed.contains(appearance) {
      scene.violate(.balanced, "\(name).\(moment) while it is \(appearance)")
    }
    appearance = next
  }

  // MARK: Changes of the size

  func begin(_ size: CGSize, of controller: UIViewController) -> Int {
    count += 1
    let isShown =
      controller.viewIfLoaded?.window != nil && [.appearing, .appeared].contains(appearance)
    let told = Told(number: count, size: size, isShown: isShown)
    open[count] = told
    lastTold = told
    wasTold = true
    return count
  }

  func animate(_ turn: Int, of controller: UIViewController?) {
    guard let told = open[turn], !told.hasAnimated else {
      return scene.violate(.balanced, "\(name): a block runs alongside a second time")
    }
    open[turn]?.hasAnimated = true
    if let controller, let view = controller.viewIfLoaded, view.window != nil,
      view.bounds.size != told.size, told.size == lastTold?.size
    {
      let size = view.bounds.size
      scene.violate(
        .toldSize, "\(name) is told \(told.size.text), and is \(size.text) in the block alongside")
    }
    hear(.alongside)
  }

  func end(_ turn: Int) {
    guard let told = open.removeValue(forKey: turn) else {
      return scene.violate(.balanced, "\(name): a change of the size is completed a second time")
    }
    if lastTold?.number == turn { lastTold?.windowSize = scene.window.bounds.size }
    if !told.hasAnimated {
      scene.violate(.balanced, "\(name): a change of the size is completed before its block ran")
    }
    hear(.completion)
  }

  func startStep() {
    wasTold = false
    heardTraits = false
    heardInsets = false
  }
}

extension CGSize {
  var text: String { "\(Double(width)) × \(Double(height))" }
}

extension CGRect {
  /// Whether the rectangles are equal except for rounding errors: a frame is computed from a centre.
  func isNear(_ other: CGRect) -> Bool {
    let differences = [
      minX - other.minX, minY - other.minY, width - other.width, height - other.height,
    ]
    return differences.allSatisfy { abs($0) < 1e-9 }
  }

  var text: String { "(\(Double(minX)), \(Double(minY)), \(size.text))" }
}
