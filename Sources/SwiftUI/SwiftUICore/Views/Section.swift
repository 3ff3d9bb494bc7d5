/// A container view that you can use to add hierarchy within certain views.
public nonisolated struct Section<Parent, Content, Footer> {
  package let header: Parent
  package let content: Content
  package let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  /// Creates a section with a header, footer, and the provided section content.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer and the provided section content.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  @available(*, deprecated, renamed: "Section(content:footer:)")
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header and the provided section content.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  @available(*, deprecated, renamed: "Section(content:header:)")
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  @available(*, deprecated, renamed: "Section(content:header:footer:)")
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section with the provided section content.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {
  @MainActor package func makeNode(in place: NodePlace) -> TypedNode<Self> {
    SectionNode(self, in: place)
  }
}

/// The node of a section, whose header, content and footer are views of its container. Lazy containers and lists read
/// their roles.
package final class SectionNode<Parent: View, Content: View, Footer: View>:
  TypedNode<Section<Parent, Content, Footer>>
{
  package let header = NodeSlot()
  package let content = NodeSlot()
  package let footer = NodeSlot()

  override package func viewChanged() {
    let looks = environment.sectionLooks
    fill(header, with: view.header, environment: looks.map { $0.header(environment) })
    fill(content, with: view.content)
    fill(footer, with: view.footer, environment: looks.map { $0.footer(environment) })
  }

  override package var children: [ViewNode] { header.nodes + content.nodes + footer.nodes }

  private var parts: [(NodeSlot, LazyRole)] {
    [
      (header, .header(section: serial)), (content, .row(section: serial)),
      (footer, .footer(section: serial)),
    ]
  }

  override package func collectLazily(into lazyParts: inout [LazyPart]) {
    for (slot, role) in parts {
      let first = lazyParts.count
      slot.node?.collectLazily(into: &lazyParts)
      for place in lazyParts.indices[first...] { lazyParts[place].setRole(role) }
    }
  }

  override package func collect(into elements: inout [ViewElement]) {
    for (slot, role) in parts {
      let first = elements.count
      slot.node?.collect(into: &elements)
      for element in elements[first...] { element.role = role }
    }
  }
}

/// What a list makes of the environment of sections' headers and footers.
package struct SectionLooks: @unchecked Sendable {
  package let header: (EnvironmentValues) -> EnvironmentValues
  package let footer: (EnvironmentValues) -> EnvironmentValues

  package init(
    header: @escaping (EnvironmentValues) -> EnvironmentValues,
    footer: @escaping (EnvironmentValues) -> EnvironmentValues
  ) {
    self.header = header
    self.footer = footer
  }
}

extension EnvironmentValues {
  private enum SectionLooksKey: EnvironmentKey {
    static var defaultValue: SectionLooks? { nil }
  }

  package var sectionLooks: SectionLooks? {
    get { self[SectionLooksKey.self] }
    set { self[SectionLooksKey.self] = newValue }
  }
}
