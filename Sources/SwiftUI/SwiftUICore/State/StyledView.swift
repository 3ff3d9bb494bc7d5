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

/// What the style of a kind of views makes of a configuration.
package struct AnyStyle<Configuration>: @unchecked Sendable {
  package let makeBody: @MainActor (Configuration) -> AnyView

  package init(makeBody: @escaping @MainActor (Configuration) -> AnyView) {
    self.makeBody = makeBody
  }
}

extension View {
  /// Sets the style of a kind of views. In the style's own body, such views have the style around it.
  package nonisolated func style<Style, Configuration>(
    _ path: WritableKeyPath<EnvironmentValues, AnyStyle<Configuration>>, _ style: Style,
    _ makeBody: @escaping @MainActor (Style, Configuration) -> AnyView
  ) -> some View {
    // Bodies are made on the main actor only.
    nonisolated(unsafe) let (path, style) = (path, style)
    return modifier(
      EnvironmentModifier { environment in
        let outer = environment[keyPath: path]
        environment[keyPath: path] = AnyStyle { configuration in
          AnyView(
            StyledView(style) { makeBody($0, configuration) }
              .modifier(EnvironmentModifier { $0[keyPath: path] = outer }))
        }
      })
  }
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
