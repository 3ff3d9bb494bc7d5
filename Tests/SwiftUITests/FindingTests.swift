import Devices
import SwiftUI
import Testing

@testable import Tateyoko

/// What lint and `see` say about screens of SwiftUI's.
@Suite @MainActor struct FindingTests {
  private func findings(_ view: some View) -> [ScreenFinding] {
    let simulator = Simulator(.iPhoneSE3)
    simulator.launch(UIHostingController(rootView: view))
    return simulator.findings()
  }

  @Test func plainScreensHaveNoFindings() {
    let found = findings(
      VStack(spacing: 16) {
        Image(systemName: "star").accessibilityLabel("Favourite")
        Text("Title").font(.title).padding()
        Text("A sentence that is long enough for two lines on the smallest of all phones.")
        Button("Continue") {}.buttonStyle(.borderedProminent).controlSize(.large)
        Toggle("On", isOn: .constant(true))
      }
      .padding())
    #expect(found.map { "\($0.rule) \($0.view)" } == [])
  }

  @Test func listsHaveNoFindings() {
    let found = findings(
      NavigationStack {
        List(0..<30, id: \.self) { row in
          NavigationLink("Row \(row)") { Text("Detail") }
        }
        .navigationTitle("Rows")
        .toolbar { Button("Add", systemImage: "plus") {} }
      })
    #expect(found.map { "\($0.rule) \($0.view)" } == [])
  }

  @Test func truncatedTextsAreNamedByTheirWords() throws {
    let found = findings(Text("Speichern und schließen").lineLimit(1).frame(width: 60))
    let finding = try #require(found.first { $0.rule == .truncatedText })
    #expect(finding.view == "Text “Speichern und schließen”")
  }

  @Test func smallButtonsAreNamedByTheirTitles() throws {
    let found = findings(Button("Go") {}.font(.footnote))
    let finding = try #require(found.first { $0.rule == .touchTarget })
    #expect(finding.view == "Button “Go”")
  }

  @Test func buttonsWithoutWordsAreFound() {
    let found = findings(
      Button {
      } label: {
        Rectangle().fill(.red).frame(width: 50, height: 50)
      })
    #expect(found.map(\.rule).contains(.missingLabel), "\(found)")
  }

  @Test func missingImagesAreFound() {
    let found = findings(Image("Nowhere"))
    #expect(found.map(\.rule).contains(.missingImage), "\(found)")
  }

  @Test func lowContrastIsFound() {
    let found = findings(
      Text("Faint words").foregroundStyle(Color(white: 0.85)).background(Color.white))
    #expect(found.contains { $0.view == "Text “Faint words”" }, "\(found)")
  }

  @Test func seeNamesTextsAndControls() throws {
    let simulator = Simulator(.iPhoneSE3)
    simulator.launch(
      UIHostingController(
        rootView: VStack {
          Text("Title")
          Button("Continue") {}
          Toggle("On", isOn: .constant(true))
        }))
    let look = try simulator.look()
    #expect(look.touchables.map(\.name) == ["Title", "Continue", "On"])
    #expect(look.touchables.map(\.className).prefix(2) == ["Text", "Button"])
    let words = "\(look.tree)"
    #expect(words.contains("Text ") && words.contains("Button ") && !words.contains("NodeView"))
  }
}
