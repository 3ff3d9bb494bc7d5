import Graphics

/// A view that shows the progress toward completion of a task.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  let fraction: Double?
  let label: Label?
  let currentValueLabel: CurrentValueLabel?

  @Environment(\.progressViewStyle) private var style

  @MainActor public var body: some View {
    style.makeBody(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction, label: label.map { .init(view: AnyView($0)) },
        currentValueLabel: currentValueLabel.map { .init(view: AnyView($0)) }))
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a progress view for showing indeterminate progress, without a label.
  public init() {
    self.init(fraction: nil, label: nil, currentValueLabel: nil)
  }

  /// Creates a progress view for showing determinate progress.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(fraction: completed(value, total), label: nil, currentValueLabel: nil)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a progress view for showing indeterminate progress that displays a custom label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: nil)
  }

  /// Creates a progress view for showing determinate progress, with a custom label.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(fraction: completed(value, total), label: label(), currentValueLabel: nil)
  }
}

extension ProgressView {
  /// Creates a progress view for showing determinate progress, with a custom label.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: completed(value, total), label: label(), currentValueLabel: currentValueLabel())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a progress view for showing indeterminate progress that generates its label from a localized string.
  public init(_ titleKey: LocalizedStringKey) {
    self.init { Text(titleKey) }
  }

  /// Creates a progress view for showing indeterminate progress that generates its label from a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {
    self.init { Text(title) }
  }

  /// Creates a progress view for showing determinate progress that generates its label from a localized string.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Creates a progress view for showing determinate progress that generates its label from a string.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(title) }
  }
}

private func completed<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
  guard let value, total > 0 else { return nil }
  return min(1, max(0, Double(value / total)))
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates a progress view based on a style configuration.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

/// The properties of a progress view instance.
public struct ProgressViewStyleConfiguration {
  /// A type-erased label describing the task represented by the progress view.
  public nonisolated struct Label: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }

  /// A type-erased label that describes the current value of a progress view.
  public nonisolated struct CurrentValueLabel: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }

  /// The completed fraction of the task represented by the progress view, from 0.0 to 1.0, or nil if the progress is
  /// indeterminate.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

/// A type that applies standard interaction behavior to all progress views within a view hierarchy.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration

  /// Creates a view representing the body of a progress view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The default progress view style: circular, or linear for a known progress.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A progress view that uses a circular gauge to indicate the partial completion of an activity. On iOS it spins,
/// whatever the progress.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  public init() {
    tint = nil
  }

  /// Creates a circular progress view style with a tint color.
  public init(tint: Color) {
    self.tint = tint
  }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack {
      Spinner(tint: tint)
      configuration.label.foregroundStyle(.secondary)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// A progress view that visually indicates its progress using a horizontal bar.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  public init() {
    tint = nil
  }

  /// Creates a linear progress view style with a tint color.
  public init(tint: Color) {
    self.tint = tint
  }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      ProgressBar(fraction: configuration.fractionCompleted ?? 0, tint: tint)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

struct Spinner: UIViewRepresentable {
  var tint: Color?

  func makeUIView(context: Context) -> UIActivityIndicatorView {
    let view = UIActivityIndicatorView(style: .medium)
    view.startAnimating()
    return view
  }

  func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
    let environment = context.environment
    switch environment.controlSize {
    case .large, .extraLarge: view.style = .large
    default: view.style = .medium
    }
    let own = tint.map { $0.paint(in: environment) }
    let paint = own ?? (environment.tint == nil ? nil : environment.tintPaint)
    if let color = paint?.solidColor { view.color = UIColor(color) }
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIActivityIndicatorView, context: Context
  ) -> CGSize? { uiView.intrinsicContentSize }
}

struct ProgressBar: UIViewRepresentable {
  let fraction: Double
  var tint: Color?

  func makeUIView(context: Context) -> UIProgressView {
    UIProgressView(progressViewStyle: .default)
  }

  func updateUIView(_ view: UIProgressView, context: Context) {
    view.progress = Float(fraction)
    let environment = context.environment
    let paint = tint.map { $0.paint(in: environment) } ?? environment.tintPaint
    view.progressTintColor = paint.solidColor.map { UIColor($0) }
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIProgressView, context: Context
  ) -> CGSize? {
    CGSize(width: proposal.width ?? 100, height: uiView.intrinsicContentSize.height)
  }
}

extension EnvironmentValues {
  private enum ProgressViewStyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<ProgressViewStyleConfiguration> {
      AnyStyle { AnyView(DefaultProgressViewStyle().makeBody(configuration: $0)) }
    }
  }

  var progressViewStyle: AnyStyle<ProgressViewStyleConfiguration> {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style for progress views in this view.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    self.style(\.progressViewStyle, style) { AnyView($0.makeBody(configuration: $1)) }
  }
}
