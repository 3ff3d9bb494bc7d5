@testable import Scenarios
import Tateyoko
import Testing
import UIKit

/// C1, C2 and C6: the numbers behind the pictures.
@MainActor
@Suite struct ForcedLandscapeTests {
  private func check<Chart: ChartViewController>(
    _ root: SummaryViewController<Chart>, _ chart: Chart
  ) {
    let simulator = Simulator(.iPhoneX, os: "12.4")
    simulator.launch(root)
    #expect(simulator.orientation == .portrait)
    root.openChart(chart)
    _ = simulator.tree
    #expect(simulator.orientation == .landscapeRight)
    #expect(chart.view.frame == CGRect(x: 0, y: 0, width: 812, height: 375))
    #expect(chart.view.transform.isIdentity)
    #expect(chart.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
    #expect(root.view.bounds.size == CGSize(width: 375, height: 812))
    root.dismiss(animated: true)
    _ = simulator.tree
    #expect(simulator.orientation == .portrait)
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 375, height: 812))
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(simulator.issues.isEmpty)
  }

  @Test("C1: a modal with one orientation rotates the screen, and its dismissal rotates it back")
  func masks() {
    check(SummaryViewController(), LandscapeChartViewController())
  }

  @Test("C2: the variant that checks isBeingPresented")
  func beingPresented() {
    check(SummaryViewController(), PresentedChartViewController())
  }

  @Test("C6: with a custom transition of the app, by the context's targetTransform")
  func custom() {
    check(SummaryViewController(isCustom: true), LandscapeChartViewController())
  }
}
