extension LayoutSolver {
  /// Coefficients below this can't be used for a definition or a pivot.
  static let pivotNoise = 1e-9

  // MARK: Inserting

  /// Adds an equation to the system, or returns why that isn't possible; then no trace of it is
  /// left.
  func insert(_ equation: Equation) -> LayoutSolverError? {
    let index = Int32(equations.count)
    let symbolCount = symbols.count
    equations.append(equation)
    columnValues.append(-equation.constant)
    looseSymbols.append(-1)
    constantRows.append([])
    work.addConstant()
    makeOwnSymbols(index)
    if let refusal = place(index) {
      withdrawLastEquation(symbolCount: symbolCount)
      return refusal
    }
    equationOfConstraint[Int(equation.constraint)] = index
    liveCount += 1
    addCost(of: index, weight: 1)
    return nil
  }

  /// Inserts an equation, into rebuilt rows if the method doesn't terminate in the existing ones.
  func insertOrRetry(_ equation: Equation) -> LayoutSolverError? {
    let refusal = insert(equation)
    guard refusal == .unsettled || isSingular else { return refusal }
    rebuild()
    return refusal == nil ? nil : insert(equation)
  }

  /// Inserts an equation that held before; one that no longer can is lost.
  func restore(_ equation: Equation) {
    guard insertOrRetry(equation) != nil else { return }
    equationOfConstraint[Int(equation.constraint)] = -1
    isUnsettled = true
  }

  /// Withdraws a refused equation: its constant and its symbols are only in its own row, which is
  /// gone, because only other rows were solved for something.
  private func withdrawLastEquation(symbolCount: Int) {
    equations.removeLast()
    columnValues.removeLast()
    looseSymbols.removeLast()
    constantRows.removeLast()
    work.removeLastConstant()
    while symbols.count > symbolCount {
      symbols.removeLast()
      columns.removeLast()
      work.removeLastSymbol()
      costs.removeLast()
    }
  }

  private func makeOwnSymbols(_ index: Int32) {
    let equation = equations[Int(index)]
    func symbol(_ sign: Double, isError: Bool) -> Entry {
      Entry(column: makeSymbol(isError: isError), value: sign)
    }
    equations[Int(index)].own =
      switch (equation.relation, equation.isRequired) {
      case (.equal, true): []
      case (.equal, false): [symbol(1, isError: true), symbol(-1, isError: true)]
      case (.greaterThanOrEqual, true): [symbol(-1, isError: false)]
      case (.greaterThanOrEqual, false): [symbol(-1, isError: false), symbol(1, isError: true)]
      case (.lessThanOrEqual, true): [symbol(1, isError: false)]
      case (.lessThanOrEqual, false): [symbol(1, isError: false), symbol(-1, isError: true)]
      }
  }

  func makeSymbol(isError: Bool, isDead: Bool = false) -> Int32 {
    symbols.append(Symbol(isError: isError, isDead: isDead))
    columns.append([])
    work.addSymbol()
    costs.append([])
    return Int32(symbols.count - 1)
  }

  private func place(_ index: Int32) -> LayoutSolverError? {
    let equation = equations[Int(index)]
    for term in equation.terms where term.coefficient != 0 {
      _ = work.add(term.coefficient, variable: term.variable.index)
    }
    defer { work.clear() }
    if let variable = unreferencedVariable() {
      define(variable, by: index, isExpanded: false)
      return nil
    }
    expand()
    if let variable = freeVariable() {
      define(variable, by: index, isExpanded: true)
      return nil
    }
    return addRow(for: index)
  }

  /// The newest variable in the sum that nothing refers to.
  private func unreferencedVariable() -> Int32? {
    var best: Int32?
    for variable in work.touchedVariables where variable > best ?? -1 {
      guard case .free(false) = variableStates[Int(variable)],
        abs(work.variables[Int(variable)]) > Self.pivotNoise
      else { continue }
      best = variable
    }
    return best
  }

