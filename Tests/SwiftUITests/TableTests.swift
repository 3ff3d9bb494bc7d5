import Devices
import Foundation
import Testing

@testable import SwiftUI
@testable import UIKit

/// Tables and inspectors, which are other things in a compact width.
@Suite @MainActor struct TableTests {
  private struct City: Identifiable {
    let id: Int
    let name: String
    let country: String
    var people: Int
  }

  private static let cities = [
    City(id: 1, name: "Oslo", country: "Norway", people: 700_000),
    City(id: 2, name: "Rome", country: "Italy", people: 2_800_000),
  ]

  private struct Screen: View {
    @State private var order = [KeyPathComparator(\City.name)]
    @State private var selected: City.ID?

    var body: some View {
      Table(cities, selection: $selected, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Country", value: \.country) { city in
          Text(city.country).bold()
        }
        TableColumn("People", value: \.people) { Text("\($0.people)") }.width(100)
      }
    }
  }

  private func places(_ stage: Stage<some View>) -> [String: CGRect] {
    var places: [String: CGRect] = [:]
    for view in stage.views(NodeView.self) {
      guard let text = view.node.content as? TextContent else { continue }
      places[text.string] = view.convert(view.bounds, to: nil)
    }
    return places
  }

  @Test func columnsAreBelowTheirHeadersOnAnIPad() throws {
    let stage = Stage(device: .iPadPro11, os: "18.5", NavigationStack { Screen() })
    let places = places(stage)
    for (title, cells) in [("Name", ["Oslo", "Rome"]), ("Country", ["Norway", "Italy"])] {
      let header = try #require(places[title])
      for cell in cells {
        let frame = try #require(places[cell])
        #expect(frame.minX == header.minX && frame.minY > header.maxY)
      }
    }
    #expect(try #require(places["Rome"]).minY > #require(places["Oslo"]).maxY)
    #expect(try #require(places["Italy"]).minX > 200)
    #expect(stage.host.takeIssues().isEmpty)
  }

  @Test func aPhoneShowsTheFirstColumn() {
    let stage = Stage(device: .iPhone15, os: "18.5", NavigationStack { Screen() })
    #expect(stage.texts == ["Oslo", "Rome"])
  }

  @Test func rowsAreDeclaredOneByOne() {
    let stage = Stage(
      device: .iPhone15, os: "18.5",
      Table(of: City.self) {
        TableColumn("Name", value: \.name)
        TableColumn("Country") { Text($0.country) }
      } rows: {
        TableRow(City(id: 0, name: "Bonn", country: "Germany", people: 1))
        ForEach(Self.cities) { TableRow($0) }
      })
    #expect(stage.texts == ["Bonn", "Oslo", "Rome"])
  }

  private struct Inspected: View {
    @State private var isShown = true

    var body: some View {
      NavigationStack {
        Text("Content").identified("content")
          .inspector(isPresented: $isShown) {
            Text("Details").identified("details").inspectorColumnWidth(300)
          }
      }
    }
  }

  @Test func anInspectorIsAColumnOrASheet() throws {
    let pad = Stage(device: .iPadPro11, os: "18.5", Inspected())
    let content = try #require(pad.frame("content"))
    let details = try #require(pad.frame("details"))
    let width = pad.host.window.bounds.width
    #expect(abs(details.midX - (width - 150)) <= 1)
    #expect(abs(content.midX - (width - 300) / 2) <= 1)
    let phone = Stage(device: .iPhone15, os: "18.5", Inspected())
    phone.host.settle()
    #expect(phone.controller.presentedViewController != nil)
  }
}
