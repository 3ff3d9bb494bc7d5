import Graphics
import SwiftUICore
import Testing
import Typography

@MainActor struct TextTests {
  private func content(_ text: Text) -> TextContent { text.content(in: EnvironmentValues()) }

  private func content(_ environment: EnvironmentValues, _ text: Text) -> TextContent {
    text.content(in: environment)
  }

  private func fonts(_ text: Text) -> [String] {
    content(text).text.runs.map {
      let font = $0.attributes.font
      return "\(font.size) \(font.weight)\(font.isItalic ? " italic" : "")"
    }
  }

  @Test func bodyIsTheDefault() {
    #expect(fonts(Text("Continue")) == ["17.0 0.0"])
    #expect(fonts(Text("Continue").font(.title)) == ["28.0 0.0"])
  }

  @Test func boldIsSemiboldExceptForTitles() {
    #expect(fonts(Text("A").bold()) == ["17.0 0.3"])
    #expect(fonts(Text("A").font(.title).bold()) == ["28.0 0.4"])
    #expect(fonts(Text("A").fontWeight(.heavy).italic()) == ["17.0 0.56 italic"])
  }

  @Test func partsKeepTheirStyles() {
    let text = (Text("A").font(.title) + Text("B").bold() + Text("C")).font(.caption)
    #expect(content(text).string == "ABC")
    #expect(fonts(text) == ["28.0 0.0", "12.0 0.3", "12.0 0.0"])
  }

  @Test func innermostChangeWins() {
    #expect(fonts(Text("A").font(.title).font(.caption)) == ["28.0 0.0"])
  }

  @Test func markdownInKeysOnly() {
    #expect(content(Text("Read **this** _now_")).string == "Read this now")
    #expect(fonts(Text("Read **this**")) == ["17.0 0.0", "17.0 0.3"])
    #expect(content(Text(verbatim: "Read **this**")).string == "Read **this**")
    let variable = "Read **this**"
    #expect(content(Text(variable)).string == "Read **this**")
    #expect(content(Text("2 * 3 * 4, snake_case_name")).string == "2 * 3 * 4, snake_case_name")
    #expect(content(Text("***all***")).string == "all")
  }

  @Test func linksHaveTheTint() {
    let text = content(Text("See [the page](https://example.com/a)."))
    #expect(text.string == "See the page.")
    #expect(text.links.map(\.range) == [4..<12])
    #expect(text.text.runs[1].attributes.color != text.text.runs[0].attributes.color)
  }

