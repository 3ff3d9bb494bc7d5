import Graphics

/// A container for attaching a label to a value-bearing view.
public nonisolated struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  /// Creates a standard labeled element, with a view that conveys the value of the element and a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The label leading, the value trailing in secondary, filling the width; above each other at accessibility sizes
  /// (facts: layout §3.1, high).
  @MainActor public var body: some View {
    StyledLabeledContent(label: AnyView(label), content: AnyView(content))
  }
}

nonisolated struct LabeledRow: View {
  let label: AnyView
  let content: AnyView

  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.hidesLabels) private var hidesLabels

  @MainActor var body: some View {
    if hidesLabels {
      content
    } else if size.isAccessibilitySize {
      VStack(alignment: .leading) {
        label
        content.systemForegroundStyle(Color.secondary)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      HStack {
        label
        Spacer()
        content.systemForegroundStyle(Color.secondary).multilineTextAlignment(.trailing)
      }
    }
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates a labeled view that generates its label from a localized string key.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a labeled view that generates its label from a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a labeled informational view.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }

  /// Creates a labeled informational view.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  /// Creates a labeled informational view from a formatted value.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }

  /// Creates a labeled informational view from a formatted value.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }
}

/// A view that shows or hides another content view, based on the state of a disclosure control.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
  let label: Label
  let content: () -> Content
  let isExpanded: Binding<Bool>?

  @State private var ownState = false
  @Environment(\.disclosureGroupStyle) private var style

  /// Creates a disclosure group with the given label and content views.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content
    isExpanded = nil
  }

  /// Creates a disclosure group with the given label and content views, and a binding to the expansion state.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content
    self.isExpanded = isExpanded
  }

  /// A row with a chevron in the tint, rotated if open; the contents are rows of the list (facts: layout §3.1, low).
  @MainActor public var body: some View {
    style.makeBody(
      DisclosureGroupStyleConfiguration(
        label: .init(view: AnyView(label)), content: .init(view: AnyView(content())),
        isExpanded: isExpanded ?? $ownState))
  }
}

nonisolated struct DisclosureRows: View {
  let isOpen: Binding<Bool>
  let label: AnyView
  let content: AnyView

  @Environment(\.isInList) private var isInList

  @MainActor private var row: some View {
    RowButton(
      isLink: false, action: { isOpen.wrappedValue.toggle() },
      label: HStack {
        label
        Spacer()
        Image(systemName: "chevron.right").fontWeight(.semibold).imageScale(.small)
          .foregroundStyle(.tint).rotationEffect(.degrees(isOpen.wrappedValue ? 90 : 0))
      })
  }

  @MainActor var body: some View {
    if isInList {
      row
      if isOpen.wrappedValue { content }
    } else {
      VStack(alignment: .leading) {
        row
        if isOpen.wrappedValue { content }
      }
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a disclosure group, using a provided localized string key to create a text view for the label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a disclosure group, using a provided string to create a text view for the label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(label) }
  }

  /// Creates a disclosure group with a binding to the expansion state.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Creates a disclosure group with a binding to the expansion state.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}

/// An interface, consisting of a label and additional content, that you display when the content of your app is
/// unavailable to users.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  let label: Label
  let description: Description
  let actions: Actions

  /// Creates an interface, consisting of a label and additional content.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// One measurement, as a row on iOS 18.5 (facts: layout §3.4, low).
  @MainActor public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 4) {
        label.labelStyle(UnavailableLabelStyle())
        description.font(.subheadline).foregroundStyle(.secondary)
      }
      actions
    }
    .multilineTextAlignment(.center)
    .padding(32)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A symbol over a title.
nonisolated struct UnavailableLabelStyle: LabelStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2).bold()
    }
  }
}

extension ContentUnavailableView
where Label == SwiftUICore.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates an interface, consisting of a title generated from a localized string, a system icon symbol and additional
  /// content.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { SwiftUICore.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// Creates an interface, consisting of a title generated from a string, a system icon symbol and additional content.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { SwiftUICore.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// Creates an interface, consisting of a title generated from a localized string, an image and additional content.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(
      label: { SwiftUICore.Label(title, image: name) }, description: { description },
      actions: { EmptyView() })
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Creates a `ContentUnavailableView` instance that conveys a search state.
  public static var search:
    ContentUnavailableView<
      SearchUnavailableContent.Label, SearchUnavailableContent.Description,
      SearchUnavailableContent.Actions
    >
  { make(text: nil) }

  /// Creates a `ContentUnavailableView` instance that conveys a search state for a text.
  public static func search(
    text: String
  ) -> ContentUnavailableView<
    SearchUnavailableContent.Label, SearchUnavailableContent.Description,
    SearchUnavailableContent.Actions
  > { make(text: text) }

  private static func make(
    text: String?
  ) -> ContentUnavailableView<
    SearchUnavailableContent.Label, SearchUnavailableContent.Description,
    SearchUnavailableContent.Actions
  > {
    .init(
      label: { SearchUnavailableContent.Label(text: text) },
      description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() })
  }
}

/// A structure that represents the body of a static placeholder search view, with the system's English words.
public struct SearchUnavailableContent {
  public nonisolated struct Label: View {
    let text: String?

    @MainActor public var body: some View {
      SwiftUICore.Label {
        Text(verbatim: text.map { "No Results for “\($0)”" } ?? "No Results")
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    }
  }

  public nonisolated struct Description: View {
    @MainActor public var body: some View {
      Text(verbatim: "Check the spelling or try a new search.")
    }
  }

  public nonisolated struct Actions: View {
    @MainActor public var body: some View { EmptyView() }
  }
}
