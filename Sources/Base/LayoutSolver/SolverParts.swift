/// How a variable is determined.
enum VariableState {
  /// It isn't. A variable that no definition refers to may be defined by anything.
  case free(isReferenced: Bool)
  /// By the definition with this index.
  case defined(Int32)
}

/// A variable as a sum over other variables, symbols and constants.
///
/// The parts of all definitions are in one array, one kind after the other: editing a constant
/// costs as much as reading them in order.
struct Definition {
  var variable: Int32
  /// Greater than the rank of everything it refers to.
  var rank: Int
  /// The start indices of the variables, the symbols and the constants (columns are equations), and
  /// the end.
  var variables: Int
  var symbols: Int
  var constants: Int
  var end: Int
}

/// A slack or an error: an unknown that is never negative.
struct Symbol {
  /// Whether it measures a violation, which has a cost.
  var isError: Bool
  /// The row it is the subject of; -1 for a nonbasic symbol, which is 0.
  var row: Int32 = -1
  /// Permanently 0: the dummy of an equality, or left by a removed constraint.
  var isDead = false
  /// Unbounded: it absorbs the error of a removed constraint.
  var isFree = false
  /// Whether it does so by accompanying the constant of a required equality.
  var isLoose = false
  /// The tier that an error is counted in, -1 for none.
  var tier: Int32 = -1
}

/// An equation among symbols: their sum plus the sum of the constants is 0.
struct Row {
  var symbols: SparseRow
  /// Columns are equations.
  var constants: SparseRow
}

/// The violations at one priority.
struct Tier {
  var priority: Double
  /// The number of equations with this priority; an empty tier is kept for the next new priority.
  var members = 0
  /// Its index in the order.
  var place: Int32 = 0
}

/// A constraint as `sum of terms - constant ± own symbols = 0`.
struct Equation {
  var constraint: Int32
  var terms: [LayoutTerm]
  var relation: LayoutRelation
  var constant: Double
  var priority: Double
  /// The equation's own symbols with their signs in it.
  var own: [Entry] = []
  var isLive = true

  init(
    constraint: Int32, terms: [LayoutTerm], relation: LayoutRelation, constant: Double,
    priority: Double
  ) {
    self.constraint = constraint
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }

  /// The same constraint, not yet inserted.
  var renewed: Equation {
    Equation(
      constraint: constraint, terms: terms, relation: relation, constant: constant,
      priority: priority)
  }

  var isRequired: Bool { priority == LinearConstraint.required }
}

/// Sums under construction, indexed by variable, symbol and equation, with the touched indices.
struct Workspace {
  var variables: [Double] = []
  var touchedVariables: [Int32] = []
  var symbols: [Double] = []
  var touchedSymbols: [Int32] = []
  var constants: [Double] = []
  var touchedConstants: [Int32] = []
  private var isVariableTouched: [Bool] = []
  private var isSymbolTouched: [Bool] = []
  private var isConstantTouched: [Bool] = []

  mutating func addVariable() {
    variables.append(0)
    isVariableTouched.append(false)
  }

  mutating func addSymbol() {
    symbols.append(0)
    isSymbolTouched.append(false)
  }

  mutating func addConstant() {
    constants.append(0)
    isConstantTouched.append(false)
  }

  mutating func removeLastSymbol() {
    symbols.removeLast()
    isSymbolTouched.removeLast()
  }

  mutating func removeLastConstant() {
    constants.removeLast()
    isConstantTouched.removeLast()
  }

  /// Returns whether the variable is new to the sum.
  mutating func add(_ value: Double, variable: Int32) -> Bool {
    let index = Int(variable)
    variables[index] += value
    if isVariableTouched[index] { return false }
    isVariableTouched[index] = true
    touchedVariables.append(variable)
    return true
  }

  mutating func add(_ value: Double, symbol: Int32) {
    let index = Int(symbol)
    symbols[index] += value
    if isSymbolTouched[index] { return }
    isSymbolTouched[index] = true
    touchedSymbols.append(symbol)
  }

  mutating func add(_ entries: [Entry], times factor: Double) {
    for entry in entries { add(entry.value * factor, symbol: entry.column) }
  }

  mutating func add(_ value: Double, constant: Int32) {
    let index = Int(constant)
    constants[index] += value
    if isConstantTouched[index] { return }
    isConstantTouched[index] = true
    touchedConstants.append(constant)
  }

  mutating func clear() {
    for index in touchedVariables {
      variables[Int(index)] = 0
      isVariableTouched[Int(index)] = false
    }
    for index in touchedSymbols {
      symbols[Int(index)] = 0
      isSymbolTouched[Int(index)] = false
    }
    for index in touchedConstants {
      constants[Int(index)] = 0
      isConstantTouched[Int(index)] = false
    }
    touchedVariables.removeAll(keepingCapacity: true)
    touchedSymbols.removeAll(keepingCapacity: true)
    touchedConstants.removeAll(keepingCapacity: true)
  }
}

/// Symbols whose costs changed, each once.
struct CandidateList {
  private var list: [Int32] = []
  private var isIn: [Bool] = []

  mutating func insert(_ symbol: Int32) {
    let index = Int(symbol)
    while isIn.count <= index { isIn.append(false) }
    guard !isIn[index] else { return }
    isIn[index] = true
    list.append(symbol)
  }

  mutating func remove(_ symbol: Int32) {
    keep { $0 != symbol }
  }

  mutating func removeAll(_ body: (Int32) -> Void = { _ in }) {
    keep {
      body($0)
      return false
    }
  }

  /// Keeps the symbols that satisfy the predicate.
  mutating func keep(_ stays: (Int32) -> Bool) {
    var count = 0
    var index = 0
    // Not `for … in`, which would copy the list before it is written to.
    while index < list.count {
      let symbol = list[index]
      index += 1
      if stays(symbol) {
        list[count] = symbol
        count += 1
      } else {
        isIn[Int(symbol)] = false
      }
    }
    list.removeSubrange(count...)
  }
}
