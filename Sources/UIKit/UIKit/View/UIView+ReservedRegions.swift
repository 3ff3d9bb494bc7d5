extension UIView {
  /// A part of a view that something else occupies: the fold, a camera, the status strip.
  public struct ReservedRegion: Hashable, Identifiable, Sendable {
    /// Identifies what occupies the region, independently of its position.
    public struct ID: Hashable, Sendable {
      let name: String
    }

    /// A region's effect on content.
    public struct Kind: Hashable, Sendable {
      private let number: Int

      /// Content splits into two parts here, as at the fold.
      public static let division = Kind(number: 0)
      /// Something covers content here, as a camera does.
      public static let occlusion = Kind(number: 1)
    }

    /// Options that determine which regions a query returns.
    public struct QueryOptions: OptionSet, Hashable, Sendable {
      public let rawValue: Int

      public init(rawValue: Int) { self.rawValue = rawValue }

      /// Includes regions that occupy nothing at present, such as the fold of a flat device.
      public static let includeInactive = QueryOptions(rawValue: 1 << 0)
    }

    public let id: ID
    public let kind: Kind
    /// The region with its margins, in the coordinates of the queried view; not clipped.
    public let frame: CGRect
    /// The part of ``frame`` that only interactive content has to avoid, in points.
    public let margins: UIEdgeInsets
    /// Whether the region occupies anything at present.
    public let isActive: Bool
  }

  /// Returns the regions of a kind that overlap the view, in its coordinates.
  ///
  /// Inactive ones are omitted unless requested. A view that calls this during its layout is laid
  /// out again when the result changes (Apple's forum answers 848035 and 847876, and a probe on the
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
