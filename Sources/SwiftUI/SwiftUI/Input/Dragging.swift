import UniformTypeIdentifiers

// Dragging and dropping between views and apps, which nobody does here.

/// Operation types that determine how a drag and drop session resolves when the user drops a drag item.
public enum DropOperation: Sendable {
  case cancel, forbidden, copy, move
}

/// The behavior of a drop.
public struct DropProposal: Sendable {
  public let operation: DropOperation

  public init(operation: DropOperation) {
    self.operation = operation
  }
}

/// The current state of a drop.
public struct DropInfo {
  private let providers: [NSItemProvider]
  /// The location of the drag in the coordinate space of the drop view.
  public let location: CGPoint

  /// Indicates whether at least one item conforms to at least one of the specified uniform type identifiers.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    !itemProviders(for: contentTypes).isEmpty
  }

  /// Finds item providers that conform to at least one of the specified uniform type identifiers.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { provider in
      contentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
    }
  }
}

/// An interface that you implement to interact with a drop operation in a view modified to accept drops.
@MainActor @preconcurrency public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

extension View {
  /// Activates this view as the source of a drag and drop operation.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }

  /// Activates this view as the source of a drag and drop operation.
  public nonisolated func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { self }

  /// Defines the destination of a drag and drop operation that handles the dropped content with a closure.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { self }

  /// Defines the destination of a drag and drop operation that handles the dropped content with a closure.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { self }

  /// Defines the destination of a drag and drop operation using behavior controlled by the delegate that you provide.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View { self }

  /// Adds a condition for selecting or dragging the rows of a list, which pictures don't show.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
}
