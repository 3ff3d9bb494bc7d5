/// The keys of a keyboard and their positions: those on an American English keyboard, regardless of
/// the language.
///
/// The letters are in standard order; the other keys of each kind of keyboard follow Apple's
/// documentation of `UIKeyboardType`. Their exact positions and widths are recalled (medium on
/// phones, low for addresses on iPads).
struct KeyboardLayout: Equatable {
  /// The sizes of keyboards.
  enum Size: Equatable {
    /// A phone, with or without a row below the keys for the keyboard's other controls.
    case phone(hasRowBelow: Bool)
    case pad
    /// An iPad with a row of digits above the letters.
    case largePad
  }

  var rows: [[KeyboardKey]]
  /// The width of the widest row, in multiples of a letter key's width.
  var width: CGFloat

  /// - Parameters:
  ///   - type: The kind of input.
  ///   - returnKey: The action of the return key.
  ///   - isUppercase: Whether letters are shown in uppercase.
  ///   - size: The size of the keyboard.
  init(
    type: UIKeyboardType, returnKey: UIReturnKeyType, isUppercase: Bool = false, size: Size
  ) {
    switch size {
    case .phone(let hasRowBelow):
      rows =
        Self.digitPad(type)
        ?? Self.phone(type, returnKey, hasRowBelow: hasRowBelow)
    case .pad: rows = Self.pad(type, returnKey)
    case .largePad: rows = Self.largePad(type, returnKey)
    }
    if isUppercase {
      rows = rows.map { row in
        row.map { key in
          guard case .text(let text) = key.face, text.count == 1, key.kind == .character else {
            return key
          }
          var key = key
          key.face = .text(text.uppercased())
          return key
        }
      }
    }
    width = rows.map { $0.reduce(0) { $0 + $1.width } }.max() ?? 0
  }

  /// Returns the keys' rectangles including the space around them, row by row from the upper edge
  /// of an area; shorter rows are centred.
  func places(in area: CGRect) -> [(key: KeyboardKey, frame: CGRect)] {
    guard width > 0, !rows.isEmpty else { return [] }
    let unit = area.width / width
    let height = area.height / CGFloat(rows.count)
    var places: [(KeyboardKey, CGRect)] = []
    for (index, row) in rows.enumerated() {
      var x = area.minX + (width - row.reduce(0) { $0 + $1.width }) * unit / 2
      for key in row {
        let frame = CGRect(
          x: x, y: area.minY + CGFloat(index) * height, width: key.width * unit, height: height)
        if key.kind != .gap { places.append((key, frame)) }
        x += key.width * unit
      }
    }
    return places
  }

  /// Returns the label of a return key (Apple's documentation of `UIReturnKeyType`).
  static func word(of returnKey: UIReturnKeyType) -> String {
    switch returnKey {
    case .default: "return"
    case .go: "go"
    case .google, .search, .yahoo: "search"
    case .join: "join"
    case .next: "next"
    case .route: "route"
    case .send: "send"
    case .done: "done"
    case .emergencyCall: "emergency call"
    case .continue: "continue"
    }
  }

  private static func returnKey(_ type: UIReturnKeyType, _ width: CGFloat) -> KeyboardKey {
    let kind: KeyboardKey.Kind = type == .default || type == .next ? .function : .action
    return KeyboardKey(.text(word(of: type)), kind, width: width)
  }

  private static func space(_ width: CGFloat) -> KeyboardKey {
    KeyboardKey(.text("space"), width: width)
  }

  /// Returns keys of single characters, with captions of single characters.
  private static func keys(
    _ characters: String, _ captions: String = "", width: CGFloat = 1
  ) -> [KeyboardKey] {
    let captions = captions.map { String($0) }
    return characters.enumerated().map { index, character in
      KeyboardKey(
        .text(String(character)), width: width,
        caption: captions.indices.contains(index) ? captions[index] : nil)
    }
  }

  // MARK: Phones

