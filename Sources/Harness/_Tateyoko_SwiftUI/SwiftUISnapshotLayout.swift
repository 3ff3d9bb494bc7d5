import SwiftUI
import Tateyoko

/// The size of a pictured view.
///
/// The cases are swift-snapshot-testing's, and so is what they do.
public enum SwiftUISnapshotLayout: Sendable {
  /// Fills a screen. Its phones' presets, such as `.iPhone13`, have the text size medium.
  case device(config: ViewImageConfig)
  /// Fills a size in points, without a safe area.
  case fixed(width: CGFloat, height: CGFloat)
  /// The size of the content when it's offered none, without a safe area. Texts are as narrow as they can be: give
  /// them `.fixedSize()`, or the picture another layout.
  case sizeThatFits
}

extension ViewImageConfig {
  /// The screen as swift-snapshot-testing's strategy for views describes it.
  var withPresetTextSize: ViewImageConfig {
    guard traits.preferredContentSizeCategory == .unspecified, let presetTextSize else {
      return self
    }
    var result = self
    result.traits = UITraitCollection(traitsFrom: [
      traits, UITraitCollection(preferredContentSizeCategory: presetTextSize),
    ])
    return result
  }
}

extension Snapshotting where Value == UIViewController {
  /// Creates a strategy for views of SwiftUI's, which a hosting controller shows.
  func hosting<Content: View>() -> Snapshotting<Content, Format> {
    pullback { view in
      // The assertion is on the main thread, which the compiler can't see.
      nonisolated(unsafe) let view = view
      return MainActor.assumeIsolated { UIHostingController(rootView: view) }
    }
  }
}
