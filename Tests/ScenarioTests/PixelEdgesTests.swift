import Tateyoko
import Testing
import UIKit

@testable import Scenarios

/// The pictures of PixelEdges in pixels.
@MainActor
@Suite struct PixelEdgesTests {
  @Test(
    "an edge is at the window's pixel nearest to the position that constraints give it",
    arguments: [(Device.iPhone15, "17.0"), (.iPhone8, "12.0")] as [(Device, OSVersion)])
  func edges(device: Device, os: OSVersion) {
    let simulator = Simulator(device, os: os)
    let controller = CentredBoxesViewController()
    simulator.launch(controller)
    let scale = UIScreen.main.scale
    let middle = controller.view.bounds.midX
    for (row, widths) in zip(controller.rows, CentredBoxesViewController.widths) {
      for (box, width) in zip(row, widths) {
        let frame = box.convert(box.bounds, to: nil)
        // Every box is centred on the screen, before rounding.
        let wanted = [middle - width / 2, middle + width / 2].map { ($0 * scale).rounded() }
        let found = [frame.minX, frame.maxX].map { ($0 * scale * 1000).rounded() / 1000 }
        #expect(found == wanted)
      }
    }
    // Rounded within its superview, the box of 317/3 points would be a pixel further right.
    if device == .iPhone15 { #expect(controller.rows[0][1].frame.minX == 47) }
    #expect(simulator.issues.isEmpty)
  }
}