  /// The free variable in the expanded sum with the greatest coefficient.
  private func freeVariable() -> Int32? {
    var best: Int32?
    for variable in work.touchedVariables {
      let size = abs(work.variables[Int(variable)])
      guard size > Self.pivotNoise else { continue }
      guard let current = best else {
        best = variable
        continue
      }
      let bestSize = abs(work.variables[Int(current)])
      if size > bestSize || (size == bestSize && variable < current) { best = variable }
    }
    return best
  }

  /// Turns the sum in the work space into the definition of one of its variables.
  private func define(_ variable: Int32, by index: Int32, isExpanded: Bool) {
    let factor = -1 / work.variables[Int(variable)]
    var variables: [Entry] = []
    for other in work.touchedVariables where other != variable {
      let coefficient = work.variables[Int(other)]
      guard abs(coefficient) > SparseRow.noise else { continue }
      variables.append(Entry(column: other, value: coefficient * factor))
      if case .free(false) = variableStates[Int(other)] {
        variableStates[Int(other)] = .free(isReferenced: true)
      }
    }
    var parts: [Entry] = []
    for symbol in work.touchedSymbols where abs(work.symbols[Int(symbol)]) > SparseRow.noise {
      // A symbol that accompanies a constant is added together with it when the definition is
      // expanded.
      guard !symbols[Int(symbol)].isLoose else { continue }
      parts.append(Entry(column: symbol, value: work.symbols[Int(symbol)] * factor))
    }
    for own in equations[Int(index)].own {
      parts.append(Entry(column: own.column, value: own.value * factor))
    }
    var constants: [Entry] = [Entry(column: index, value: factor)]
    for other in work.touchedConstants where abs(work.constants[Int(other)]) > SparseRow.noise {
      constants.append(Entry(column: other, value: work.constants[Int(other)] * factor))
    }
    addDefinition(
      of: variable, variables: variables, symbols: parts, constants: constants,
      isLow: isExpanded)
  }

  func addDefinition(
    of variable: Int32, variables: [Entry], symbols: [Entry], constants: [Entry], isLow: Bool
  ) {
    let rank = isLow ? -lowOrder.count - 1 : highOrder.count
    let index = Int32(definitions.count)
    let start = definitionEntries.count
    definitionEntries += variables
    definitionEntries += symbols
    definitionEntries += constants
    definitions.append(
      Definition(
        variable: variable, rank: rank, variables: start, symbols: start + variables.count,
        constants: start + variables.count + symbols.count, end: definitionEntries.count))
    if isLow { lowOrder.append(index) } else { highOrder.append(index) }
    variableStates[Int(variable)] = .defined(index)
  }

  // MARK: Expanding

  /// Replaces defined variables in the work space by their definitions, the newest first, so that
  /// terms shared by neighbours cancel before they're expanded.
  func expand() {
    var heap: [(rank: Int, variable: Int32)] = []
    func note(_ variable: Int32) {
      guard case .defined(let index) = variableStates[Int(variable)] else { return }
      heap.append((definitions[Int(index)].rank, variable))
      var child = heap.count - 1
      while child > 0, heap[(child - 1) / 2].rank < heap[child].rank {
        heap.swapAt(child, (child - 1) / 2)
        child = (child - 1) / 2
      }
    }
    func pop() -> Int32? {
      guard let first = heap.first else { return nil }
      let last = heap.removeLast()
      guard !heap.isEmpty else { return first.variable }
      heap[0] = last
      var parent = 0
      while parent * 2 + 1 < heap.count {
        let left = parent * 2 + 1
        let child =
          left + 1 < heap.count && heap[left + 1].rank > heap[left].rank ? left + 1 : left
        guard heap[child].rank > heap[parent].rank else { break }
        heap.swapAt(child, parent)
        parent = child
      }
      return first.variable
    }
    for variable in work.touchedVariables { note(variable) }
    while let variable = pop() {
      guard case .defined(let index) = variableStates[Int(variable)] else { continue }
      let factor = work.variables[Int(variable)]
      work.variables[Int(variable)] = 0
      guard abs(factor) > SparseRow.noise else { continue }
      let definition = definitions[Int(index)]
      for entry in definitionEntries[definition.variables..<definition.symbols]
      where work.add(entry.value * factor, variable: entry.column) {
        note(entry.column)
      }
      for entry in definitionEntries[definition.symbols..<definition.constants]
      where !symbols[Int(entry.column)].isDead {
        work.add(entry.value * factor, symbol: entry.column)
      }
      for entry in definitionEntries[definition.constants..<definition.end] {
        work.add(entry.value * factor, constant: entry.column)
        let loose = looseSymbols[Int(entry.column)]
        if loose >= 0 { work.add(entry.value * factor, symbol: loose) }
      }
    }
  }

