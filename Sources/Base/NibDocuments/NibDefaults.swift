/// Interface Builder's defaults for omitted attributes, if a view created in code has another
/// value.
///
/// Interface Builder writes only what differs from its own defaults. All other defaults are the
/// same as in code, and applying a document leaves them alone.
package enum NibDefaults {
  struct Row {
    let elements: Set<String>
    let attribute: String
    let value: String
  }

  /// The defaults with their reasons, from the census of 1,310 documents.
  static let rows: [Row] =
    // 251 is written for 1,981 of 2,350 labels, 750 for each of 97 switches, 250 never: so an
    // absent
    // value is 250, whatever the class's default in code.
    priorities("HuggingPriority", "250")
    + priorities("CompressionResistancePriority", "750")
    + [
      // 2,083 labels and 830 image views have NO; it's the default in code, so it wouldn't be
      // needed.
      Row(["label", "imageView"], "userInteractionEnabled", "YES"),
      // “natural”, the default in code, is written; “left” never is.
      Row(["label", "textField", "textView"], "textAlignment", "left"),
      // NO is written for 2,209 of 2,350 labels; the other 141 have a minimumFontSize or a
      // minimumScaleFactor, of which there are 142.
      Row(["label", "textField"], "adjustsFontSizeToFit", "YES"),
      // YES is written for 148 of 151 scroll views and 356 of 359 tables, which clip in code.
      Row(NibVocabulary.clipping, "clipsSubviews", "NO"),
      // YES is written for 348 of 359 tables, whose default in code it is.
      Row(["tableView", "collectionView", "textView"], "alwaysBounceVertical", "NO"),
      // YES is written for 49 of 74; in code it is the default.
      Row(["activityIndicatorView"], "hidesWhenStopped", "NO"),
      // YES is written for all 151 scroll views, whose default in code it is.
      Row(NibVocabulary.clipping, "multipleTouchEnabled", "NO"),
    ]

  private static func priorities(_ name: String, _ value: String) -> [Row] {
    let views = Set(NibVocabulary.views.map(\.name))
    return ["horizontal", "vertical"].map { Row(views, $0 + name, value) }
  }

  private static let values: [String: [String: String]] = {
    var values: [String: [String: String]] = [:]
    for row in rows {
      for element in row.elements { values[element, default: [:]][row.attribute] = row.value }
    }
    return values
  }()

  /// Returns the values of attributes that an element doesn't have, if code has others.
  static func values(of element: String) -> [String: String] { values[element] ?? [:] }
}

extension NibDefaults.Row {
  init(_ elements: Set<String>, _ attribute: String, _ value: String) {
    self.init(elements: elements, attribute: attribute, value: value)
  }
}

extension NibVocabulary {
  /// The views that clip in code.
  static let clipping: Set<String> = ["scrollView", "tableView", "collectionView", "textView"]
}
