import Graphics

/// Styles that determine the appearance of a date picker: the components that it shows.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Displays hour and minute components based on the locale.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// Displays day, month, and year based on the locale.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control for selecting an absolute date.
public nonisolated struct DatePicker<Label: View>: View {
  public typealias Components = DatePickerComponents

  let selection: Binding<Date>
  let minimum: Date?
  let maximum: Date?
  let components: Components
  let label: Label

  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.datePickerStyle) private var style

  private init(
    _ selection: Binding<Date>, _ minimum: Date?, _ maximum: Date?, _ components: Components,
    _ label: Label
  ) {
    self.selection = selection
    self.minimum = minimum
    self.maximum = maximum
    self.components = components
    self.label = label
  }

  /// Creates an instance that selects a date with an unbounded range.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, nil, displayedComponents, label())
  }

  /// Creates an instance that selects a date in a closed range.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label())
  }

  /// Creates an instance that selects a date on or after some start date.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, label())
  }

  /// Creates an instance that selects a date on or before some end date.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, label())
  }

  @MainActor public var body: some View {
    let picker = DateControl(
      date: selection, minimum: minimum, maximum: maximum, components: components, style: style)
    if hidesLabels || style != .compact {
      picker
    } else {
      HStack {
        label
        Spacer()
        picker
      }
    }
  }
}

extension DatePicker where Label == Text {
  /// Creates an instance that selects a date with an unbounded range.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, nil, displayedComponents, Text(titleKey))
  }

  /// Creates an instance that selects a date with an unbounded range.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, nil, displayedComponents, Text(title))
  }

  /// Creates an instance that selects a date in a closed range.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleKey))
  }

  /// Creates an instance that selects a date in a closed range.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(title))
  }

  /// Creates an instance that selects a date on or after some start date.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleKey))
  }

  /// Creates an instance that selects a date on or after some start date.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, Text(title))
  }

  /// Creates an instance that selects a date on or before some end date.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, Text(titleKey))
  }

  /// Creates an instance that selects a date on or before some end date.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, Text(title))
  }
}

struct DateControl: UIViewRepresentable {
  @Binding var date: Date
  let minimum: Date?
  let maximum: Date?
  let components: DatePickerComponents
  let style: _DatePickerKind

  func makeCoordinator() -> DateDriver { DateDriver() }

  func makeUIView(context: Context) -> UIDatePicker {
    let view = UIDatePicker()
    let driver = context.coordinator
    view.addAction(
      UIAction { [weak view] _ in if let date = view?.date { driver.set?(date) } },
      for: .valueChanged)
    return view
  }

  func updateUIView(_ view: UIDatePicker, context: Context) {
    context.coordinator.set = { date = $0 }
    view.preferredDatePickerStyle =
      switch style {
      case .compact: .compact
      case .graphical: .inline
      case .wheel: .wheels
      }
    view.datePickerMode =
      switch components {
      case .date: .date
      case .hourAndMinute: .time
      default: .dateAndTime
      }
    view.minimumDate = minimum
    view.maximumDate = maximum
    view.locale = context.environment.locale
    view.calendar = context.environment.calendar
    view.timeZone = context.environment.timeZone
    if view.date != date { view.date = date }
    view.isEnabled = context.environment.isEnabled
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIDatePicker, context: Context
  ) -> CGSize? {
    let own = uiView.intrinsicContentSize
    guard style != .compact else { return own }
    return CGSize(width: max(own.width, proposal.width ?? own.width), height: own.height)
  }
}

@MainActor final class DateDriver {
  var set: ((Date) -> Void)?
}

/// What the system's date picker styles look like.
public enum _DatePickerKind: Sendable {
  case compact, graphical, wheel
}

/// A type that specifies the appearance and interaction of all date pickers within a view hierarchy: one of the system's.
@MainActor @preconcurrency public protocol DatePickerStyle {
  nonisolated static var _kind: _DatePickerKind { get }
}

/// The default style for date pickers: compact.
public nonisolated struct DefaultDatePickerStyle: DatePickerStyle {
  public init() {}
  public static var _kind: _DatePickerKind { .compact }
}
/// A date picker style that displays the components in a compact, textual format.
public nonisolated struct CompactDatePickerStyle: DatePickerStyle {
  public init() {}
  public static var _kind: _DatePickerKind { .compact }
}
/// A date picker style that displays an interactive calendar or clock.
public nonisolated struct GraphicalDatePickerStyle: DatePickerStyle {
  public init() {}
  public static var _kind: _DatePickerKind { .graphical }
}
/// A date picker style that displays each component as columns in a scrollable wheel.
public nonisolated struct WheelDatePickerStyle: DatePickerStyle {
  public init() {}
  public static var _kind: _DatePickerKind { .wheel }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension EnvironmentValues {
  private enum DatePickerStyleKey: EnvironmentKey {
    static var defaultValue: _DatePickerKind { .compact }
  }

  var datePickerStyle: _DatePickerKind {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style for date pickers within this view.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerStyle, S._kind)
  }
}