  private static func digitPad(_ type: UIKeyboardType) -> [[KeyboardKey]]? {
    let corner: KeyboardKey
    switch type {
    case .numberPad, .asciiCapableNumberPad: corner = .gap(1)
    case .decimalPad: corner = KeyboardKey(.text("."), .bare)
    case .phonePad: corner = KeyboardKey(.text("+ ✱ #"), .bare)
    default: return nil
    }
    let letters = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]
    let digits = letters.enumerated().map { index, letters in
      // A decimal pad has only digits.
      KeyboardKey(.text("\(index + 1)"), caption: type == .decimalPad ? nil : letters)
    }
    return [
      Array(digits[0..<3]), Array(digits[3..<6]), Array(digits[6..<9]),
      [
        corner, KeyboardKey(.text("0"), caption: type == .phonePad ? "+" : nil),
        KeyboardKey(.symbol("delete.left"), .bare),
      ],
    ]
  }

  private static func phone(
    _ type: UIKeyboardType, _ returnKey: UIReturnKeyType, hasRowBelow: Bool
  ) -> [[KeyboardKey]] {
    let isOfDigits = type == .numbersAndPunctuation
    let letters =
      isOfDigits
      ? [
        keys("1234567890"), keys("-/:;()$&@\""),
        [.word("#+=", 1.25), .gap(0.25)] + keys(".,?!'", width: 1.4)
          + [.gap(0.25), .symbol("delete.left", 1.25)],
      ]
      : [
        keys("qwertyuiop"), keys("asdfghjkl"),
        [.symbol("shift", 1.25), .gap(0.25)] + keys("zxcvbnm")
          + [.gap(0.25), .symbol("delete.left", 1.25)],
      ]
    let other = isOfDigits ? "ABC" : "123"
    // Without a row below, its keys come before the space bar.
    let first: [KeyboardKey] =
      hasRowBelow
      ? [.word(other, 2.5)]
      : [.word(other, 1.25), .symbol("face.smiling", 1.25), .symbol("mic", 1.25)]
    let room = 7.5 - first.reduce(0) { $0 + $1.width }
    let middle: [KeyboardKey]
    switch type {
    case .emailAddress: middle = [space(room - 2)] + keys("@.")
    case .URL: middle = keys("./", width: room / 3) + [KeyboardKey(.text(".com"), width: room / 3)]
    case .webSearch: middle = [space(room - 1)] + keys(".")
    case .twitter: middle = [space(room - 2)] + keys("@#")
    default: middle = [space(room)]
    }
    return letters + [first + middle + [Self.returnKey(returnKey, 2.5)]]
  }

  // MARK: iPads

  private static func isOfDigits(_ type: UIKeyboardType) -> Bool {
    switch type {
    case .numbersAndPunctuation, .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
    default: false
    }
  }

  /// The last two characters in the letters' third row.
  private static func marks(_ type: UIKeyboardType) -> (characters: String, captions: String) {
    switch type {
    case .emailAddress: ("@.", "!?")
    case .URL: ("/.", "!?")
    case .twitter: ("@#", "!?")
    default: (",.", "!?")
    }
  }

  /// Returns the row with the space bar.
  private static func padSpaceRow(
    _ type: UIKeyboardType, width: CGFloat, other: String, unit: CGFloat
  ) -> [KeyboardKey] {
    let address = type == .URL ? [KeyboardKey(.text(".com"), width: 1.5)] : []
    let room = width - 3 * unit - 2 * unit - (address.isEmpty ? 0 : 1.5)
    return [.word(other, unit), .symbol("face.smiling", unit), .symbol("mic", unit), space(room)]
      + address + [.word(other, unit), .symbol("keyboard.chevron.compact.down", unit)]
  }

  /// iPads have no number pads; a keyboard of digits and punctuation replaces them.
  private static func pad(
    _ type: UIKeyboardType, _ returnKey: UIReturnKeyType
  ) -> [[KeyboardKey]] {
    let marks = marks(type)
    if isOfDigits(type) {
      return [
        keys("1234567890") + [.symbol("delete.left", 1)],
        [.gap(0.5)] + keys("@#$&*()'\"") + [Self.returnKey(returnKey, 1.5)],
        [.word("#+=", 1)] + keys("%-+=/;:,.") + [.word("#+=", 1)],
        padSpaceRow(type, width: 11, other: "ABC", unit: 1),
      ]
    }
    return [
      keys("qwertyuiop", "1234567890") + [.symbol("delete.left", 1)],
      [.gap(0.5)] + keys("asdfghjkl", "@#$&*()'\"") + [Self.returnKey(returnKey, 1.5)],
      [.symbol("shift", 1)] + keys("zxcvbnm", "%-+=/;:")
        + keys(marks.characters, marks.captions) + [.symbol("shift", 1)],
      padSpaceRow(type, width: 11, other: ".?123", unit: 1),
    ]
  }

  private static func largePad(
    _ type: UIKeyboardType, _ returnKey: UIReturnKeyType
  ) -> [[KeyboardKey]] {
    let marks = marks(type)
    return [
      keys("`1234567890-=", "~!@#$%^&*()_+") + [.word("delete", 1.5)],
      [.word("tab", 1.5)] + keys("qwertyuiop[]\\", "          {}|"),
      [.word("caps lock", 1.75)] + keys("asdfghjkl;'", "         :\"")
        + [Self.returnKey(returnKey, 1.75)],
      [.word("shift", 2.25)] + keys("zxcvbnm") + keys(marks.characters, "<>") + keys("/", "?")
        + [.word("shift", 2.25)],
      padSpaceRow(type, width: 14.5, other: ".?123", unit: 1.5),
    ]
  }
}
