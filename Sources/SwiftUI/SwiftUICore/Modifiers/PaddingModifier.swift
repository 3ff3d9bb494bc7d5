extension View {
  /// Adds an equal padding amount to specific edges of this view.
  public nonisolated func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    modifier(PaddingModifier(padding: PaddingLayout(edges, length), edges: edges, length: length))
  }

  /// Adds a different padding amount to each edge of this view.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(padding: PaddingLayout(insets), edges: nil, length: nil))
  }

  /// Adds a specific padding amount to each edge of this view.
  public nonisolated func padding(_ length: CGFloat) -> some View {
    modifier(PaddingModifier(padding: PaddingLayout(.all, length), edges: .all, length: length))
  }
}

nonisolated struct PaddingModifier: ArrangingModifier {
  let padding: PaddingLayout
  /// As written; `nil` for insets.
  let edges: Edge.Set?
  let length: CGFloat?

  func layout(in environment: EnvironmentValues) -> PaddingLayout { padding }
  var properties: [PlacedProperty] { [PlacedProperty("padding", .edges(padding.insets))] }

  @MainActor func name(in environment: EnvironmentValues) -> String {
    guard let edges else {
      let insets = padding.insets
      let arguments = ViewNames.arguments([
        "top": insets.top, "leading": insets.leading, "bottom": insets.bottom,
        "trailing": insets.trailing,
      ])
      return ".padding(EdgeInsets(\(arguments)))"
    }
    let words = [edges == .all ? nil : edges.words, length.map(ViewNames.length)]
    return ".padding(\(words.compactMap(\.self).joined(separator: ", ")))"
  }
}

extension Edge.Set {
  /// The edges as written.
  package var words: String {
    switch self {
    case .all: return ".all"
    case .horizontal: return ".horizontal"
    case .vertical: return ".vertical"
    default: break
    }
    let names = Edge.allCases.filter { contains(Edge.Set($0)) }.map { ".\($0)" }
    return names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
  }
}
