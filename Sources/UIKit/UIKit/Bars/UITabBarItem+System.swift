extension UITabBarItem {
  /// The items with the system's images and titles.
  public enum SystemItem: Int, Sendable {
    case more = 0
    case favorites = 1
    case featured = 2
    case topRated = 3
    case recents = 4
    case contacts = 5
    case history = 6
    case bookmarks = 7
    case search = 8
    case downloads = 9
    case mostRecent = 10
    case mostViewed = 11

    /// The English title, as Apple documents it.
    var title: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }
  }

  /// Creates a system item; its image is a drawing by eye, its title English.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    become(systemItem)
    self.tag = tag
  }

  /// Adopts the title and image of a system item.
  final func become(_ systemItem: SystemItem) {
    title = systemItem.title
    image = TabGlyphs.image(of: systemItem)
  }
}

/// Drawings of the system items, at 25 points.
@MainActor
enum TabGlyphs {
  static func image(of item: UITabBarItem.SystemItem) -> UIImage {
    let size = CGSize(width: 25, height: 25)
    let path = path(of: item)
    return UIGraphicsImageRenderer(size: size).image { _ in
      UIColor.black.setFill()
      UIColor.black.setStroke()
      for stroke in path.strokes {
        stroke.lineWidth = 1.5
        stroke.stroke()
      }
      for fill in path.fills { fill.fill() }
    }.withRenderingMode(.alwaysTemplate)
  }

  private struct Drawing {
    var strokes: [UIBezierPath] = []
    var fills: [UIBezierPath] = []
  }

  private static func path(of item: UITabBarItem.SystemItem) -> Drawing {
    switch item {
    case .more:
      return Drawing(fills: [3.5, 12.5, 21.5].map { dot($0, 12.5, 2.5) })
    case .favorites, .featured, .topRated:
      return Drawing(fills: [star()])
    case .recents, .history, .mostRecent:
      return Drawing(strokes: [ring(12.5, 12.5, 10.5), line([(12.5, 6), (12.5, 13), (17, 15)])])
    case .contacts:
      return Drawing(strokes: [ring(12.5, 12.5, 10.5)], fills: [dot(12.5, 10, 3.5), shoulders()])
    case .bookmarks:
      return Drawing(strokes: [
        line([(12.5, 6), (12.5, 21)]),
        line([(2, 4), (9, 4), (12.5, 6), (16, 4), (23, 4), (23, 19.5), (2, 19.5), (2, 4)]),
      ])
    case .search:
      return Drawing(strokes: [ring(10.5, 10.5, 7.5), line([(16, 16), (23, 23)])])
    case .downloads:
      return Drawing(strokes: [
        line([(12.5, 2), (12.5, 16)]), line([(7, 11), (12.5, 16.5), (18, 11)]),
        line([(3, 18), (3, 22.5), (22, 22.5), (22, 18)]),
      ])
    case .mostViewed:
      return Drawing(fills: [
        bar(3, 13), bar(10, 8), bar(17, 3),
      ])
    }
  }

  private static func dot(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> UIBezierPath {
    UIBezierPath(
      ovalIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  private static func ring(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> UIBezierPath {
    dot(x, y, radius)
  }

  private static func bar(_ x: CGFloat, _ top: CGFloat) -> UIBezierPath {
    UIBezierPath(rect: CGRect(x: x, y: top, width: 5, height: 22 - top))
  }

  private static func line(_ points: [(CGFloat, CGFloat)]) -> UIBezierPath {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      let point = CGPoint(x: point.0, y: point.1)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path
  }

  private static func shoulders() -> UIBezierPath {
    UIBezierPath(
      roundedRect: CGRect(x: 6.5, y: 15, width: 12, height: 6), cornerRadius: 3)
  }

  /// Returns five points on a circle of 12 around the centre.
  private static func star() -> UIBezierPath {
    // Cosines and sines of multiples of 36°, from the top, alternating between outer and inner.
    let unit: [(CGFloat, CGFloat)] = [
      (0, -1), (0.2245, -0.3090), (0.9511, -0.3090), (0.3633, 0.1180), (0.5878, 0.8090),
      (0, 0.3820), (-0.5878, 0.8090), (-0.3633, 0.1180), (-0.9511, -0.3090), (-0.2245, -0.3090),
    ]
    return line(unit.map { (12.5 + 12 * $0.0, 13 + 12 * $0.1) })
  }
}
