/// Failing snapshots that differ for one reason.
///
/// One changed inset may move thirty pictures, on each device by another number of points: what
/// stays the same is what changed on which kind of view.
public struct CauseGroup: Hashable, Sendable {
  /// The cause of the first of the snapshots, in words.
  public var cause: String
  /// Whether other snapshots of the group say it with other numbers.
  public var hasOtherNumbers: Bool
  /// The snapshots, in the order of the record.
  public var snapshots: [SnapshotRecord]

  /// Groups those of the snapshots that need someone to look, the largest group first.
  ///
  /// What has no cause is left out.
  public static func groups(of snapshots: [SnapshotRecord]) -> [CauseGroup] {
    var tally = CauseTally()
    var members: [[SnapshotRecord]] = []
    for snapshot in snapshots {
      guard let number = tally.add(snapshot) else { continue }
      if number == members.count { members.append([]) }
      members[number].append(snapshot)
    }
    return tally.groups.map {
      CauseGroup(
        cause: $0.cause, hasOtherNumbers: $0.hasOtherNumbers, snapshots: members[$0.number])
    }
  }

  /// What causes have in common that are the same but for numbers: `UITableView[1]` and
  /// `UITableView[0…2]`, 60 → 16 and 75 → 20.
  public static func key(_ cause: String) -> String {
    var result = ""
    var isNumber = false
    var depth = 0
    var isQuoted = false
    for character in cause {
      switch character {
      case "“": isQuoted = true
      case "”": isQuoted = false
      case "[" where !isQuoted:
        depth += 1
        continue
      case "]" where !isQuoted && depth > 0:
        depth -= 1
        continue
      default: break
      }
      if depth > 0 { continue }
      // A text's or an identifier's digits belong to its name.
      let isDigit = !isQuoted && character.isASCII && character.isNumber
      if isDigit || isNumber && (character == "." || character == ",") {
        if !isNumber { result.append("#") }
        isNumber = true
      } else {
        isNumber = false
        result.append(character)
      }
    }
    return result
  }

  /// The group in one line: `safe area of UIWindow: top 44 → 59 (12 snapshots, with other numbers on
  /// some)`.
  public var words: String {
    CauseTally.words(cause, count: snapshots.count, hasOtherNumbers: hasOtherNumbers)
  }
}
