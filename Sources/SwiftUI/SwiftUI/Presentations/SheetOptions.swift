import Graphics

/// A type that represents a height where a sheet naturally rests.
public struct PresentationDetent: Hashable, Sendable {
  enum Kind: Hashable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier)
  }

  let kind: Kind
  nonisolated(unsafe) let type: (any CustomPresentationDetent.Type)?

  private init(_ kind: Kind, _ type: (any CustomPresentationDetent.Type)? = nil) {
    self.kind = kind
    self.type = type
  }

  public static func == (a: Self, b: Self) -> Bool { a.kind == b.kind }
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// The system detent for a sheet that's approximately half the height of the screen, and is inactive in compact height.
  public static let medium = PresentationDetent(.medium)
  /// The system detent for a sheet at full height.
  public static let large = PresentationDetent(.large)

  /// A custom detent with the specified fractional height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(.fraction(fraction))
  }

  /// A custom detent with the specified height.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(.height(height))
  }

  /// A custom detent with a calculated height.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(.custom(ObjectIdentifier(type)), type)
  }

  /// Information that you use to calculate the presentation's height.
  @dynamicMemberLookup public struct Context {
    /// The height that the presentation appears in.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }

  /// The name of the detent in the sheet.
  var identifier: UISheetPresentationController.Detent.Identifier {
    switch kind {
    case .medium: .medium
    case .large: .large
    case .fraction, .height: .init("\(kind)")
    case .custom: .init("custom(\(typeName))")
    }
  }

  private var typeName: String { type.map { _mangledTypeName($0) ?? "\($0)" } ?? "" }

  /// The height that detents are ordered by.
  @MainActor fileprivate func height(
    ofAtMost maximum: CGFloat, in environment: EnvironmentValues
  ) -> CGFloat {
    switch kind {
    case .medium: maximum / 2
    case .large: maximum
    case .fraction(let fraction): maximum * fraction
    case .height(let height): height
    case .custom:
      type?.height(in: Context(maxDetentValue: maximum, environment: environment)) ?? maximum
    }
  }

  @MainActor func detent(
    in environment: EnvironmentValues
  ) -> UISheetPresentationController.Detent {
    switch kind {
    case .medium: return .medium()
    case .large: return .large()
    case .fraction(let fraction):
      return .custom(identifier: identifier) { $0.maximumDetentValue * fraction }
    case .height(let height): return .custom(identifier: identifier) { _ in height }
    case .custom:
      return .custom(identifier: identifier) { [type] context in
        type?.height(
          in: Context(maxDetentValue: context.maximumDetentValue, environment: environment))
      }
    }
  }
}

/// The definition of a custom detent with a calculated height.
public protocol CustomPresentationDetent {
  /// Calculates and returns a height based on the context.
  static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
  /// Information that you use to calculate the presentation's height.
  public typealias Context = PresentationDetent.Context
}

/// The kinds of interaction available to views behind a presentation.
public struct PresentationBackgroundInteraction: Sendable {
  enum Kind: Equatable {
    case automatic, disabled, enabled
    case upThrough(PresentationDetent)
  }

  let kind: Kind

  public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
  public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
  public static let disabled = PresentationBackgroundInteraction(kind: .disabled)

  /// People can interact with the view behind the presentation up through a specified detent.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .upThrough(detent))
  }
}

/// A behavior that you can use to influence how a presentation responds to swipe gestures.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let kind: Int

  public static let automatic = PresentationContentInteraction(kind: 0)
  public static let resizes = PresentationContentInteraction(kind: 1)
  public static let scrolls = PresentationContentInteraction(kind: 2)
}

/// Strategies for adapting a presentation to a different size class.
public struct PresentationAdaptation: Equatable, Sendable {
  private let kind: Int

  public static let automatic = PresentationAdaptation(kind: 0)
  public static let none = PresentationAdaptation(kind: 1)
  public static let popover = PresentationAdaptation(kind: 2)
  public static let sheet = PresentationAdaptation(kind: 3)
  public static let fullScreenCover = PresentationAdaptation(kind: 4)
}

/// What a presented view says about its sheet.
struct SheetOptions {
  var detents: Set<PresentationDetent>?
  var selection: Binding<PresentationDetent>?
  var showsIndicator: Visibility?
  var cornerRadius: CGFloat?
  var interaction: PresentationBackgroundInteraction?
  var content: PresentationContentInteraction?
  var adaptation: (horizontal: PresentationAdaptation, vertical: PresentationAdaptation)?
  var isModal = false
  var background: UIColor?
  var environment = EnvironmentValues()
}

enum SheetOptionsKey: PreferenceKey {
  static var defaultValue: SheetOptions { SheetOptions() }

  static func reduce(value: inout SheetOptions, nextValue: () -> SheetOptions) {
    let next = nextValue()
    value.detents = value.detents ?? next.detents
    value.selection = value.selection ?? next.selection
    value.showsIndicator = value.showsIndicator ?? next.showsIndicator
    value.cornerRadius = value.cornerRadius ?? next.cornerRadius
    value.interaction = value.interaction ?? next.interaction
    value.content = value.content ?? next.content
    value.adaptation = value.adaptation ?? next.adaptation
    value.isModal = value.isModal || next.isModal
    value.background = value.background ?? next.background
  }
}

