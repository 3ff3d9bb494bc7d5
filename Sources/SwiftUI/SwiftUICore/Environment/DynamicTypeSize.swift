/// A Dynamic Type size, which specifies how large scalable content should be.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether the size is one that is associated with accessibility.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The position in the tables of text styles.
  package var column: Int { Self.allCases.firstIndex(of: self) ?? Self.largeColumn }

  static let largeColumn = 3

  /// The size at a position in the tables of text styles.
  package init(column: Int) {
    self = Self.allCases[min(max(column, 0), Self.allCases.count - 1)]
  }
}

/// The sizes that you can specify for content.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether the category is one that is associated with accessibility.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

  var dynamicTypeSize: DynamicTypeSize {
    DynamicTypeSize(column: Self.allCases.firstIndex(of: self) ?? DynamicTypeSize.largeColumn)
  }

  init(_ size: DynamicTypeSize) {
    self = Self.allCases[size.column]
  }

  public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.dynamicTypeSize < rhs.dynamicTypeSize
  }
  public static func <= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.dynamicTypeSize <= rhs.dynamicTypeSize
  }
  public static func > (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.dynamicTypeSize > rhs.dynamicTypeSize
  }
  public static func >= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.dynamicTypeSize >= rhs.dynamicTypeSize
  }
}

extension EnvironmentValues {
  private enum SizeKey: EnvironmentKey {
    static var defaultValue: DynamicTypeSize { .large }
  }

  /// The current Dynamic Type size.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[SizeKey.self] }
    set { self[SizeKey.self] = newValue }
  }

  /// The preferred size of the content.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
}

extension View {
  /// Sets the Dynamic Type size within the view to the given value.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Limits the Dynamic Type size within the view to the given range.
  public nonisolated func dynamicTypeSize<T: RangeExpression>(
    _ range: T
  ) -> some View where T.Bound == DynamicTypeSize {
    modifier(
      EnvironmentModifier { environment in
        let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
        guard let least = allowed.first, let greatest = allowed.last else { return }
        environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, least), greatest)
      })
  }
}
