import Graphics

/// A control for selecting a value from a bounded linear range of values.
public nonisolated struct Slider<Label: View, ValueLabel: View>: View {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let label: Label
  let minimum: ValueLabel?
  let maximum: ValueLabel?
  let editing: (Bool) -> Void

  /// The space between the track and the labels (iOS 26; facts: layout §3.4, high).
  private static var space: CGFloat { 8 }

  @MainActor public var body: some View {
    HStack(spacing: Self.space) {
      minimum
      Track(value: value, bounds: bounds, step: step, editing: editing)
      maximum
    }
  }

  fileprivate init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?, _ label: Label,
    _ minimum: ValueLabel?, _ maximum: ValueLabel?, _ editing: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    self.value = Binding<Double>(
      get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.label = label
    self.minimum = minimum
    self.maximum = maximum
    self.editing = editing
  }
}

extension Slider {
  /// Creates a slider to select a value from a given range, which displays the provided labels.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }

  /// Creates a slider to select a value from a given range, subject to a step increment, which displays the provided
  /// labels.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider to select a value from a given range, which displays the provided label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), nil, nil, onEditingChanged)
  }

  /// Creates a slider to select a value from a given range, subject to a step increment, which displays the provided
  /// label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), nil, nil, onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider to select a value from a given range.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, EmptyView(), nil, nil, onEditingChanged)
  }

  /// Creates a slider to select a value from a given range, subject to a step increment.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, EmptyView(), nil, nil, onEditingChanged)
  }
}

struct Track: UIViewRepresentable {
  @Binding var value: Double
  let bounds: ClosedRange<Double>
  let step: Double?
  let editing: (Bool) -> Void

  func makeCoordinator() -> TrackDriver { TrackDriver() }

  func makeUIView(context: Context) -> UISlider {
    let view = UISlider()
    let driver = context.coordinator
    view.addAction(
      UIAction { [weak view] _ in driver.set?(Double(view?.value ?? 0)) }, for: .valueChanged)
    view.addAction(UIAction { _ in driver.editing?(true) }, for: .touchDown)
    view.addAction(
      UIAction { _ in driver.editing?(false) },
      for: [.touchUpInside, .touchUpOutside, .touchCancel])
    return view
  }

  func updateUIView(_ view: UISlider, context: Context) {
    let environment = context.environment
    context.coordinator.editing = editing
    context.coordinator.set = { new in
      guard let step, step > 0 else { return value = new }
      let steps = ((new - bounds.lowerBound) / step).rounded()
      value = min(bounds.upperBound, bounds.lowerBound + steps * step)
    }
    view.minimumValue = Float(bounds.lowerBound)
    view.maximumValue = Float(bounds.upperBound)
    if view.value != Float(value) { view.value = Float(value) }
    view.isEnabled = environment.isEnabled
    let paint = environment.tint == nil ? nil : environment.tintPaint
    view.minimumTrackTintColor = paint?.solidColor.map { UIColor($0) }
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UISlider, context: Context
  ) -> CGSize? {
    CGSize(width: proposal.width ?? 100, height: uiView.intrinsicContentSize.height)
  }
}

@MainActor final class TrackDriver {
  var set: ((Double) -> Void)?
  var editing: ((Bool) -> Void)?
}

/// A control that performs increment and decrement actions.
public nonisolated struct Stepper<Label: View>: View {
  let label: Label
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  let editing: (Bool) -> Void

  @Environment(\.hidesLabels) private var hidesLabels

  /// Creates a stepper instance that performs the closures you provide when the user increments or decrements the
  /// stepper.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    increment = onIncrement
    decrement = onDecrement
    editing = onEditingChanged
  }

  /// Creates a stepper configured to increment or decrement a binding to a value using a step value you provide.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper configured to increment or decrement a binding to a value using a step value and within a range
  /// of values you provide.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let current = value.wrappedValue
    self.init(
      label: label,
      onIncrement: current >= bounds.upperBound
        ? nil
        : { value.wrappedValue = min(bounds.upperBound, value.wrappedValue.advanced(by: step)) },
      onDecrement: current <= bounds.lowerBound
        ? nil
        : { value.wrappedValue = max(bounds.lowerBound, value.wrappedValue.advanced(by: -step)) },
      onEditingChanged: onEditingChanged)
  }

  /// A label, and the buttons at the trailing edge (facts: layout §3.4, high).
  @MainActor public var body: some View {
    if hidesLabels {
      buttons
    } else {
      HStack(spacing: 0) {
        label
        Spacer()
        buttons.overflowsRow()
      }
    }
  }

  @MainActor private var buttons: StepperButtons {
    StepperButtons(increment: increment, decrement: decrement)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a title key and configured to increment and decrement a binding to a value.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title and configured to increment and decrement a binding to a value.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper instance that increments and decrements a binding to a value within a closed range.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper instance that increments and decrements a binding to a value within a closed range.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that uses a title key and executes the closures you provide.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that uses a title and executes the closures you provide.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
}

/// A stepper of UIKit's between its ends: each change is one step.
struct StepperButtons: UIViewRepresentable {
  let increment: (() -> Void)?
  let decrement: (() -> Void)?

  func makeCoordinator() -> TrackDriver { TrackDriver() }

  func makeUIView(context: Context) -> UIStepper {
    let view = UIStepper()
    view.stepValue = 1
    let driver = context.coordinator
    view.addAction(
      UIAction { [weak view] _ in driver.set?(view?.value ?? 0) }, for: .valueChanged)
    return view
  }

  func updateUIView(_ view: UIStepper, context: Context) {
    view.minimumValue = decrement == nil ? 0 : -1
    view.maximumValue = increment == nil ? 0 : 1
    view.value = 0
    view.isEnabled = context.environment.isEnabled
    context.coordinator.set = { [weak view] value in
      view?.value = 0
      if value > 0 { increment?() } else if value < 0 { decrement?() }
    }
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIStepper, context: Context
  ) -> CGSize? { uiView.intrinsicContentSize }
}
