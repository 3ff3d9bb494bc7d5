/// The description of a property: one row of the table.
struct LayoutPropertyEntry {
  /// The form of a sentence about a change.
  enum Phrase {
    /// `words of view: old → new`
    case plain
    /// `words: old → new` at the window, elsewhere as ``plain``
    case ofTheScreen
    /// `view moved 8 right: x 20 → 28`
    case movement
    /// `view is hidden`
    case hiding
    /// `font size of view: 17 → 20`, or as ``plain``
    case font
    /// `words of view: “old” → “new”`
    case quoted
    /// `view is now words` in a sentence, in a line as ``plain``
    case adjective
    /// `VStack spacing 8 → 12`, or with a label in a modifier: `.frame(width: 100 → 120)`. For a class of UIKit's
    /// as ``plain``
    case argument
    /// As ``argument``, but a modifier has no label: `.padding(16 → 20)`
    case onlyArgument
  }

  /// What numbers count.
  enum Unit: String {
    case points
  }

  /// The position of sentences about changes: what a view was given precedes the resulting
  /// geometry.
  enum Stage: Int {
    case first, given, geometry, structure
  }

  var group: LayoutProperty.Group
  var kind: LayoutValue.Kind
  var tier: CauseTier
  var words: String
  /// The property's default; `nil` if it depends on the view.
  var usualValue: ChangedValue?
  /// The unit of its numbers; `nil` for plain numbers.
  var unit: Unit?
  var phrase: Phrase
  var stage: Stage
  /// The order among changes of a view in the same stage.
  var rank: Int
  /// Whether a gate for frames rejects a change of the property.
  var isPartOfFrames: Bool
  /// Whether only two different values are a difference, and a missing value isn't.
  var isComparedWhereKnown = false

  init(
    _ group: LayoutProperty.Group, _ kind: LayoutValue.Kind, _ tier: CauseTier, _ words: String,
    usually usualValue: ChangedValue? = nil, unit: Unit? = nil, phrase: Phrase = .plain,
    stage: Stage = .given, rank: Int = LayoutPropertyEntry.lastRank, isPartOfFrames: Bool = false
  ) {
    self.group = group
    self.kind = kind
    self.tier = tier
    self.words = words
    self.usualValue = usualValue
    self.unit = unit
    self.phrase = phrase
    self.stage = stage
    self.rank = rank
    self.isPartOfFrames = isPartOfFrames
  }

  static let lastRank = 3
}
