import Graphics

/// A control used to select a color from the system color picker UI: a label, and a colour well at the trailing edge.
public nonisolated struct ColorPicker<Label: View>: View {
  private let selection: Binding<UIColor>
  private let supportsOpacity: Bool
  private let label: Label

  @Environment(\.hidesLabels) private var hidesLabels

  fileprivate init(_ selection: Binding<UIColor>, _ supportsOpacity: Bool, _ label: Label) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label
  }

  @MainActor public var body: some View {
    if hidesLabels {
      well
    } else {
      HStack {
        label
        Spacer()
        well.overflowsRow()
      }
    }
  }

  @MainActor private var well: ColorWell {
    ColorWell(selection: selection, supportsOpacity: supportsOpacity)
  }
}

extension Binding where Value == Color {
  fileprivate var hosted: Binding<UIColor> {
    Binding<UIColor>(
      get: { UIColor(wrappedValue) }, set: { wrappedValue = Color(uiColor: $0) })
  }
}

extension Binding where Value == CGColor {
  fileprivate var hosted: Binding<UIColor> {
    Binding<UIColor>(
      get: { UIColor(cgColor: wrappedValue) }, set: { wrappedValue = $0.cgColor })
  }
}

extension ColorPicker {
  /// Creates an instance that selects a color.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(selection.hosted, supportsOpacity, label())
  }

  /// Creates an instance that selects a color.
  public init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(selection.hosted, supportsOpacity, label())
  }
}

extension ColorPicker where Label == Text {
  /// Creates a color picker with a text label generated from a title string key.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection.hosted, supportsOpacity, Text(titleKey))
  }

  /// Creates a color picker with a text label generated from a title string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection.hosted, supportsOpacity, Text(title))
  }

  /// Creates a color picker with a text label generated from a title string key.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(selection.hosted, supportsOpacity, Text(titleKey))
  }

  /// Creates a color picker with a text label generated from a title string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(selection.hosted, supportsOpacity, Text(title))
  }
}

struct ColorWell: UIViewRepresentable {
  let selection: Binding<UIColor>
  let supportsOpacity: Bool

  func makeCoordinator() -> WellDriver { WellDriver() }

  func makeUIView(context: Context) -> UIColorWell {
    let view = UIColorWell(frame: .zero)
    let driver = context.coordinator
    view.addAction(
      UIAction { [weak view] _ in
        if let color = view?.selectedColor { driver.set?(color) }
      }, for: .valueChanged)
    return view
  }

  func updateUIView(_ view: UIColorWell, context: Context) {
    context.coordinator.set = { selection.wrappedValue = $0 }
    view.supportsAlpha = supportsOpacity
    if view.selectedColor != selection.wrappedValue { view.selectedColor = selection.wrappedValue }
    view.isEnabled = context.environment.isEnabled
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIColorWell, context: Context
  ) -> CGSize? { uiView.intrinsicContentSize }
}

@MainActor final class WellDriver {
  var set: ((UIColor) -> Void)?
}
