import Foundation
import LayoutSolver

// Measures the solver against kiwi's C++ core: the same list built and given another width, in
// turn. usage: SolverBenchmark [KIWI.so] [--pairs N]; without kiwi only our own times are printed.

typealias OpenList = @convention(c) (Int, Double) -> UnsafeMutableRawPointer
typealias Resize = @convention(c) (UnsafeMutableRawPointer, Double) -> Void
typealias Value = @convention(c) (UnsafeMutableRawPointer, Int, Int) -> Double
typealias Close = @convention(c) (UnsafeMutableRawPointer) -> Void

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("error: \(message)\n".utf8))
  exit(2)
}

func symbol<T>(_ name: String, in library: UnsafeMutableRawPointer, as type: T.Type) -> T {
  guard let address = dlsym(library, name) else { fail("kiwi's driver has no \(name)") }
  return unsafeBitCast(address, to: type)
}

/// Time of this thread on the processor: other programs' turns on it are not counted.
func milliseconds(_ body: () throws -> Void) rethrows -> Double {
  var start = timespec()
  var end = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &start)
  try body()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &end)
  return Double(end.tv_sec - start.tv_sec) * 1e3 + Double(end.tv_nsec - start.tv_nsec) / 1e6
}

func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
}

func line(_ name: String, _ value: Double, _ unit: String) {
  print("\(name)\t\(value)\t\(unit)")
}

/// Rows below one another, each as wide as the list, half of them 44 high and half about 30.
struct List {
  let solver = LayoutSolver()
  let width: LinearConstraint
  private(set) var rows: [[LayoutVariable]] = []

  init(rows count: Int, width: Double) throws {
    let widthVariable = solver.makeVariable()
    self.width = try solver.add([LayoutTerm(widthVariable)], .equal, width)
    rows.reserveCapacity(count)
    for index in 0..<count {
      let row = (0..<4).map { _ in solver.makeVariable() }
      let (x, y) = (LayoutTerm(row[0]), LayoutTerm(row[1]))
      let (width, height) = (LayoutTerm(row[2]), LayoutTerm(row[3]))
      try solver.add([x], .equal, 0)
      try solver.add([x, width, LayoutTerm(widthVariable, -1)], .equal, 0)
      if let above = rows.last {
        try solver.add([y, LayoutTerm(above[1], -1), LayoutTerm(above[3], -1)], .equal, 0)
      } else {
        try solver.add([y], .equal, 0)
      }
      if index % 2 == 0 {
        try solver.add([height], .equal, 44)
      } else {
        try solver.add([height], .lessThanOrEqual, 30, priority: 250)
        try solver.add([height], .greaterThanOrEqual, 30, priority: 750)
      }
      rows.append(row)
    }
    solver.solve()
  }

  func resize(_ width: Double) throws {
    try solver.setConstant(width, of: self.width)
    solver.solve()
  }
}

var arguments = Array(CommandLine.arguments.dropFirst())
var pairs = 60
if let index = arguments.firstIndex(of: "--pairs"), index + 1 < arguments.count {
  pairs = Int(arguments[index + 1]) ?? pairs
  arguments.removeSubrange(index...(index + 1))
}

var kiwi: (open: OpenList, resize: Resize, value: Value, close: Close)?
if let path = arguments.first {
  guard let library = dlopen(path, RTLD_NOW) else { fail("kiwi's driver can't be opened: \(path)") }
  kiwi = (
    symbol("kiwi_list", in: library, as: OpenList.self),
    symbol("kiwi_resize", in: library, as: Resize.self),
    symbol("kiwi_value", in: library, as: Value.self),
    symbol("kiwi_close", in: library, as: Close.self)
  )
}

/// Both sides must have done the same.
@MainActor func check(_ list: List, _ other: UnsafeMutableRawPointer) {
  guard let kiwi else { return }
  for (index, row) in list.rows.enumerated() {
    for (which, variable) in row.enumerated() {
      let ours = list.solver.value(of: variable)
      let theirs = kiwi.value(other, index, which)
      if abs(ours - theirs) > 1e-6 { fail("row \(index) differs: \(ours), kiwi \(theirs)") }
    }
  }
}

/// Edits a pair of lists takes at once, so that a short one can be measured.
let edits = 20

@MainActor func measure(rows count: Int) throws -> (build: Double, edit: Double) {
  var builds: [Double] = []
  var edited: [Double] = []
  var buildRatios: [Double] = []
  var editRatios: [Double] = []
  for pair in 0..<(pairs + 3) {
    var other: UnsafeMutableRawPointer?
    var kiwiBuild = 0.0
    var kiwiEdit = 0.0
    if let kiwi {
      kiwiBuild = milliseconds { other = kiwi.open(count, 375) }
      kiwiEdit = milliseconds {
        for edit in 0..<edits { kiwi.resize(other!, 376 + Double(edit)) }
      }
    }
    var list: List?
    let build = try milliseconds { list = try List(rows: count, width: 375) }
    let edit = try milliseconds {
      for edit in 0..<edits { try list!.resize(376 + Double(edit)) }
    }
    if let kiwi, let other {
      if pair == 0 { check(list!, other) }
      kiwi.close(other)
    }
    guard pair >= 3 else { continue }
    builds.append(build)
    edited.append(edit / Double(edits))
    buildRatios.append(build / kiwiBuild)
    editRatios.append(edit / kiwiEdit)
  }
  line("solver: build \(count) rows", median(builds), "ms")
  line("solver: another width for \(count) rows", median(edited), "ms")
  if kiwi != nil {
    line("solver: build \(count) rows / kiwi", median(buildRatios), "times")
    line("solver: another width for \(count) rows / kiwi", median(editRatios), "times")
  }
  return (median(builds), median(edited))
}

let few = try measure(rows: 200)
let many = try measure(rows: 800)
line("solver: growth of building, 800 rows / 4 × 200", many.build / (4 * few.build), "times")
line("solver: growth of an edit, 800 rows / 4 × 200", many.edit / (4 * few.edit), "times")
