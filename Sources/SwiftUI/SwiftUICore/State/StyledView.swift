/// What a style makes of a configuration. The style's own dynamic properties, such as `@Environment`, are
/// those of this view.
package nonisolated struct StyledView<Style>: View {
  private let style: StyleProperties<Style>
  private let makeBody: @MainActor (Style) -> AnyView

  package init(_ style: Style, _ makeBody: @escaping @MainActor (Style) -> AnyView) {
    self.style = StyleProperties(style: style)
    self.makeBody = makeBody
  }

  @MainActor package var body: some View { makeBody(style.style) }
}

/// A style as a field of a view, in which dynamic properties are looked for although its type, a
/// public protocol's, isn't a property itself.
package struct StyleProperties<Style>: DynamicProperty, PropertiesOfStyle {
  package let style: Style

  package nonisolated init(style: Style) { self.style = style }

  package nonisolated static var style: Any.Type { Style.self }
}

package protocol PropertiesOfStyle {
  nonisolated static var style: Any.Type { get }
}
