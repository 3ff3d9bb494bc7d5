/// What a view of a menu, a bar, an alert or a row of swipe actions is there, where UIKit draws it.
enum ItemKind {
  case button(role: ButtonRole?, action: @MainActor () -> Void)
  /// A button that shows whether something is on.
  case toggle(isOn: Bool, set: @MainActor (Bool) -> Void)
  case menu(content: AnyView)
  case field(text: Binding<String>, prompt: String, isSecure: Bool)
  case divider
}

/// Marks a view's node with what it is among items.
nonisolated struct ItemModifier: LayoutModifier {
  let kind: ItemKind

  @MainActor func placedContent(in environment: EnvironmentValues) -> (any PlacedContent)? {
    ItemContent(kind: kind, isEnabled: environment.isEnabled, tint: environment.tint)
  }

  func name(in environment: EnvironmentValues) -> String { "item" }
}

struct ItemContent: PlacedContent {
  let kind: ItemKind
  let isEnabled: Bool
  let tint: AnyShapeStyle?
}

extension EnvironmentValues {
  private enum ItemsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether views are only read, for items that UIKit draws.
  var makesItems: Bool {
    get { self[ItemsKey.self] }
    set { self[ItemsKey.self] = newValue }
  }

  /// The environment for views that are items.
  func forItems() -> EnvironmentValues {
    var values = self
    values.makesItems = true
    values.buttonStyle = AnyStyle { configuration in
      AnyView(
        configuration.label.modifier(
          ItemModifier(kind: .button(role: configuration.role, action: configuration.action))))
    }
    values.toggleStyle = AnyStyle { configuration in
      let isOn = configuration.$isOn
      return AnyView(
        configuration.label.modifier(
          ItemModifier(
            kind: .toggle(isOn: isOn.wrappedValue) { isOn.wrappedValue = $0 })))
    }
    return values
  }
}

/// What UIKit shows for a view.
@MainActor struct ReadItem {
  var kind: ItemKind?
  var title: String?
  var image: UIImage?
  var isEnabled = true
  /// The number of the section that the item is in, and whether it's the section's header.
  var section = 0
  var isHeader = false
  var identifier: String?
  var spokenLabel: String?
  var tint: AnyShapeStyle?
  var environment: EnvironmentValues

  init(_ node: PlacedNode) {
    environment = node.environment
    var texts: [String] = []
    read(node, &texts)
    title = texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  private mutating func read(_ node: PlacedNode, _ texts: inout [String]) {
    switch node.content {
    case let content as ItemContent where kind == nil:
      kind = content.kind
      isEnabled = content.isEnabled
      tint = content.tint
    case let text as TextContent: texts.append(text.string)
    case let picture as ImageContent where image == nil: image = UIImage(picture)
    case let spoken as AccessibilityContent:
      identifier = identifier ?? spoken.identifier
      spokenLabel = spokenLabel ?? spoken.label?.spokenString
    default: break
    }
    for child in node.children { read(child, &texts) }
  }
}

extension UIImage {
  /// The image of a view; nil if there is none of its name.
  convenience init?(_ content: ImageContent) {
    switch content.picture {
    case .symbol(let picture): self.init(systemName: picture.symbol.name)
    case .hosted(let hosted):
      guard let image = hosted.object.value as? UIImage, let picture = image.cgImage else {
        return nil
      }
      self.init(cgImage: picture, scale: image.scale, orientation: image.imageOrientation)
    case .image(let picture, let scale, _):
      self.init(cgImage: picture, scale: scale, orientation: .up)
    case .missing: return nil
    }
  }
}

/// Views that are only read: they're evaluated as long as the items are shown.
@MainActor final class ItemReader {
  private let graph: ViewGraph
  private let arranger = ItemArranger()
  /// Called when the views have changed.
  var changed: (() -> Void)?

  init(_ content: AnyView, _ environment: EnvironmentValues) {
    graph = ViewGraph(
      ItemsView(content: content, arranger: arranger), environment: environment.forItems())
    graph.changes.onFirstChange = { [weak self] in
      DispatchQueue.main.async { self?.changed?() }
    }
  }

  func update(_ content: AnyView, _ environment: EnvironmentValues) {
    graph.update(
      ItemsView(content: content, arranger: arranger), environment: environment.forItems())
  }

  /// The views with a title, an image or an action.
  var items: [ReadItem] { placed.map(\.item) }

  var placed: [(item: ReadItem, element: ViewElement)] { placed(keepsOthers: false) }

  /// The views, also without a title, an image or an action if they are kept, such as a picture that the app draws.
  func placed(keepsOthers: Bool) -> [(item: ReadItem, element: ViewElement)] {
    _ = graph.layOut(in: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    return arranger.elements.flatMap { element in
      element.box.layOut(in: CGRect(x: 0, y: 0, width: 1000, height: 1000))
      return PlacedNode.nodes(of: element.box).flatMap { read($0, element, keepsOthers) }
        .map { ($0, element) }
    }
  }

  /// A view of several buttons, such as a stack, is several items.
  private func read(
    _ node: PlacedNode, _ element: ViewElement, _ keepsOthers: Bool
  ) -> [ReadItem] {
    if !(node.content is ItemContent), count(node) > 1 {
      return node.children.flatMap { read($0, element, false) }
    }
    var item = ReadItem(node)
    item.section = element.role.section
    if case .header = element.role { item.isHeader = true }
    if node.name == "Divider" { item.kind = .divider }
    if keepsOthers { return [item] }
    return item.kind == nil && item.title == nil && item.image == nil ? [] : [item]
  }

  private func count(_ node: PlacedNode) -> Int {
    if node.content is ItemContent { return 1 }
    return node.children.reduce(0) { $0 + count($1) }
  }
}

nonisolated struct ItemsView: View {
  typealias Body = Never

  let content: AnyView
  let arranger: ItemArranger
}

extension ItemsView: ElementsView {
  @MainActor package func makeArranger() -> any ElementsArranger<ItemsView> { arranger }
}

/// Keeps the elements for the reader.
final class ItemArranger: ElementsArranger {
  private(set) var elements: [ViewElement] = []
  var laidOutOthers: (() -> Void)?

  nonisolated init() {}

  func update(_ view: ItemsView, _ elements: [ViewElement], _ environment: EnvironmentValues) {
    self.elements = elements
  }

  var leaf: any LayoutLeaf { NoLeaf() }
  var placedContent: any PlacedContent { ItemContent(kind: .divider, isEnabled: true, tint: nil) }
  func leave() {}
}

/// A view without a size.
struct NoLeaf: LayoutLeaf {
  func sizeThatFits(_ proposal: ProposedViewSize, in orientation: Axis?) -> CGSize { .zero }
}
