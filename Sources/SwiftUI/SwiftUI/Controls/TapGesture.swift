extension View {
  /// Adds an action to perform when this view recognizes a tap gesture.
  public nonisolated func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    modifier(TapModifier(count: count, action: action))
  }
}

/// Performs an action when its view is tapped.
nonisolated struct TapModifier: LayoutModifier {
  let count: Int
  let action: () -> Void

  @MainActor func placedContent(in environment: EnvironmentValues) -> (any PlacedContent)? {
    TapContent(count: count, action: action)
  }

  func name(in environment: EnvironmentValues) -> String { ".onTapGesture" }
}

struct TapContent: TouchedContent {
  let count: Int
  let action: () -> Void

  func attach(to view: NodeView) {
    guard view.node.environment.isEnabled else { return }
    view.tapped = action
    view.followTaps(count)
  }
}

extension NodeView {
  /// Calls what the view does on a tap.
  func followTaps(_ count: Int = 1) {
    let recognizer: UITapGestureRecognizer = recognizer {
      let recognizer = UITapGestureRecognizer(target: nil, action: nil)
      recognizer.ownAction = { [weak self] _ in self?.tapped?() }
      return recognizer
    }
    recognizer.numberOfTapsRequired = count
  }
}
