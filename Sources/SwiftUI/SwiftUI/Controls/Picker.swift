import Graphics

/// A control for selecting from a set of mutually exclusive values.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content

  @Environment(\.self) private var environment

  /// Creates a picker that displays a custom label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  @available(*, deprecated, renamed: "Picker(selection:content:label:)")
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { label })
  }

  @MainActor public var body: some View {
    PickerBody(
      choices: Choices(selection, AnyView(content), environment), label: AnyView(label),
      style: environment.pickerStyle)
  }
}

extension Picker where Label == Text {
  /// Creates a picker that generates its label from a localized string key.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker that generates its label from a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == SwiftUICore.Label<Text, Image> {
  /// Creates a picker that generates its label from a localized string key and a system image.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      SwiftUICore.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a picker that generates its label from a string and a system image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      SwiftUICore.Label(title, systemImage: systemImage)
    }
  }
}

/// The options of a picker, and which of them is selected.
@MainActor struct Choices {
  struct Choice {
    let item: ReadItem
    let element: ViewElement
    let isSelected: Bool
    let select: @MainActor () -> Void
  }

  private(set) var list: [Choice] = []
  /// Keeps the options' nodes.
  private let reader: ItemReader

  init<V: Hashable>(
    _ selection: Binding<V>, _ content: AnyView, _ environment: EnvironmentValues
  ) {
    reader = ItemReader(content, environment)
    for (item, element) in reader.placed {
      let tags = element.box.value(of: TagKey.self)
      // A view of a `ForEach` without a tag has its id.
      guard let value = tags?[V.self] ?? (element.listID?.base as? V) else { continue }
      list.append(
        Choice(
          item: item, element: element, isSelected: selection.wrappedValue == value,
          select: { selection.wrappedValue = value }))
    }
  }

  var selected: Choice? { list.first(where: \.isSelected) }
  var selectedIndex: Int? { list.firstIndex(where: \.isSelected) }

  var menu: [UIMenuElement] {
    list.map { choice in
      UIAction(
        title: choice.item.title ?? "", image: choice.item.image,
        state: choice.isSelected ? .on : .off
      ) { _ in choice.select() }
    }
  }
}

/// A picker in a style.
nonisolated struct PickerBody: View {
  let choices: Choices
  let label: AnyView
  let style: _PickerKind

  @Environment(\.isInList) private var isInList
  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.makesItems) private var makesItems
  @State private var isOpen = false

  @MainActor var body: some View {
    if makesItems {
      // The options are items of the menu around the picker.
      options
    } else {
      switch style {
      case .segmented: Segments(choices: choices)
      case .wheel: Wheel(choices: choices)
      case .inline where isInList:
        ForEach(choices.list.indices, id: \.self) { index in
          let choice = choices.list[index]
          RowButton(
            isLink: false, action: choice.select,
            label: HStack {
              ChoiceLabel(choice: choice)
              Spacer()
              if choice.isSelected {
                Image(systemName: "checkmark").foregroundStyle(.tint).fontWeight(.semibold)
              }
            })
        }
      case .inline: Wheel(choices: choices)
      case .navigationLink:
        NavigationLink {
          List { PickerBody(choices: choices, label: label, style: .inline) }
        } label: {
          HStack {
            label
            Spacer()
            if let choice = choices.selected {
              ChoiceValue(choice: choice).foregroundStyle(.secondary)
            }
          }
        }
      case .menu:
        if isInList, !hidesLabels {
          HStack(spacing: 0) {
            label
            Spacer(minLength: 8)
            MenuValue(choices: choices, color: .secondary)
          }
        } else {
          MenuValue(choices: choices, color: nil)
        }
      }
    }
  }

  @MainActor private var options: some View {
    ForEach(choices.list.indices, id: \.self) { index in
      let choice = choices.list[index]
      ChoiceLabel(choice: choice).modifier(
        ItemModifier(
          kind: .toggle(isOn: choice.isSelected) { _ in choice.select() }))
    }
  }
}

/// An option as it's drawn outside menus.
nonisolated struct ChoiceLabel: View {
  let choice: Choices.Choice

  @MainActor var body: some View { ElementView(choice.element) }
}

/// The selected option in the style of the view that shows it, if it's a text.
nonisolated struct ChoiceValue: View {
  let choice: Choices.Choice

  @MainActor var body: some View {
    if let title = choice.item.title, choice.item.image == nil {
      Text(verbatim: title)
    } else {
      ChoiceLabel(choice: choice)
    }
  }
}

