import UIKit

extension FoundScreen {
  /// How the declared size changes a screen; nil where it doesn't.
  var layoutAdapter: (@MainActor @Sendable (ViewImageConfig) -> ViewImageConfig)? {
    switch layout {
    case .device:
      return nil
    case .fixed(let size):
      return { $0.withSize(size) }
    case .sizeThatFits:
      let screen = UncheckedTransfer(self)
      return { config in screen.value.fittingSize(on: config).map(config.withSize) ?? config }
    }
  }

  /// The size that the screen wants to have on a device, in points; nil where it wants none.
  @MainActor
  private func fittingSize(on config: ViewImageConfig) -> CGSize? {
    let simulator = config.makeSimulator()
    let screen = simulator.window.bounds.size
    let size = try? simulator.perform { () throws -> CGSize in
      let controller = try make()
      let content: UIView = (controller as? PreviewStage)?.content ?? controller.view
      var size = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      if size.width > screen.width {
        size = content.systemLayoutSizeFitting(
          CGSize(width: screen.width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
      }
      if size.width <= 0 || size.height <= 0 { size = controller.preferredContentSize }
      if size.width <= 0 || size.height <= 0 { size = content.sizeThatFits(screen) }
      return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }
    guard let size, size.width > 0, size.height > 0 else { return nil }
    return size
  }
}

extension ViewImageConfig {
  /// A window of a size that lies far from the edges of the screen.
  fileprivate func withSize(_ size: CGSize) -> ViewImageConfig {
    var result = withoutSafeArea
    result.ownSize = size
    return result
  }
}
