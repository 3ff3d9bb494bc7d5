import Graphics

/// A view that shows a value within a range.
public nonisolated struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: View {
  let fraction: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel?
  let minimumValueLabel: BoundsLabel?
  let maximumValueLabel: BoundsLabel?

  @Environment(\.gaugeStyle) private var style

  @MainActor public var body: some View {
    style.makeBody(
      GaugeStyleConfiguration(
        value: fraction, label: .init(view: AnyView(label)),
        currentValueLabel: currentValueLabel.map { .init(view: AnyView($0)) },
        minimumValueLabel: minimumValueLabel.map { .init(view: AnyView($0)) },
        maximumValueLabel: maximumValueLabel.map { .init(view: AnyView($0)) }))
  }

  fileprivate init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel?,
    _ minimum: BoundsLabel?, _ maximum: BoundsLabel?
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    fraction = length > 0 ? min(1, max(0, Double((value - bounds.lowerBound) / length))) : 0
    self.label = label
    currentValueLabel = current
    minimumValueLabel = minimum
    maximumValueLabel = maximum
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge showing a value within a range and describes the gauge's purpose and current value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, label(), nil, nil, nil)
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge showing a value within a range and that describes the gauge's purpose and current value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), nil, nil)
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge showing a value within a range and describes the gauge's current, minimum, and maximum values.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}

// MARK: Styles

/// The properties of a gauge instance.
public struct GaugeStyleConfiguration {
  /// A type-erased label of a gauge, describing its purpose.
  public nonisolated struct Label: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }

  /// A type-erased value label of a gauge that contains the current value.
  public nonisolated struct CurrentValueLabel: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }

  /// A type-erased value label of a gauge describing the minimum value.
  public nonisolated struct MinimumValueLabel: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }

  /// A type-erased value label of a gauge describing the maximum value.
  public nonisolated struct MaximumValueLabel: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }

  /// The current value of the gauge, from 0.0 to 1.0.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
}

/// Defines the implementation of all gauge instances within a view hierarchy.
@MainActor @preconcurrency public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration

  /// Creates a view representing the body of a gauge.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The default gauge view style in the current context of the view being styled.
public nonisolated struct DefaultGaugeStyle: GaugeStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A gauge style that displays a bar that fills from leading to trailing edges as the gauge's current value increases:
/// the label above it, the bounds at its ends, the value below (recalled, low).
public nonisolated struct LinearCapacityGaugeStyle: GaugeStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      HStack {
        configuration.minimumValueLabel.font(.caption)
        ProgressBar(fraction: configuration.value).accessibilityHidden(true)
        configuration.maximumValueLabel.font(.caption)
      }
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
    .accessibilityElement(children: .combine)
  }
}

/// A gauge style that displays bar with a marker that appears at a point along the bar to indicate the gauge's current
/// value.
public nonisolated struct AccessoryLinearGaugeStyle: GaugeStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.minimumValueLabel.font(.caption)
      MarkedBar(fraction: configuration.value)
      configuration.maximumValueLabel.font(.caption)
    }
    .accessibilityElement(children: .combine)
  }
}

/// A gauge style that displays bar that fills from leading to trailing edges as the gauge's current value increases.
public nonisolated struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label.font(.caption)
      HStack {
        configuration.minimumValueLabel.font(.caption)
        FilledBar(fraction: configuration.value)
        configuration.maximumValueLabel.font(.caption)
      }
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
    .accessibilityElement(children: .combine)
  }
}

/// A gauge style that displays an open ring with a marker that appears at a point along the ring to indicate the gauge's
/// current value. The bounds are at its ends, or the label in the opening.
public nonisolated struct AccessoryCircularGaugeStyle: GaugeStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(configuration: configuration)
  }
}

/// A gauge style that displays a closed ring that's partially filled in to indicate the gauge's current value.
public nonisolated struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      RingArc(length: 1).stroke(TintShapeStyle().opacity(0.2), lineWidth: Ring.lineWidth)
      RingArc(length: configuration.value)
        .stroke(.tint, style: StrokeStyle(lineWidth: Ring.lineWidth, lineCap: .round))
      if let value = configuration.currentValueLabel {
        value.modifier(GaugeValueLook())
      } else {
        configuration.label.modifier(GaugeValueLook())
      }
    }
    .frame(width: Ring.side, height: Ring.side)
    .accessibilityElement(children: .combine)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension EnvironmentValues {
  private enum GaugeStyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<GaugeStyleConfiguration> {
      AnyStyle { AnyView(DefaultGaugeStyle().makeBody(configuration: $0)) }
    }
  }

  var gaugeStyle: AnyStyle<GaugeStyleConfiguration> {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style for gauges within this view.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    self.style(\.gaugeStyle, style) { AnyView($0.makeBody(configuration: $1)) }
  }
}