  // MARK: Values

  /// Computes every variable's value from the rows and definitions.
  func evaluate() {
    refactorIfNeeded()
    for index in variableStates.indices {
      if case .free = variableStates[index] { values[index] = 0 }
    }
    var symbolValues = [Double](repeating: 0, count: symbols.count)
    for (subject, value) in zip(subjects, subjectValues) { symbolValues[Int(subject)] = value }
    values.withUnsafeMutableBufferPointer { values in
      symbolValues.withUnsafeBufferPointer { symbolValues in
        definitions.withUnsafeBufferPointer { definitions in
          definitionEntries.withUnsafeBufferPointer { entries in
            columnValues.withUnsafeBufferPointer { columnValues in
              looseSymbols.withUnsafeBufferPointer { looseSymbols in
                func evaluate(_ definition: Definition) {
                  var sum = 0.0
                  var index = definition.variables
                  while index < definition.symbols {
                    sum += entries[index].value * values[Int(entries[index].column)]
                    index += 1
                  }
                  while index < definition.constants {
                    sum += entries[index].value * symbolValues[Int(entries[index].column)]
                    index += 1
                  }
                  while index < definition.end {
                    let column = Int(entries[index].column)
                    let loose = Int(looseSymbols[column])
                    sum +=
                      entries[index].value
                      * (columnValues[column] + (loose < 0 ? 0 : symbolValues[loose]))
                    index += 1
                  }
                  values[Int(definition.variable)] = sum
                }
                var position = lowOrder.count
                while position > 0 {
                  position -= 1
                  evaluate(definitions[Int(lowOrder[position])])
                }
                while position < highOrder.count {
                  evaluate(definitions[Int(highOrder[position])])
                  position += 1
                }
              }
            }
          }
        }
      }
    }
  }

  func value(ofSymbol symbol: Int32) -> Double {
    let row = symbols[Int(symbol)].row
    return row < 0 ? 0 : subjectValues[Int(row)]
  }

  // MARK: Starting afresh

  /// Rebuilds the system from the live constraints, in the order they were added.
  func rebuild() {
    let live = equations.filter(\.isLive).map(\.renewed)
    for index in variableStates.indices { variableStates[index] = .free(isReferenced: false) }
    definitions.removeAll(keepingCapacity: true)
    definitionEntries.removeAll(keepingCapacity: true)
    lowOrder.removeAll(keepingCapacity: true)
    highOrder.removeAll(keepingCapacity: true)
    symbols.removeAll(keepingCapacity: true)
    columns.removeAll(keepingCapacity: true)
    rows.removeAll(keepingCapacity: true)
    subjects.removeAll(keepingCapacity: true)
    subjectValues.removeAll(keepingCapacity: true)
    factors.reset(size: 0)
    needsFactoring = false
    isSingular = false
    columnSymbol = -1
    freeNonbasic.removeAll(keepingCapacity: true)
    costs.removeAll(keepingCapacity: true)
    tiers.removeAll(keepingCapacity: true)
    tierOrder.removeAll(keepingCapacity: true)
    freeTiers.removeAll(keepingCapacity: true)
    candidates = CandidateList()
    deferred = CandidateList()
    deferredPriority = 0
    equations.removeAll(keepingCapacity: true)
    columnValues.removeAll(keepingCapacity: true)
    looseSymbols.removeAll(keepingCapacity: true)
    constantRows.removeAll(keepingCapacity: true)
    work = Workspace()
    for _ in variableStates { work.addVariable() }
    liveCount = 0
    removedCount = 0
    isUnsettled = false
    for equation in live where insert(equation) != nil {
      equationOfConstraint[Int(equation.constraint)] = -1
      isUnsettled = true
    }
    if isSingular { isUnsettled = true }
    needsEvaluation = true
  }
}
