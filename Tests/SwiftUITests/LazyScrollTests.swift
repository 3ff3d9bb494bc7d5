import Graphics
import SwiftUICore
import Testing

@testable import SwiftUI
@testable import UIKit

@Suite @MainActor struct LazyScrollTests {
  private final class Log {
    var appeared: [Int] = []
  }

  private func rows(_ log: Log, _ count: Int = 10_000) -> some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { row in
          Text("\(row)").frame(maxWidth: .infinity, minHeight: 50)
            .onAppear { log.appeared.append(row) }
        }
      }
    }
  }

  @Test func onlyVisibleRowsAreMade() throws {
    let log = Log()
    let stage = Stage(rows(log))
    // 667 points, of which the status bar takes 20.
    #expect(stage.texts == (0..<13).map { "\($0)" })
    #expect(log.appeared == Array(0..<13))
    let scroll = try #require(stage.views(UIScrollView.self).first)
    #expect(scroll.contentSize.height == 500_000)
  }

  @Test func rowsAreMadeAsTheyBecomeVisible() throws {
    let log = Log()
    let stage = Stage(rows(log))
    let scroll = try #require(stage.views(UIScrollView.self).first)
    scroll.contentOffset.y = 5000
    stage.host.settle()
    #expect(stage.texts == (100..<114).map { "\($0)" })
    #expect(log.appeared.contains(113) && log.appeared.count < 40)
    let first = stage.views(NodeView.self).first { ($0.node.content as? TextContent) != nil }
    #expect(first.map { $0.convert($0.bounds, to: nil).midY } == 25.25)
  }

  @Test func rowsUnderABarAreMade() throws {
    let log = Log()
    let stage = Stage(
      device: .iPhone15, os: "18.5", NavigationStack { rows(log).navigationTitle("Rows") })
    let scroll = try #require(stage.views(UIScrollView.self).first)
    let bottom = scroll.bounds.maxY
    #expect(stage.texts.last == "\(Int((bottom / 50).rounded(.up)) - 1)")
  }
}
