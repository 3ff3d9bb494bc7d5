import UIKit

extension Simulator {
  /// Shows a controller, calls a function, and removes the controller from the screen again.
  ///
  /// The controller receives the whole sequence of callbacks: will appear, did appear, will
  /// disappear and did disappear.
  ///
  /// - Throws: ``RenderProblem`` if the screen can't be simulated as its code requires.
  func showing<R>(_ controller: UIViewController, look: (Simulator) throws -> R) throws -> R {
    launch(controller)
    defer { host.removeRoot() }
    return try unfolded(look)
  }

  /// Launches an app, performs steps, and calls a function.
  ///
  /// - Throws: ``RenderProblem`` if the app can't be simulated as its code requires.
  func launching<R>(
    _ delegate: any UIApplicationDelegate, steps: (Simulator) throws -> Void,
    look: (Simulator) throws -> R
  ) throws -> R {
    application.delegate = delegate
    launch()
    return try unfolded(after: steps, look)
  }

  /// Folds a foldable device to its posture, performs steps, and calls a function.
  private func unfolded<R>(
    after steps: (Simulator) throws -> Void = { _ in }, _ look: (Simulator) throws -> R
  ) throws -> R {
    if let posture = unfoldsTo { fold(to: posture) }
    try steps(self)
    if SnapshotWaiting.delay > 0 { advance(by: SnapshotWaiting.delay) }
    guard problems.isEmpty else { throw RenderProblem(issues: problems) }
    return try checked(look)
  }

  /// Lays out a view in the window, calls a function, and restores the view to its original place.
  ///
  /// A view without a size gets its fitting size, determined with the screen's traits.
  ///
  /// - Throws: ``ViewSizeError`` for a view without a size.
  func showing<R>(
    _ view: UIView, size: CGSize?, look: (Simulator, UIView) throws -> R
  ) throws -> R {
    try PictureSizeError.check(size)
    let place = ViewPlace(of: view)
    let stage = UIViewController()
    launch(stage)
    if let posture = unfoldsTo { fold(to: posture) }
    defer {
      place.restore()
      host.removeRoot()
    }
    if let size { view.bounds.size = size }
    view.frame.origin = .zero
    stage.view.addSubview(view)
    if size == nil, view.bounds.isEmpty { view.bounds.size = view.sizeThatFits(.zero) }
    view.frame.origin = .zero
    let extent = view.bounds.size
    guard extent.width > 0, extent.height > 0 else {
      throw ViewSizeError(typeName: "\(Swift.type(of: view))", size: extent)
    }
    host.settle()
    if SnapshotWaiting.delay > 0 { advance(by: SnapshotWaiting.delay) }
    return try checked { try look($0, view) }
  }

  /// Calls a function.
  ///
  /// - Throws: ``RenderProblem`` if the screen can't be simulated as its code requires.
  func checked<R>(_ look: (Simulator) throws -> R) throws -> R {
    let result = try look(self)
    guard problems.isEmpty else { throw RenderProblem(issues: problems) }
    return result
  }
}

/// The place of a view before it was put on a screen.
@MainActor
private struct ViewPlace {
  private let view: UIView
  private weak var superview: UIView?
  private let index: Int?
  private let bounds: CGRect
  private let center: CGPoint

  init(of view: UIView) {
    self.view = view
    superview = view.superview
    index = view.superview?.subviews.firstIndex(of: view)
    bounds = view.bounds
    center = view.center
  }

  func restore() {
    view.removeFromSuperview()
    view.bounds = bounds
    view.center = center
    if let superview, let index { superview.insertSubview(view, at: index) }
  }
}
