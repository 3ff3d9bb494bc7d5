extension UIView {
  /// A part of a view that something else takes up: the fold, a camera, the status strip.
  public struct ReservedRegion: Hashable, Identifiable, Sendable {
    /// Identifies what takes up the region, wherever that lies.
    public struct ID: Hashable, Sendable {
      let name: String
    }

    /// What a region is for content.
    public struct Kind: Hashable, Sendable {
      private let number: Int

      /// Content splits into two parts here, as at the fold.
      public static let division = Kind(number: 0)
      /// Something covers content here, as a camera does.
      public static let occlusion = Kind(number: 1)
    }

    /// Which regions a query answers with.
    public struct QueryOptions: OptionSet, Hashable, Sendable {
      public let rawValue: Int

      public init(rawValue: Int) { self.rawValue = rawValue }

      /// Regions that take up nothing at present, such as the fold of a flat device, too.
      public static let includeInactive = QueryOptions(rawValue: 1 << 0)
    }

    public let id: ID
    public let kind: Kind
    /// The region with its margins, in the coordinates of the view that was asked; not clipped.
    public let frame: CGRect
    /// What of ``frame`` interactive content only keeps clear of, in points.
    public let margins: UIEdgeInsets
    /// Whether the region takes up anything at present.
    public let isActive: Bool
  }

  /// The regions of a kind that overlap the view, in its coordinates.
  ///
  /// Inactive ones are left out unless asked for. A view that asks while it is laid out is laid out
  /// again when the answer changes (Apple's forum answers 848035 and 847876, and a probe on the
  /// iPhone Duo). A view outside a window has none.
  public func reservedRegions(
    kind: ReservedRegion.Kind, options: ReservedRegion.QueryOptions = []
  ) -> [ReservedRegion] {
    let answer = reservedRegionsUntracked(kind: kind, options: options)
    storedWindow?.host.regionWatch.note(answer, to: self, kind: kind, options: options)
    return answer
  }

  func reservedRegionsUntracked(
    kind: ReservedRegion.Kind, options: ReservedRegion.QueryOptions
  ) -> [ReservedRegion] {
    let all = storedWindow?.host.reservedRegions(of: kind, in: self) ?? []
    return options.contains(.includeInactive) ? all : all.filter(\.isActive)
  }
}
