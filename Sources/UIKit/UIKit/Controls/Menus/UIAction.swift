import Foundation

/// The closure that an action runs.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A closure with a title that controls run on events.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The identifier of an action; a control keeps one action per identifier and event.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The action's identifier.
  public let identifier: Identifier
  /// The control that last ran the action.
  open internal(set) var sender: Any?
  /// The attributes of the action; a disabled one doesn't run.
  open var attributes: UIMenuElement.Attributes
  /// Whether the action is selected.
  open var state: UIMenuElement.State
  /// A more detailed description of the action than its title.
  open var discoverabilityTitle: String?

  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  final let handler: UIActionHandler

  /// Creates an action; without an identifier, it gets a unique one.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    if let identifier {
      self.identifier = identifier
    } else {
      let number = WorldScope.current.numbering.next()
      self.identifier = Identifier("com.apple.action.dynamic.\(number)")
    }
    self.attributes = attributes
    self.state = state
    self.discoverabilityTitle = discoverabilityTitle
    self.handler = handler
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  func perform(sender: Any?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    handler(self)
  }
}
