/// A representation of an alert presentation, as before iOS 15.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Creates an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button representing an operation of an alert presentation.
  public struct Button {
    let role: ButtonRole?
    let label: Text
    let action: (() -> Void)?

    /// Creates an alert button with the default style.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: nil, label: label, action: action)
    }

    /// Creates an alert button that indicates cancellation, with a custom label.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: label, action: action)
    }

    /// Creates an alert button that indicates cancellation, with a system-provided label.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: Text(verbatim: "Cancel"), action: action)
    }

    /// Creates an alert button with a style that indicates a destructive action.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .destructive, label: label, action: action)
    }
  }

  var content: AlertContent {
    AlertContent(
      title: title, actions: AnyView(Buttons(buttons: buttons)),
      message: message.map { AnyView($0) })
  }

  fileprivate nonisolated struct Buttons: View {
    let buttons: [Button]

    @MainActor var body: some View {
      ForEach(buttons.indices, id: \.self) { index in
        let button = buttons[index]
        SwiftUI.Button(role: button.role) {
          button.action?()
        } label: {
          button.label
        }
      }
    }
  }
}

/// A representation of an action sheet presentation, as before iOS 15.
public struct ActionSheet {
  /// A type representing a button in an action sheet.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an action sheet with the provided buttons.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  var content: AlertContent {
    AlertContent(
      title: title, actions: AnyView(Alert.Buttons(buttons: buttons)),
      message: message.map { AnyView($0) })
  }
}

extension View {
  /// Presents an alert to the user.
  public nonisolated func alert(
    isPresented: Binding<Bool>, content: @escaping () -> Alert
  ) -> some View {
    presents({ .alert(content().content) }, isPresented) { EmptyView() }
  }

  /// Presents an alert to the user.
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    presents({ .alert(item.wrappedValue.map(content)?.content ?? .none) }, item) { _ in EmptyView()
    }
  }

  /// Presents an action sheet when a given condition is true.
  public nonisolated func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    presents({ .dialog(content().content) }, isPresented) { EmptyView() }
  }

  /// Presents an action sheet using the given item as a data source for the sheet's content.
  public nonisolated func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    presents({ .dialog(item.wrappedValue.map(content)?.content ?? .none) }, item) { _ in
      EmptyView()
    }
  }
}

extension AlertContent {
  fileprivate static var none: AlertContent {
    AlertContent(title: nil, actions: AnyView(EmptyView()), message: nil)
  }
}
