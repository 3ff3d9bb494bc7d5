import RunRecord

/// A scenario at a glance: devices down, screens and orientations across.
enum MatrixTable {
  /// Empty when there is only one device and one screen.
  static func html(_ snapshots: [SnapshotRecord], _ cards: CardWriter) -> HTML {
    let placed = snapshots.filter { $0.device != nil || $0.deviceName != nil }
    guard placed.count > 1 else { return "" }
    var names: [String] = []
    var orientations: [String: [String]] = [:]
    var cells: [String: [SnapshotRecord]] = [:]
    for snapshot in placed {
      let orientation = snapshot.orientation ?? ""
      if orientations[snapshot.name] == nil { names.append(snapshot.name) }
      if orientations[snapshot.name]?.contains(orientation) != true {
        orientations[snapshot.name, default: []].append(orientation)
      }
      let device = SnapshotGroup.device(snapshot)
      cells[key(device, snapshot.name, orientation), default: []].append(snapshot)
    }

    var titles: HTML = "<tr><td></td>"
    var marks: HTML = "<tr><td></td>"
    for name in names {
      let columns = orientations[name] ?? []
      titles += "<th colspan=\"\(columns.count)\" scope=\"colgroup\">\(name)</th>"
      for orientation in columns {
        marks += "<th scope=\"col\" title=\"\(orientation)\">\(mark(orientation))</th>"
      }
    }
    var rows: HTML = ""
    for device in SnapshotGroup.byDevice(placed).map(\.name) {
      rows += "<tr><th scope=\"row\">\(device)</th>"
      for name in names {
        for orientation in orientations[name] ?? [] {
          let links = (cells[key(device, name, orientation)] ?? []).map { snapshot -> HTML in
            """
            <a class="\(snapshot.outcome.rawValue)" href="#\(cards.anchor(snapshot))" \
            title="\(snapshot.name) · \(snapshot.environment): \(snapshot.outcome.title)">\
            \(snapshot.outcome.sign)</a>
            """
          }
          rows += "<td>\(HTML(links))</td>"
        }
      }
      rows += "</tr>\n"
    }
    return """
      <div class="matrix"><table>
      <thead>
      \(titles)</tr>
      \(marks)</tr>
      </thead>
      <tbody>
      \(rows)</tbody>
      </table></div>

      """
  }

  private static func key(_ device: String, _ name: String, _ orientation: String) -> String {
    "\(device)\u{0}\(name)\u{0}\(orientation)"
  }

  /// A small upright or lying screen.
  private static func mark(_ orientation: String) -> HTML {
    if orientation.isEmpty { return "" }
    let isWide = orientation.lowercased().hasPrefix("landscape")
    return isWide
      ? "<span class=\"mark wide\"></span>" : "<span class=\"mark tall\"></span>"
  }
}
