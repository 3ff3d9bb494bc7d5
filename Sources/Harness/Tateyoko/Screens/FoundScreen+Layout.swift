import UIKit

extension FoundScreen {
  /// A function that applies the declared size to a screen; `nil` if it has no effect.
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

  /// Returns the preferred size of the screen on a device, in points; `nil` if it has none.
  @MainActor
  private func fittingSize(on config: ViewImageConfig) -> CGSize? {
    let simulator = config.makeSimulator()
    let screen = simulator.window.bounds.size
    let size = try? simulator.perform { () throws -> CGSize in
      let controller = try make()
      if let fitting = controller as? any FittingContent {
        let size = fitting.fittingSize(offered: screen)
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
      }
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
  /// Returns a window of a given size, far from the edges of the screen.
  fileprivate func withSize(_ size: CGSize) -> ViewImageConfig {
    var result = withoutSafeArea
    result.ownSize = size
    return result
  }
}