/// The selected option with the arrows that open the menu (facts: layout §3.1, high; in the tint outside lists, medium).
nonisolated struct MenuValue: View {
  let choices: Choices
  let color: Color?

  /// The space between the value and the arrows (iOS 18.5 and 26; facts: layout §3.1, high).
  private static let space: CGFloat = 6

  @MainActor var body: some View {
    MenuArea(
      menu: UIMenu(options: .singleSelection, children: choices.menu), action: nil,
      label: HStack(spacing: Self.space) {
        if let choice = choices.selected { ChoiceValue(choice: choice) }
        Image(systemName: "chevron.up.chevron.down").imageScale(.small)
      }
      .foregroundStyle(color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle())))
  }
}

struct Segments: UIViewRepresentable {
  let choices: Choices

  func makeUIView(context: Context) -> UISegmentedControl { UISegmentedControl() }

  func updateUIView(_ view: UISegmentedControl, context: Context) {
    let list = choices.list
    view.removeAllSegments()
    for (index, choice) in list.enumerated() {
      let action = UIAction(
        title: choice.item.image == nil ? choice.item.title ?? "" : "", image: choice.item.image
      ) { _ in choice.select() }
      view.insertSegment(action: action, at: index, animated: false)
    }
    view.selectedSegmentIndex = choices.selectedIndex ?? UISegmentedControl.noSegment
    view.isEnabled = context.environment.isEnabled
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UISegmentedControl, context: Context
  ) -> CGSize? {
    let own = uiView.intrinsicContentSize
    return CGSize(width: proposal.width ?? own.width, height: own.height)
  }
}

struct Wheel: UIViewRepresentable {
  let choices: Choices

  func makeCoordinator() -> WheelDriver { WheelDriver() }

  func makeUIView(context: Context) -> UIPickerView {
    let view = UIPickerView()
    view.dataSource = context.coordinator
    view.delegate = context.coordinator
    return view
  }

  func updateUIView(_ view: UIPickerView, context: Context) {
    let driver = context.coordinator
    let titles = choices.list.map { $0.item.title ?? "" }
    let isOther = driver.titles != titles
    driver.titles = titles
    driver.select = { [list = choices.list] in if list.indices.contains($0) { list[$0].select() } }
    if isOther { view.reloadAllComponents() }
    if let index = choices.selectedIndex, view.selectedRow(inComponent: 0) != index {
      view.selectRow(index, inComponent: 0, animated: false)
    }
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIPickerView, context: Context
  ) -> CGSize? {
    let own = uiView.intrinsicContentSize
    return CGSize(width: proposal.width ?? own.width, height: own.height)
  }
}

@MainActor final class WheelDriver: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var titles: [String] = []
  var select: ((Int) -> Void)?

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    titles.count
  }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { titles[row] }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    select?(row)
  }
}

// MARK: Styles

/// What the system's picker styles look like.
public enum _PickerKind: Sendable {
  case menu, inline, segmented, wheel, navigationLink
}

/// A type that specifies the appearance and interaction of all pickers within a view hierarchy: one of the system's.
@MainActor @preconcurrency public protocol PickerStyle {
  nonisolated static var _kind: _PickerKind { get }
}

/// The default picker style: a menu.
public nonisolated struct DefaultPickerStyle: PickerStyle {
  public init() {}
  public static var _kind: _PickerKind { .menu }
}
/// A picker style that presents the options as a menu when the user presses a button.
public nonisolated struct MenuPickerStyle: PickerStyle {
  public init() {}
  public static var _kind: _PickerKind { .menu }
}
/// A picker style where each option is displayed inline with other views in the current container.
public nonisolated struct InlinePickerStyle: PickerStyle {
  public init() {}
  public static var _kind: _PickerKind { .inline }
}
/// A picker style that presents the options in a segmented control.
public nonisolated struct SegmentedPickerStyle: PickerStyle {
  public init() {}
  public static var _kind: _PickerKind { .segmented }
}
/// A picker style that presents the options in a scrollable wheel.
public nonisolated struct WheelPickerStyle: PickerStyle {
  public init() {}
  public static var _kind: _PickerKind { .wheel }
}
/// A picker style represented by a navigation link that presents the options by pushing a list-style picker view.
public nonisolated struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}
  public static var _kind: _PickerKind { .navigationLink }
}
/// A picker style that presents the options as a row of compact elements.
public nonisolated struct PalettePickerStyle: PickerStyle {
  public init() {}
  public static var _kind: _PickerKind { .menu }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension EnvironmentValues {
  private enum PickerStyleKey: EnvironmentKey {
    static var defaultValue: _PickerKind { .menu }
  }

  var pickerStyle: _PickerKind {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style for pickers within this view.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerStyle, S._kind)
  }
}
