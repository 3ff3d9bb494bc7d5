import Foundation
import NibDocuments
import Testing

/// Attributes and keyed children as values.
@Suite struct ValueTests {
  private func view(_ contents: String) throws -> NibElement {
    try SampleDocuments.element("<view id=\"v\">\(contents)</view>")
  }

  private func color(_ attributes: String) throws -> NibColor? {
    try view(#"<color key="c" \#(attributes)/>"#).color("c")
  }

  private func components(
    _ space: NibColorComponents.Space, _ red: Double, _ green: Double, _ blue: Double,
    _ alpha: Double
  ) -> NibColorComponents {
    NibColorComponents(space: space, red: red, green: green, blue: blue, alpha: alpha)
  }

  @Test func coloursInEverySpelling() throws {
    let white = components(.gray, 0.5, 0.5, 0.5, 1)
    #expect(
      try color(
        #"red="0.1" green="0.2" blue="0.3" alpha="0.4" colorSpace="custom" customColorSpace="sRGB""#
      )
        == .components(components(.sRGB, 0.1, 0.2, 0.3, 0.4)))
    #expect(
      try color(
        #"white="0.5" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#
      ) == .components(white))
    #expect(
      try color(#"white="0.5" alpha="1" colorSpace="calibratedWhite""#) == .components(white))
    #expect(
      try color(#"red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB""#)
        == .components(components(.genericRGB, 1, 0, 0, 1)))
    #expect(
      try color(
        #"red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="calibratedRGB""#
      )
        == .components(components(.genericRGB, 1, 0, 0, 1)))
    #expect(
      try color(
        #"red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="displayP3""#)
        == .components(components(.displayP3, 1, 0, 0, 1)))
    #expect(try color(#"systemColor="labelColor""#) == .system("labelColor", nil))
    #expect(
      try color(
        #"systemColor="systemBackgroundColor" white="0.5" alpha="1" cocoaTouchSystemColor="whiteColor""#
      ) == .system("systemBackgroundColor", white))
    #expect(
      try color(#"cocoaTouchSystemColor="darkTextColor""#) == .system("darkTextColor", nil))
    #expect(
      try color(
        #"xcode11CocoaTouchSystemColor="systemBackgroundColor" cocoaTouchSystemColor="whiteColor""#)
        == .system("systemBackgroundColor", nil))
    #expect(try color(#"name="Brand""#) == .named("Brand", nil))
    #expect(
      try color(#"name="textColor" catalog="System" colorSpace="catalog""#)
        == .system("textColor", nil))
  }

  /// The crayons of Apple's colour panel are Generic RGB, and their values in sRGB are well known.
  @Test(arguments: [
    ([1.0, 0, 0], [0xFF, 0x26, 0x00]), ([0, 1, 0], [0x00, 0xF9, 0x00]),
    ([0, 0, 1], [0x04, 0x33, 0xFF]), ([1, 1, 0], [0xFF, 0xFB, 0x00]),
    ([1, 1, 1], [0xFF, 0xFF, 0xFF]), ([0.4, 0.8, 1], [0x76, 0xD6, 0xFF]),
  ])
  func genericRGBIsConverted(_ generic: [Double], _ expected: [Int]) {
    let color = components(.genericRGB, generic[0], generic[1], generic[2], 0.5).converted
    let parts: [Double] = [color.red, color.green, color.blue]
    #expect(parts.map { Int(($0 * 255).rounded()) } == expected)
    #expect(color.space == .sRGB)
    #expect(color.alpha == 0.5)
    let p3 = components(.displayP3, 1, 0, 0, 1)
    #expect(p3.converted == p3)
  }

  @Test func fonts() throws {
    func font(_ attributes: String) throws -> NibFont? {
      try view(#"<fontDescription key="fontDescription" \#(attributes)/>"#).font()
    }
    let system = try #require(try font(#"type="system" weight="semibold" pointSize="17.5""#))
    #expect(system.face == .system)
    #expect(system.size == 17.5)
    #expect(system.weight == "semibold")
    #expect(try font(#"type="boldSystem" pointSize="12""#)?.face == .boldSystem)
    #expect(try font(#"type="italicSystem" pointSize="12""#)?.face == .italicSystem)
    #expect(try font(#"style="UICTFontTextStyleBody""#)?.face == .style("UICTFontTextStyleBody"))
    #expect(try font(#"style="UICTFontTextStyleBody""#)?.size == nil)
    #expect(
      try font(#"name="AvenirNext-Medium" family="Avenir Next" pointSize="11""#)?.face
        == .named("AvenirNext-Medium", family: "Avenir Next"))
    #expect(try font("") == nil)
  }

  @Test func geometry() throws {
    let view = try view(
      """
      <rect key="frame" x="82.333333333333371" y="0.0" width="1" height="2.5"/>
      <size key="s" width="3" height="4"/><point key="p" x="5" y="6"/>
      <inset key="i" minX="2.2250738585072014e-308" minY="2" maxX="3" maxY="4"/>
      <edgeInsets key="e" top="1" left="2" bottom="3" right="4"/>
      <directionalEdgeInsets key="d" top="1" leading="2" bottom="3" trailing="4"/>
      <offsetWrapper key="o" horizontal="-1" vertical="1"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
      """)
    #expect(view.rect("frame") == CGRect(x: 82.333333333333371, y: 0, width: 1, height: 2.5))
    #expect(view.rect("bounds") == nil)
    #expect(view.size("s") == CGSize(width: 3, height: 4))
    #expect(view.point("p") == CGPoint(x: 5, y: 6))
    #expect(view.insets("i")?.top == 2)
    #expect(view.insets("i")?.leading ?? 1 < 1e-300)
    #expect(view.insets("e") == NibInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(view.insets("d") == NibInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(view.insets("s") == nil)
    #expect(view.offset("o") == CGPoint(x: -1, y: 1))
    #expect(view.names("autoresizingMask") == ["flexibleMaxY", "widthSizable"])
    #expect(view.names("other") == nil)
  }

  @Test func textsOfSeveralLines() throws {
    let label = try SampleDocuments.element(
      """
      <label lineBreakMode="clip" text="one&#10;two" id="v"/>
      <label lineBreakMode="clip" text="short" id="w"><string key="text">first
        second</string></label>
      <label lineBreakMode="clip" id="x"><string key="text" base64-UTF8="YES">
      w7ZrbyAmIDw
      </string></label>
      <label lineBreakMode="clip" id="y"><string key="text"><![CDATA[a <b>]]> &amp; c</string></label>
      """)
    #expect(label.text("text") == "one\ntwo")
    let document = try SampleDocuments.read(
      SampleDocuments.nib(
        """
        <label lineBreakMode="clip" text="short" id="w"><string key="text">first
          second</string></label>
        <label lineBreakMode="clip" id="x"><string key="text" base64-UTF8="YES">
        w7ZrbyAmIDw
        </string></label>
        <label lineBreakMode="clip" id="y"><string key="text"><![CDATA[a <b>]]> &amp; c</string></label>
        """))
    #expect(document.element("w")?.text("text") == "first\n  second")
    #expect(document.element("x")?.text("text") == "öko & <")
    #expect(document.element("y")?.text("text") == "a <b> & c")
  }

  @Test func attributedTexts() throws {
    let document = try SampleDocuments.read(SampleDocuments.values)
    let text = try #require(document.element("rich")?.attributedText("attributedText"))
    #expect(text.text == "One two\nlines, three")
    #expect(text.runs.map(\.attributes.count) == [5, 0, 0])
    let attributes = text.runs[0].attributes
    #expect(
      attributes.map(\.name) == [
        "NSColor", "NSFont", "NSParagraphStyle", "NSKern", "NSUnderline",
      ])
    #expect(attributes[0].value == .color(.components(components(.genericRGB, 1, 0, 0, 1))))
    guard case .font(let font) = attributes[1].value else {
      Issue.record("no font")
      return
    }
    #expect(font.face == .boldSystem)
    #expect(font.size == 17)
    guard case .paragraph(let paragraph) = attributes[2].value else {
      Issue.record("no paragraph style")
      return
    }
    #expect(paragraph.attribute("alignment") == "center")
    #expect(paragraph.length("lineSpacing") == 4)
    #expect(attributes[3].value == .number(1.5))
    #expect(attributes[4].value == .integer(1))
  }

  @Test func runtimeAttributes() throws {
    let document = try SampleDocuments.read(SampleDocuments.values)
    let attributes = try #require(document.element("varied")).runtimeAttributes
    #expect(
      attributes.map(\.keyPath) == [
        "layer.cornerRadius", "ratio", "name", "layer.masksToBounds", "border", "offset", "start",
        "area", "span", "icon", "titleKey", "nothing",
      ])
    #expect(
      attributes.map(\.value) == [
        .integer(8), .number(0.5), .text("text"), .flag(true), .color(.named("Brand", nil)),
        .size(CGSize(width: 1, height: 2)), .point(CGPoint(x: 3, y: 4)),
        .rect(CGRect(x: 1, y: 2, width: 3, height: 4)),
        .range(NSRange(location: 5, length: 6)), .image(NibImage(name: "star", isSystem: true)),
        .localizedText("greeting"), .null,
      ])
  }

  @Test func images() throws {
    let document = try SampleDocuments.read(SampleDocuments.views)
    #expect(
      document.element("image")?.image()
        == NibImage(
          name: "star.fill", isSystem: true, renderingMode: "template", symbolScale: "large"))
    let state = try #require(document.element("button")?.child(key: "normal", "state"))
    #expect(state.image() == NibImage(name: "square.and.arrow.up", isSystem: true))
    #expect(state.image("backgroundImage") == nil)
    let item = try SampleDocuments.element(
      #"<tabBarItem image="a" selectedImage="b" selectedImageCatalog="system" id="v"/>"#)
    #expect(item.image() == NibImage(name: "a", isSystem: false))
    #expect(item.image("selectedImage") == NibImage(name: "b", isSystem: true))
  }

  @Test func accessibility() throws {
    let document = try SampleDocuments.read(SampleDocuments.views)
    let values = try #require(document.element("root")?.accessibility)
    #expect(values.identifier == "panel")
    #expect(values.label == "Panel")
    #expect(values.hint == nil)
    #expect(values.traits == ["button", "header"])
    #expect(values.isElement == true)
    #expect(document.element("label")?.accessibility == nil)
  }

  @Test func whatInterfaceBuilderLeavesOut() throws {
    func bare(_ name: String) throws -> NibElement {
      try SampleDocuments.element("<\(name) id=\"v\"/>")
    }
    let label = try bare("label")
    #expect(label.number("horizontalHuggingPriority") == 250)
    #expect(label.number("verticalCompressionResistancePriority") == 750)
    #expect(label.attribute("textAlignment") == "left")
    #expect(label.flag("adjustsFontSizeToFit") == true)
    #expect(label.flag("userInteractionEnabled") == true)
    #expect(label.flag("hidden") == nil)
    #expect(label.integer("numberOfLines") == nil)
    #expect(try bare("scrollView").flag("clipsSubviews") == false)
    #expect(try bare("view").flag("clipsSubviews") == nil)
    #expect(try bare("activityIndicatorView").flag("hidesWhenStopped") == false)
    #expect(try bare("barButtonItem").number("horizontalHuggingPriority") == nil)
    let written = try SampleDocuments.element(
      #"<label horizontalHuggingPriority="251" textAlignment="center" id="v"/>"#)
    #expect(written.number("horizontalHuggingPriority") == 251)
    #expect(written.attribute("textAlignment") == "center")
  }
}
