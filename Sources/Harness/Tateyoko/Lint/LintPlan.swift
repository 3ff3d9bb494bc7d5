import Devices
import Findings
import UIKit

/// The cells of a matrix, grouped by layout.
struct LintPlan {
  struct PlannedCell {
    var config: ViewImageConfig
    var described: FindingCell
    /// The number of settings that differ from a device's initial ones.
    var settings: Int
  }

  /// Cells that are laid out alike.
  struct Group: Sendable {
    /// The cells' indices; never empty.
    var cells: [Int]
    /// Equal for groups that differ only in text size.
    var family: Int
    /// The rotation or fold to check in this layout.
    var turn: TurnCheck?

    /// The index among all layouts: increasing, with an index reserved for each of the group's
    /// cells by itself.
    var order: Int

    /// Returns a group of a single cell.
    func only(_ place: Int) -> Group {
      var group = self
      group.cells = [cells[place]]
      group.order = order + place
      return group
    }
  }

  private(set) var cells: [PlannedCell] = []
  private(set) var groups: [Group] = []
  /// The number of text sizes in the matrix.
  private(set) var textSizeCount = 0

  /// Everything a layout can depend on, except the device's name; likenesses and styles are
  /// represented by indices.
  private struct Conditions: Hashable {
    var likeness: Int
    var orientation: UIInterfaceOrientation
    var posture: Device.Posture?
    var style: Int
    var sdk: OSVersion?
    var runsPhoneApp: Bool?
    /// The device, if the layout may also depend on its name.
    var device: Device?
  }

  /// Groups the cells of a matrix.
  ///
  /// - Throws: A ``SnapshotMatrixProblem`` if the matrix has no cells or too many.
  @MainActor
  init(_ matrix: SnapshotMatrix, of subject: LintSubject, turns: Bool) throws {
    let styles = Styles(matrix.styles)
    var likenesses = Likenesses()
    var numbers: [Conditions: Int] = [:]
    var families: [Conditions: Int] = [:]
    var turned: Set<TurnKind> = []
    var sizes: Set<String> = []
    for cell in try matrix.cells() {
      let config = matrix.config(of: cell)
      let style = styles[cell.style]
      let described = FindingCell(cell, config: config, style: style.described)
      let index = cells.count
      cells.append(
        PlannedCell(
          config: config, described: described,
          settings: Self.settings(of: cell, described, style.others)))
      sizes.insert(described.textSize)
      var conditions = Conditions(
        likeness: likenesses.number(cell.device, cell.os), orientation: cell.orientation,
        posture: cell.posture, style: style.number, sdk: cell.sdk, runsPhoneApp: cell.runsPhoneApp,
        device: subject.sharesLayouts ? nil : cell.device)
      if let known = numbers[conditions] {
        groups[known].cells.append(index)
        continue
      }
      numbers[conditions] = groups.count
      conditions.style = style.family
      let family = families[conditions] ?? families.count
      families[conditions] = family
      var group = Group(cells: [index], family: family, order: 0)
      // Only in the first style, and on one device of each kind.
      if turns, style.number == 0, turned.insert(TurnKind(cell)).inserted {
        group.turn = TurnCheck(cell)
      }
      groups.append(group)
    }
    for index in groups.indices { groups[index].order = index * (cells.count + 1) }
    textSizeCount = sizes.count
  }

  /// A number that is greater than the index of every layout.
  var endOfOrder: Int { groups.count * (cells.count + 1) }

  private static func settings(
    of cell: SnapshotMatrix.Cell, _ described: FindingCell, _ others: Int
  ) -> Int {
    var count = others
    if cell.orientation != .portrait { count += 1 }
    if let posture = cell.posture, posture != cell.device.initialPosture { count += 1 }
    if cell.os != cell.device.newestOS { count += 1 }
    if described.textSize != "L" { count += 1 }
    if described.isDark { count += 1 }
    if described.isRightToLeft { count += 1 }
    // A device without settings uses English.
    if let language = described.language, language != "en" { count += 1 }
    return count
  }
}

