import Graphics

/// A column with details at the trailing edge, or a sheet in a compact width (Apple).
private nonisolated struct InspectorModifier<Details: View>: ViewModifier {
  @Binding var isPresented: Bool
  let details: () -> Details

  @Environment(\.horizontalSizeClass) private var width
  @State private var column: ColumnWidth?

  /// The width without `inspectorColumnWidth` (by eye, low).
  private static var usualWidth: CGFloat { 270 }

  @MainActor func body(content: Content) -> some View {
    if width == .compact {
      content.sheet(isPresented: $isPresented, content: details)
    } else {
      HStack(spacing: 0) {
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
        if isPresented {
          Divider().ignoresSafeArea()
          details()
            .frame(width: column?.ideal ?? Self.usualWidth).frame(maxHeight: .infinity)
            .onPreferenceChange(InspectorWidthKey.self) { column = $0 }
        }
      }
    }
  }
}

private enum InspectorWidthKey: PreferenceKey {
  static var defaultValue: ColumnWidth? { nil }

  static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Inserts an inspector at the applied position in the view hierarchy.
  public nonisolated func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, details: content))
  }

  /// Sets a fixed, preferred width for the inspector containing this view when presented as a trailing column.
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
    inspectorColumnWidth(min: width, ideal: width, max: width)
  }

  /// Sets a flexible, preferred width for the inspector in a trailing-column presentation.
  public nonisolated func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(
      key: InspectorWidthKey.self, value: ColumnWidth(minimum: min, ideal: ideal, maximum: max))
  }
}