extension View {
  /// Sets the available detents for the enclosing sheet.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(SheetOptionModifier { $0.detents = detents })
  }

  /// Sets the available detents for the enclosing sheet, giving you programmatic control of the currently selected
  /// detent.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(SheetOptionModifier { ($0.detents, $0.selection) = (detents, selection) })
  }

  /// Sets the visibility of the drag indicator on top of a sheet.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    modifier(SheetOptionModifier { $0.showsIndicator = visibility })
  }

  /// Requests that the presentation have a specific corner radius.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    modifier(SheetOptionModifier { $0.cornerRadius = cornerRadius })
  }

  /// Controls whether people can interact with the view behind a presentation.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    modifier(SheetOptionModifier { $0.interaction = interaction })
  }

  /// Configures the behavior of swipe gestures on a presentation.
  public nonisolated func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    modifier(SheetOptionModifier { $0.content = behavior })
  }

  /// Specifies how to adapt a presentation to compact size classes.
  public nonisolated func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// Specifies how to adapt a presentation to horizontally and vertically compact size classes.
  public nonisolated func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View {
    modifier(SheetOptionModifier { $0.adaptation = (horizontal, vertical) })
  }

  /// Sets the presentation background of the enclosing sheet using a shape style.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    modifier(
      SheetOptionModifier {
        let paint = style.paint(in: $0.environment)
        // A material or gradient lets the sheet's own background through.
        $0.background = paint.solidColor.map { UIColor($0) } ?? .clear
      })
  }

  /// Sets the presentation background of the enclosing sheet to a custom view.
  public nonisolated func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    background(alignment: alignment) { content().ignoresSafeArea() }
  }

  /// Conditionally prevents interactive dismissal of presentations like popovers, sheets, and inspectors.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(SheetOptionModifier { $0.isModal = isDisabled })
  }
}

nonisolated struct SheetOptionModifier: ViewModifier {
  let change: (inout SheetOptions) -> Void

  @Environment(\.self) private var environment

  init(_ change: @escaping (inout SheetOptions) -> Void) {
    self.change = change
  }

  @MainActor func body(content: Content) -> some View {
    content.transformPreference(SheetOptionsKey.self) { options in
      var own = SheetOptions()
      own.environment = environment
      change(&own)
      SheetOptionsKey.reduce(value: &own) { options }
      options = own
    }
  }
}

extension PresentedController {
  /// A set has no order, but a sheet starts at its first detent: the lowest one.
  private func ordered(
    _ detents: Set<PresentationDetent>, in environment: EnvironmentValues
  ) -> [PresentationDetent] {
    let container = presentingViewController?.viewIfLoaded?.window ?? view
    let insets = container?.safeAreaInsets ?? .zero
    let maximum = max(0, (container?.bounds.height ?? 0) - insets.top - insets.bottom)
    return detents.map { ($0.height(ofAtMost: maximum, in: environment), $0) }
      .sorted { ($0.0, $0.1.identifier.rawValue) < ($1.0, $1.1.identifier.rawValue) }
      .map(\.1)
  }

  /// Applies what the shown views say about the sheet.
  func apply(_ options: SheetOptions) {
    if isModalInPresentation != options.isModal { isModalInPresentation = options.isModal }
    if let background = options.background, view.backgroundColor != background {
      view.backgroundColor = background
    }
    adaptation = options.adaptation?.horizontal
    guard let sheet = sheetPresentationController, !isCover else { return }
    let detents = ordered(options.detents ?? [.large], in: options.environment)
    if detents != shownDetents {
      shownDetents = detents
      sheet.detents = detents.map { $0.detent(in: options.environment) }
    }
    if let selection = options.selection {
      let selected = selection.wrappedValue.identifier
      if sheet.selectedDetentIdentifier != selected { sheet.selectedDetentIdentifier = selected }
      sheet.delegate = self
      selectionChanged = { identifier in
        if let detent = detents.first(where: { $0.identifier == identifier }) {
          selection.wrappedValue = detent
        }
      }
    }
    // A sheet of several heights has an indicator (documentation, medium).
    let shows =
      switch options.showsIndicator ?? .automatic {
      case .automatic: detents.count > 1
      case .visible: true
      case .hidden: false
      }
    if sheet.prefersGrabberVisible != shows { sheet.prefersGrabberVisible = shows }
    if sheet.preferredCornerRadius != options.cornerRadius {
      sheet.preferredCornerRadius = options.cornerRadius
    }
    let undimmed: UISheetPresentationController.Detent.Identifier? =
      switch options.interaction?.kind {
      case .enabled?: detents.last?.identifier
      case .upThrough(let detent)?: detent.identifier
      default: nil
      }
    if sheet.largestUndimmedDetentIdentifier != undimmed {
      sheet.largestUndimmedDetentIdentifier = undimmed
    }
    if let content = options.content {
      sheet.prefersScrollingExpandsWhenScrolledToEdge = content != .scrolls
    }
  }
}

extension PresentedController: UISheetPresentationControllerDelegate,
  UIPopoverPresentationControllerDelegate
{
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) { selectionChanged?(sheetPresentationController.selectedDetentIdentifier) }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    switch adaptation {
    case .none?, .popover?: .none
    case .fullScreenCover?: .fullScreen
    default: traitCollection.verticalSizeClass == .compact ? .fullScreen : .pageSheet
    }
  }
}
