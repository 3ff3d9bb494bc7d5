import UIKit

/// Asserts that a screen satisfies invariants in every cell of a matrix, without storing pictures.
///
/// ```swift
/// assertInvariants(
///   of: { CheckoutController() }, on: .devices(.iPhoneSE, .iPhone15, .iPadPro11),
///   [.noOverlap, .fullyVisible("title"), .insideSafeArea("buy")])
/// ```
///
/// Each invariant that doesn't hold is one issue. It shows the smallest counterexample: the cell
/// whose settings differ least from a device's initial ones, and among these the one with the
/// smallest window. If the invariant holds in a similar cell with another width or height, the
/// window is resized step by step to find the first failing size. The counterexample's
/// picture is in the report.
///
/// - Parameters:
///   - make: Creates the controller; called once per cell, and for each size that is tried.
///   - matrix: The devices, orientations, versions, styles and postures.
///   - invariants: The invariants to check.
public func assertInvariants(
  of make: @escaping @MainActor () throws -> UIViewController,
  on matrix: SnapshotMatrix,
  _ invariants: [LayoutInvariant],
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  InvariantCheck(
    matrix: MatrixCheck(
      matrix: matrix, name: nil, record: nil, file: filePath, testName: testName, line: line),
    invariants: invariants
  ) { simulator, look in
    try simulator.showing(try make(), look: look)
  }.report(at: SourcePlace(fileID: fileID, file: filePath, line: line, column: column))
}

/// Asserts that an app satisfies invariants in every cell of a matrix, as it launches or after some
/// steps.
///
/// Works like ``assertInvariants(of:on:_:fileID:file:testName:line:column:)``, but without
/// searching for the failing size: an app's window has the size of the screen.
///
/// - Parameters:
///   - make: Creates the app's delegate; called once per cell, and for each size that is tried.
///   - matrix: The devices, orientations, versions, styles and postures, and the app's
///     `Info.plist`.
///   - invariants: The invariants to check.
///   - steps: The actions to perform on each device before the check.
public func assertInvariants(
  launching make: @escaping @MainActor () throws -> any UIApplicationDelegate,
  on matrix: SnapshotMatrix,
  _ invariants: [LayoutInvariant],
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column,
  after steps: @escaping @MainActor (Simulator) throws -> Void = { _ in }
) {
  InvariantCheck(
    matrix: MatrixCheck(
      matrix: matrix, name: nil, record: nil, file: filePath, testName: testName, line: line),
    invariants: invariants
  ) { simulator, look in
    try simulator.launching(try make(), steps: steps, look: look)
  }.report(at: SourcePlace(fileID: fileID, file: filePath, line: line, column: column))
}