  @Test func interpolation() {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    let name: String? = "Ann"
    #expect(content(environment, Text("\(3) of \(1234)")).string == "3 of 1,234")
    #expect(content(environment, Text("\(0.5)")).string == "0.500000")
    #expect(content(environment, Text("\(0.5, specifier: "%.2f") m")).string == "0.50 m")
    #expect(content(environment, Text("100% \("sure")")).string == "100% sure")
    #expect(content(environment, Text("**\("b*ld")** \(name ?? "")")).string == "b*ld Ann")
    #expect(
      content(environment, Text("\(12.5, format: .number) \(Text("x").bold())")).string == "12.5 x")
    #expect(LocalizedStringKey("\(3) of \("x") at \(0.5)").key == "%lld of %@ at %lf")
  }

  private struct Tables: ContentResources {
    func color(
      named name: String, in bundle: Bundle?, _ environment: EnvironmentValues
    ) -> Color.Resolved? {
      name == "brand" ? Color.Resolved(red: 1, green: 0, blue: 0) : nil
    }
    func image(
      named name: String, in bundle: Bundle?, _ environment: EnvironmentValues
    ) -> HostedImage? {
      HostedImage(name, size: CGSize(width: 30, height: 20))
    }
    func localizedFormat(
      _ key: String, table: String?, bundle: Bundle?, arguments: [any CVarArg],
      _ environment: EnvironmentValues
    ) -> String? {
      key == "%@ of %lld" ? "%2$lld: **%1$@**" : nil
    }
  }

  @Test func tablesAndPositions() {
    var environment = EnvironmentValues()
    environment.contentResources = Tables()
    environment.locale = Locale(identifier: "en_US")
    #expect(content(environment, Text("\("a") of \(7)")).string == "7: a")
    #expect(Color("brand").rgba(in: environment) == RGBA(red: 1, green: 0, blue: 0))
  }

  @Test func modifiersOfViews() {
    let shown = graph {
      VStack { Text("one").textCase(.uppercase) }.font(.headline).foregroundStyle(.red)
    }.place(200, 200)
    let text = shown[0].children[0].content as? TextContent
    #expect(text?.string == "ONE")
    #expect(text?.text.runs.first?.attributes.font.weight == 0.3)
    #expect(
      text?.text.runs.first?.attributes.color == CGColor(Color.red.rgba(in: EnvironmentValues())))
  }

  @Test func sizes() throws {
    // A body line is 20.287 high, rounded up to the pixel; two lines add the leading of 1.713.
    let shown = graph(3) { Text("Body") }.place(300, 300)
    #expect(abs(shown[0].frame.height - 61.0 / 3) < 1e-6)
    let two = graph(3) { Text(verbatim: "Body\nBody") }.place(300, 300)
    #expect(abs(two[0].frame.height - 127.0 / 3) < 1e-6)
  }

  @Test func lineLimits() throws {
    let long = String(repeating: "word ", count: 60)
    func height(@ViewBuilder _ view: () -> some View) -> CGFloat {
      graph(2, view).place(200, 1000)[0].frame.height
    }
    let one = height { Text(long).lineLimit(1) }
    let three = height { Text(long).lineLimit(3) }
    #expect(abs(one - 20.5) < 1e-6)
    #expect(abs(three - 64.5) < 1e-6)
    #expect(height { Text(verbatim: "a").lineLimit(3, reservesSpace: true) } == three)
    #expect(height { Text(long).frame(height: 50) } == 50)
  }

  @Test func truncatesInAFrame() throws {
    let long = String(repeating: "word ", count: 60)
    let shown = graph(2) { Text(long).frame(width: 200, height: 50) }.place(300, 300)
    let text = shown[0].children[0]
    #expect(abs(text.frame.height - 42.5) < 1e-6)
    let layout = try #require(text.content as? TextContent).layout(in: text.frame.size)
    #expect(layout.lines.count == 2)
    #expect(layout.isTruncated)
  }

  @Test func shrinksToTheWidth() throws {
    let shown = graph(2) {
      Text("A rather long title").lineLimit(1).minimumScaleFactor(0.5).frame(width: 100)
    }.place(300, 300)
    let text = shown[0].children[0]
    #expect(text.frame.width <= 100 && text.frame.width > 96)
    let layout = try #require(text.content as? TextContent).layout(in: text.frame.size)
    #expect(!layout.isTruncated)
  }

  @Test func spacing() {
    // Facts of layout §1.3 at 3x: two texts 2 apart, a plain view 6.434 above and 10.642 below a body text.
    let shown = graph(3) {
      VStack {
        Fill(name: "top").frame(height: 10)
        Text("one").probe("one")
        Text("two").probe("two")
        Fill(name: "bottom").frame(height: 10)
      }
    }.place(200, 200)
    let frames = shown[0].frames
    func bottom(_ name: String) -> CGFloat { frames[name]![1] + frames[name]![3] }
    #expect(abs(frames["one"]![1] - bottom("top") - 6.434) < 0.01)
    #expect(abs(frames["two"]![1] - bottom("one") - 2) < 0.01)
    #expect(abs(frames["bottom"]![1] - bottom("two") - 10.642) < 0.01)
  }

  @Test func baselines() {
    let shown = graph(2) {
      HStack(alignment: .firstTextBaseline) {
        Text("Title").font(.largeTitle).probe("title")
        Text("note").font(.caption).probe("note")
      }
    }.place(300, 100)
    let frames = shown[0].frames
    // Ascents of 32.373 and 11.426, rounded to the pixel.
    #expect(abs(frames["note"]![1] - frames["title"]![1] - (32.5 - 11.5)) < 1e-6)
  }

  @Test func orphansOfTwoLines() throws {
    let text = content(Text(verbatim: "The quick brown fox jumps over it"))
    var width: CGFloat = 300
    // The narrowest width with the last word alone if broken greedily.
    while text.layout(width: width, height: .infinity).lines.count == 1 { width -= 1 }
    let lines = text.layout(width: width, height: .infinity).lines
    #expect(lines.count == 2)
    #expect(lines[1].range.count == "over it".count)
  }

  @Test func dynamicType() {
    var environment = EnvironmentValues()
    environment.sizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(environment.dynamicTypeSize == .accessibility5)
    func size(_ font: Font) -> CGFloat { font.descriptor(in: environment).size }
    #expect(size(.body) == 53)
    #expect(size(.system(size: 20)) == 20)
    #expect(size(.custom("Avenir", size: 17)) == 48)
    #expect(size(.custom("Avenir", fixedSize: 17)) == 17)
    let limited = graph {
      Text("a").dynamicTypeSize(.small ... .xLarge)
    }
    #expect(
      (limited.place(100, 100)[0].content as? TextContent)?.text.runs[0].attributes.font.size == 17)
  }

  @Test func spokenLabels() {
    let text = Text("1") + Text("★").accessibilityLabel("star") + Text("!")
    #expect(content(text).spokenString == "1star!")
    #expect(content(text).string == "1★!")
  }

  @Test func attributedStrings() throws {
    var text = try AttributedString(markdown: "A **b**")
    text.foregroundColor = .red
    #expect(fonts(Text(text)) == ["17.0 0.0", "17.0 0.3"])
    #expect(
      content(Text(text)).text.runs[0].attributes.color
        == CGColor(Color.red.rgba(in: EnvironmentValues())))
  }
}
