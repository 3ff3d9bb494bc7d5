import Graphics

/// A view of UIKit's in the layout.
@MainActor final class HostedBox {
  let view: UIView
  let controller: UIViewController?
  /// The size that the representable answers; nil for the view's own.
  var answer: ((ProposedViewSize) -> CGSize?)?

  /// Called if the view's own size isn't the measured one any more.
  var sizeChanged: (() -> Void)?
  fileprivate var measured: CGSize?
  fileprivate var environmentTraits = EnvironmentTraits()

  init(_ view: UIView, controller: UIViewController? = nil) {
    self.view = view
    self.controller = controller
  }
}

/// The answers of a view of UIKit's to proposals.
struct HostedLeaf: LayoutLeaf {
  let box: HostedBox

  var hasBaselines: Bool { true }

  func sizeThatFits(_ proposal: ProposedViewSize, in orientation: Axis?) -> CGSize {
    // Layout runs on the main thread.
    MainActor.assumeIsolated {
      if let size = box.answer?(proposal) { return size }
      return leaf.sizeThatFits(proposal, in: orientation)
    }
  }

  func baselines(for proposal: ProposedViewSize) -> TextBaselines? {
    MainActor.assumeIsolated { leaf.baselines(for: proposal) }
  }

  @MainActor private var leaf: RepresentableLeaf {
    let view = box.view
    var size = view.intrinsicContentSize
    box.measured = size
    if size.width < 0, size.height < 0, let preferred = box.controller?.preferredContentSize,
      preferred != .zero
    {
      size = preferred
    }
    return RepresentableLeaf(
      width: length(size.width, .horizontal), height: length(size.height, .vertical),
      baselines: view.ownBaselines(height: size.height))
  }

  @MainActor private func length(
    _ intrinsic: CGFloat, _ axis: NSLayoutConstraint.Axis
  ) -> RepresentableLeaf.Length {
    RepresentableLeaf.Length(
      intrinsic: intrinsic >= 0 ? intrinsic : nil,
      hugging: box.view.contentHuggingPriority(for: axis).rawValue,
      resistance: box.view.contentCompressionResistancePriority(for: axis).rawValue)
  }
}

extension UIView {
  fileprivate func ownBaselines(height: CGFloat) -> TextBaselines? {
    guard height >= 0, let offsets = baselineOffsets else { return nil }
    return TextBaselines(first: offsets.first, last: height - offsets.last)
  }
}

/// A view of UIKit's in the frame of its node.
struct RepresentedContent: HostedViewContent {
  let box: HostedBox

  func makeHostedView() -> UIView { box.view }
  var identity: ObjectIdentifier? { ObjectIdentifier(box) }
  var hostedController: UIViewController? { box.controller }

  func update(_ hosted: UIView, in view: NodeView) {
    // A view that was made outside the window may have had other traits.
    if let measured = box.measured, box.view.intrinsicContentSize != measured { box.sizeChanged?() }
    guard let child = box.controller, child.parent == nil else { return }
    var next: UIView? = view
    while let current = next {
      if let holder = current as? any GraphHolder, let parent = holder.controller {
        parent.addChild(child)
        child.didMove(toParent: parent)
        return
      }
      next = current.superview
    }
  }

  /// Before iOS 17 a controller has the traits of its parent rather than of its superview.
  func adopt(_ traits: EnvironmentTraits, in view: NodeView) {
    guard let controller = box.controller else { return view.adopt(traits) }
    traits.override(in: controller, insteadOf: &box.environmentTraits)
  }
}