/// What rotating a device can mean to a screen: the size classes before and after, and the fold.
private struct TurnKind: Hashable {
  private struct Classes: Hashable {
    var horizontal: ScreenSizeClass
    var vertical: ScreenSizeClass
  }

  private let idiom: Device.Idiom
  private let classes: [Classes]
  private let posture: Device.Posture?

  init(_ cell: SnapshotMatrix.Cell) {
    idiom = cell.device.idiom
    posture = cell.posture
    classes = [ScreenOrientation.portrait, .landscapeRight].map { orientation in
      let screen = cell.device.screen(os: cell.os, orientation: orientation, posture: cell.posture)
      return Classes(
        horizontal: screen.horizontalSizeClass, vertical: screen.verticalSizeClass)
    }
  }
}

/// The styles of a matrix, with the derived values that every cell needs.
private struct Styles {
  struct Row {
    var number: Int
    /// The index of the first style that differs only in text size.
    var family: Int
    var described: StyleDescription
    /// The number of settings that cells don't describe.
    var others: Int
  }

  private var rows: [SnapshotStyle: Row] = [:]

  init(_ styles: [SnapshotStyle]) {
    struct Family: Hashable {
      var traits: UITraitCollection.Values
      var language: String?
      var pseudoLanguage: SnapshotStyle.PseudoLanguage?
    }
    var families: [Family: Int] = [:]
    for style in styles where rows[style] == nil {
      var values = style.traits.values
      values.preferredContentSizeCategory = .unspecified
      let key = Family(
        traits: values, language: style.language, pseudoLanguage: style.pseudoLanguage)
      let family = families[key] ?? rows.count
      families[key] = family
      values.userInterfaceStyle = .unspecified
      values.layoutDirection = .unspecified
      rows[style] = Row(
        number: rows.count, family: family, described: StyleDescription(style),
        others: values == UITraitCollection.Values() ? 0 : 1)
    }
  }

  subscript(_ style: SnapshotStyle) -> Row {
    rows[style] ?? Row(number: 0, family: 0, described: StyleDescription(style), others: 0)
  }
}

/// A user's settings as the cells of findings describe them.
struct StyleDescription {
  var textSize = "L"
  var isDark: Bool
  var isRightToLeft: Bool
  var language: String?

  init(_ style: SnapshotStyle) {
    let traits = style.traits
    let category = traits.preferredContentSizeCategory
    if category != .unspecified { textSize = category.shortName }
    isDark = traits.userInterfaceStyle == .dark
    isRightToLeft = traits.layoutDirection == .rightToLeft
    language = style.language ?? style.pseudoLanguage.map { "pseudo-\($0.shortName)" }
  }
}

/// Indices for device likenesses; each likeness is computed once.
private struct Likenesses {
  private struct Model: Hashable {
    var device: Device
    var os: OSVersion
  }

  private var models: [Model: Int] = [:]
  private var numbers: [Device.Likeness: Int] = [:]

  mutating func number(_ device: Device, _ os: OSVersion) -> Int {
    let model = Model(device: device, os: os)
    if let known = models[model] { return known }
    let likeness = device.likeness(os: os)
    let number = numbers[likeness] ?? numbers.count
    numbers[likeness] = number
    models[model] = number
    return number
  }
}

extension FindingCell {
  init(_ cell: SnapshotMatrix.Cell, config: ViewImageConfig, style: StyleDescription) {
    let size = config.size ?? .zero
    self.init(
      name: cell.name, device: cell.device.id, deviceName: cell.device.name, os: "\(cell.os)",
      orientation: cell.orientation.snapshotName, posture: cell.posture?.name,
      textSize: style.textSize, isDark: style.isDark, isRightToLeft: style.isRightToLeft,
      language: style.language, width: Double(size.width), height: Double(size.height))
  }
}
