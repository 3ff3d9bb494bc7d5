/// A segue from one controller to another.
package struct NibSegue: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    /// The destination is part of a container: see ``NibSegue/relationship``.
    case relationship
    case embed
    case show, showDetail, presentation, popoverPresentation
    case custom, unwind
    /// Before adaptive segues: pushes, presents, replaces in a split view, shows a popover.
    case push, modal, replace, popover
  }

  package var kind: Kind
  package var identifier: String?
  /// A controller's `id`, or for unwinding the `id` of the scene's exit.
  package var destination: String
  /// The relationship, such as `rootViewController`.
  package var relationship: String?
  package var unwindAction: String?
  package var customClass: String?
  package var customModule: String?
  package var modalPresentationStyle: String?
  package var modalTransitionStyle: String?
  /// The `@IBSegueAction` method that creates the destination.
  package var creationSelector: String?
  /// The `id` of the view or bar button item that a popover points at.
  package var popoverAnchor: String?
  /// The arrow directions of a popover, such as `up`; empty for any.
  package var popoverDirections: [String]
  package var isAnimated: Bool
  /// The part of a cell that triggers it: `nil` for its selection, `accessoryAction` for the
  /// button.
  package var trigger: String?

  /// Reads a `segue`; `nil` for another element, or an unknown kind.
  package init?(_ element: NibElement) {
    let attributes = element.attributes
    guard element.name == "segue", let destination = attributes["destination"],
      let kind = attributes["kind"].flatMap(Kind.init)
    else { return nil }
    self.kind = kind
    self.destination = destination
    identifier = attributes["identifier"]
    relationship = attributes["relationship"]
    unwindAction = attributes["unwindAction"]
    customClass = attributes["customClass"]
    customModule = attributes["customModule"]
    modalPresentationStyle = attributes["modalPresentationStyle"]
    modalTransitionStyle = attributes["modalTransitionStyle"]
    creationSelector = attributes["destinationCreationSelector"]
    popoverAnchor = attributes["popoverAnchorView"] ?? attributes["popoverAnchorBarButtonItem"]
    popoverDirections = element.names("popoverArrowDirection") ?? []
    isAnimated = element.flag("animates") ?? true
    trigger = attributes["trigger"]
  }

  /// Whether the destination is created with its source, instead of when the segue is performed.
  package var isPartOfSource: Bool { kind == .relationship || kind == .embed }
}
