import Graphics

/// A view that controls a sharing presentation. Items are of any type, since nothing is shared.
public nonisolated struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>: View {
  private let items: [Any]
  private let subject: Text?
  private let label: Label

  @State private var anchor = ShareAnchor()
  @Environment(\.makesItems) private var makesItems

  fileprivate init(_ items: [Any], _ subject: Text?, _ label: Label) {
    self.items = items
    self.subject = subject
    self.label = label
  }

  @MainActor public var body: some View {
    let (items, anchor) = (items, anchor)
    let button = Button(action: { anchor.share(items) }, label: { label })
    if makesItems {
      button
    } else {
      button.background { ShareAnchorView(anchor: anchor) }
    }
  }
}

extension ShareLink
where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never {
  /// Creates an instance that presents the share interface.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init([item], subject, label())
  }
}

extension ShareLink
where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never {
  /// Creates an instance that presents the share interface.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init([item], subject, label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Creates an instance that presents the share interface.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data: RandomAccessCollection, Data.Element == URL {
    self.init(Array(items), subject, label())
  }
}

extension ShareLink {
  /// Creates an instance that presents the share interface.
  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init([item], subject, label())
  }
}

/// The default label used for a share link: the system's English words.
public nonisolated struct DefaultShareLinkLabel: View {
  fileprivate let title: Text?

  @MainActor public var body: some View {
    SwiftUICore.Label {
      title ?? Text(verbatim: "Share…")
    } icon: {
      Image(systemName: "square.and.arrow.up").accessibilityHidden(true)
    }
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates an instance that presents the share interface.
  public init(item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never {
    self.init([item], subject, DefaultShareLinkLabel(title: nil))
  }

  /// Creates an instance that presents the share interface.
  public init(item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never {
    self.init([item], subject, DefaultShareLinkLabel(title: nil))
  }

  /// Creates an instance, with a custom label, that presents the share interface.
  public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never {
    self.init([item], subject, DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates an instance, with a custom label, that presents the share interface.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never {
    self.init([item], subject, DefaultShareLinkLabel(title: Text(title)))
  }

  /// Creates an instance, with a custom label, that presents the share interface.
  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never {
    self.init([item], subject, DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates an instance, with a custom label, that presents the share interface.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never {
    self.init([item], subject, DefaultShareLinkLabel(title: Text(title)))
  }

  /// Creates an instance that presents the share interface.
  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init([item], subject, DefaultShareLinkLabel(title: nil))
  }

  /// Creates an instance, with a custom label, that presents the share interface.
  public init<I>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init([item], subject, DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates an instance, with a custom label, that presents the share interface.
  @_disfavoredOverload
  public init<S: StringProtocol, I>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init([item], subject, DefaultShareLinkLabel(title: Text(title)))
  }
}

/// A representation of a type to display in a share preview, which the sheet doesn't show.
public struct SharePreview<Image, Icon> {
  private init() {}
}

extension SharePreview {
  /// Creates a preview.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init() }

  /// Creates a preview.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init() }
}

extension SharePreview where Icon == Never {
  /// Creates a preview.
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init() }

  /// Creates a preview.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.init() }
}

extension SharePreview where Image == Never {
  /// Creates a preview.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init() }

  /// Creates a preview.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init() }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview.
  public init(_ titleKey: LocalizedStringKey) { self.init() }

  /// Creates a preview.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init() }
}

/// Where a share link presents from.
final class ShareAnchor: Sendable {
  @MainActor private weak var view: UIView?

  nonisolated init() {}

  @MainActor func attach(to view: UIView) { self.view = view }

  @MainActor func share(_ items: [Any]) {
    let window = view?.window ?? UIApplication.shared.keyWindow
    guard var presenter = window?.rootViewController else { return }
    while let presented = presenter.presentedViewController { presenter = presented }
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = view ?? presenter.view
    presenter.present(sheet, animated: true)
  }
}

struct ShareAnchorView: UIViewRepresentable {
  let anchor: ShareAnchor

  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    view.isUserInteractionEnabled = false
    return view
  }

  func updateUIView(_ view: UIView, context: Context) { anchor.attach(to: view) }
}
