extension View {
  /// Presents a sheet when a binding to a Boolean value that you provide is true.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presents({ .sheet }, isPresented, onDismiss: onDismiss, content: content)
  }

  /// Presents a sheet using the given item as a data source for the sheet's content.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presents({ .sheet }, item, onDismiss: onDismiss, content: content)
  }

  /// Presents a modal view that covers as much of the screen as possible when binding to a Boolean value you provide is
  /// true.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presents({ .cover }, isPresented, onDismiss: onDismiss, content: content)
  }

  /// Presents a modal view that covers as much of the screen as possible using the binding you provide as a data source
  /// for the sheet's content.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presents({ .cover }, item, onDismiss: onDismiss, content: content)
  }

  /// Presents a popover when a given condition is true.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presents(
      { .popover(edge: arrowEdge) }, isPresented, source: attachmentAnchor.source, content: content)
  }

  /// Presents a popover using the given item as a data source for the popover's content.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presents(
      { .popover(edge: arrowEdge) }, item, source: attachmentAnchor.source, content: content)
  }
}

/// An attachment anchor for a popover.
public enum PopoverAttachmentAnchor: Sendable {
  /// The anchor point for the popover relative to the source's frame.
  case rect(Anchor<CGRect>.Source)
  /// The anchor point for the popover expressed as a unit point that describes possible alignments relative to a
  /// SwiftUI view.
  case point(UnitPoint)

  var source: Anchor<CGRect>.Source {
    switch self {
    case .rect(let source): source
    case .point(let point): .unitPoint(point, size: .zero)
    }
  }
}
