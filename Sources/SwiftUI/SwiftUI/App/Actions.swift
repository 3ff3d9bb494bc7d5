/// An action that opens a URL.
@MainActor @preconcurrency public struct OpenURLAction {
  /// The result of a custom open URL action.
  public struct Result: Sendable {
    enum Kind: Sendable {
      case handled, discarded
      case system(URL?)
    }

    let kind: Kind

    /// The handler opened the URL.
    public static let handled = Result(kind: .handled)
    /// The handler discarded the URL.
    public static let discarded = Result(kind: .discarded)
    /// The handler asks the operating system to open the original URL.
    public static let systemAction = Result(kind: .system(nil))

    /// The handler asks the operating system to open the modified URL.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }

    /// The handler asks the operating system to open the modified URL.
    public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result {
      Result(kind: .system(url))
    }
  }

  private nonisolated(unsafe) let handler: (URL) -> Result

  /// Creates an action that opens a URL.
  @preconcurrency public nonisolated init(handler: @escaping (URL) -> Result) {
    self.handler = handler
  }

  /// Opens a URL, following system conventions.
  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// Opens a URL, preferring an in-app browser.
  public func callAsFunction(_ url: URL, prefersInApp: Bool) { callAsFunction(url) }

  /// Asynchronously opens a URL, following system conventions.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other):
      UIApplication.shared.open(other ?? url, options: [:], completionHandler: completion)
    }
  }
}

/// An action that initiates a refresh operation.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Initiates a refresh action.
  public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
  }
  private enum RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
  }

  /// An action that opens a URL.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  /// A refresh action stored in a view's environment.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Marks this view as refreshable.
  public nonisolated func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(EnvironmentModifier { $0.refresh = RefreshAction(action: action) })
  }

  /// Registers a handler to invoke in response to a URL that your app receives, which it never does here.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
}

/// A control for navigating to a URL.
public nonisolated struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label

  @Environment(\.openURL) private var openURL

  /// Creates a control, consisting of a URL and a label, used to navigate to the given URL.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  @MainActor public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
  }
}

extension Link where Label == Text {
  /// Creates a control, consisting of a URL and a title key, used to navigate to a URL.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a control, consisting of a URL and a title string, used to navigate to a URL.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
