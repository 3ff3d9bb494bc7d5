import Graphics
import SwiftUICore
import Testing

@testable import SwiftUI
@testable import UIKit

/// Scroll views that follow a reader's proxy or a position. The screen is 667 high, under a status bar of 20.
@Suite @MainActor struct ScrollPositionTests {
  private final class Remote {
    var go: (() -> Void)?
  }

  private func offset(_ stage: Stage<some View>) throws -> CGFloat {
    let scroll = try #require(stage.views(UIScrollView.self).first)
    return scroll.contentOffset.y + scroll.adjustedContentInset.top
  }

  private struct Reader<Rows: View>: View {
    let remote: Remote
    let id: Int
    let anchor: UnitPoint?
    @ViewBuilder let rows: Rows

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView { rows }
          .onAppear { remote.go = { proxy.scrollTo(id, anchor: anchor) } }
      }
    }
  }

  private func stacked(_ count: Int) -> some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { Text("\($0)").frame(height: 50) }
    }
  }

  private func lazy(_ count: Int, height: @escaping (Int) -> CGFloat) -> some View {
    LazyVStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { row in
        Text("\(row)").frame(maxWidth: .infinity).frame(height: height(row))
      }
    }
  }

  private func scrolled(_ anchor: UnitPoint?, to id: Int, _ rows: some View) throws -> (
    CGFloat, [String]
  ) {
    let remote = Remote()
    let stage = Stage(Reader(remote: remote, id: id, anchor: anchor) { rows })
    #expect(try offset(stage) == 0)
    remote.go?()
    stage.host.settle()
    #expect(stage.host.takeIssues().isEmpty)
    return (try offset(stage), stage.texts)
  }

  @Test func aRowIsShownByItsAnchor() throws {
    #expect(try scrolled(.top, to: 20, stacked(40)).0 == 1000)
    #expect(try scrolled(.bottom, to: 20, stacked(40)).0 == 1050 - 647)
    #expect(try scrolled(.center, to: 20, stacked(40)).0 == 1025 - 323.5)
    #expect(try scrolled(nil, to: 20, stacked(40)).0 == 1050 - 647)
    #expect(try scrolled(nil, to: 3, stacked(40)).0 == 0)
    // Not beyond the end.
    #expect(try scrolled(.top, to: 39, stacked(40)).0 == 2000 - 647)
  }

  @Test func aRowThatIsNotMadeIsFound() throws {
    let even = try scrolled(.top, to: 5000, lazy(10_000) { _ in 50 })
    #expect(even.0 == 250_000)
    #expect(even.1.contains("5,000") && even.1.count < 40)
    // Estimates are wrong where rows differ.
    let uneven = try scrolled(.top, to: 700, lazy(1000) { $0 < 300 ? 40 : 90 })
    #expect(uneven.1.prefix(2).contains("700"))
    let end = try scrolled(.bottom, to: 999, lazy(1000) { $0 < 300 ? 40 : 90 })
    #expect(end.1.last == "999")
  }

  @Test func explicitIDsAreFound() throws {
    let rows = VStack(spacing: 0) {
      Color.red.frame(height: 900)
      Text("Here").frame(height: 100).id(7)
      Color.blue.frame(height: 900)
    }
    #expect(try scrolled(.top, to: 7, rows).0 == 900)
  }

  @Test func readersScrollAsTheyAppear() throws {
    struct Chat: View {
      var body: some View {
        ScrollViewReader { proxy in
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<100, id: \.self) { Text("\($0)").frame(height: 50) }
            }
          }
          .onAppear { proxy.scrollTo(99, anchor: .bottom) }
        }
      }
    }
    #expect(try offset(Stage(Chat())) == 5000 - 647)
  }

  @Test func aNewRowIsShown() throws {
    struct Chat: View {
      let remote: Remote
      @State private var count = 30

      var body: some View {
        ScrollViewReader { proxy in
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<count, id: \.self) { Text("\($0)").frame(height: 50) }
            }
          }
          .onAppear {
            remote.go = {
              count += 1
              proxy.scrollTo(30, anchor: .bottom)
            }
          }
        }
      }
    }
    let remote = Remote()
    let stage = Stage(Chat(remote: remote))
    remote.go?()
    stage.host.settle()
    #expect(try offset(stage) == 31 * 50 - 647)
  }

  @Test func positionsAreFollowed() throws {
    struct Pages: View {
      let remote: Remote
      @State private var page: Int? = 10
      @State private var position = ScrollPosition(edge: .bottom)
      let usesPosition: Bool

      @ViewBuilder var body: some View {
        let scroll = ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100, id: \.self) { Text("\($0)").frame(height: 50) }
          }
          .scrollTargetLayout()
        }
        if usesPosition {
          scroll.scrollPosition($position).onAppear { remote.go = { position.scrollTo(y: 120) } }
        } else {
          scroll.scrollPosition(id: $page, anchor: .top).onAppear { remote.go = { page = 50 } }
        }
      }
    }
    let remote = Remote()
    let pages = Stage(Pages(remote: remote, usesPosition: false))
    #expect(try offset(pages) == 500)
    remote.go?()
    pages.host.settle()
    #expect(try offset(pages) == 2500)
    let stage = Stage(Pages(remote: remote, usesPosition: true))
    #expect(try offset(stage) == 5000 - 647)
    remote.go?()
    stage.host.settle()
    #expect(try offset(stage) == 120)
  }

  @Test func horizontalScrollViewsFollow() throws {
    let remote = Remote()
    let stage = Stage(
      ScrollViewReader { proxy in
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { Text("\($0)").frame(width: 100) }
          }
        }
        .onAppear { remote.go = { proxy.scrollTo(8, anchor: .leading) } }
      })
    remote.go?()
    stage.host.settle()
    #expect(try #require(stage.views(UIScrollView.self).first).contentOffset.x == 800)
  }
}
