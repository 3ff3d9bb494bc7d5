import Graphics
import UIKit

/// Draws the time and the symbols in a column, in the status block at the side of a display that
/// has no bar along its upper edge.
///
/// The block's frame was recorded; sizes and positions in it are by eye.
@MainActor
struct StatusBlockPainter {
  /// The block and the camera in it, on the rotated screen.
  let block: CGRect
  let camera: CGRect?
  let ink: CGColor
  let context: CGContext

  private static let rowHeight: CGFloat = 20
  private static let rows: CGFloat = 3

  func paint() {
    // A block that the camera fills has no room for symbols.
    guard let room, room.height >= Self.rows * Self.rowHeight else { return }
    let signs = StatusSigns(ink: ink, context: context)
    let top = room.midY - Self.rows * Self.rowHeight / 2
    func middle(_ row: CGFloat) -> CGFloat { top + (row + 0.5) * Self.rowHeight }
    signs.time(size: 14, center: CGPoint(x: room.midX, y: middle(0)))
    signs.bars(left: room.midX - 20, middle: middle(1), scale: 0.95)
    signs.waves(center: room.midX + 12, middle: middle(1), scale: 0.95)
    signs.battery(right: room.midX + 12, middle: middle(2), scale: 0.95)
  }

  /// The part of the block not occupied by the camera.
  private var room: CGRect? {
    guard let camera else { return block }
    let above = CGRect(
      x: block.minX, y: block.minY, width: block.width, height: camera.minY - block.minY)
    let below = CGRect(
      x: block.minX, y: camera.maxY, width: block.width, height: block.maxY - camera.maxY)
    return [above, below].max { $0.height < $1.height }
  }
}
