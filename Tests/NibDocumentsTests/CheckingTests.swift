import Foundation
import NibDocuments
import Testing

/// The problems that a document reports, and the content left out because of them.
@Suite struct CheckingTests {
  private func document(_ objects: String) throws -> NibDocument {
    try SampleDocuments.read(SampleDocuments.nib(objects), file: "A.xib")
  }

  private func kinds(_ objects: String) throws -> [NibProblem.Kind] {
    try document(objects).problems.map(\.kind)
  }

  @Test func unknownNamesAreNotes() throws {
    let document = try document(
      """
      <view contentMode="scaleToFill" sparkle="YES" aura="1" id="v"><subviews>
      <hologram id="h" depth="3"/>
      </subviews></view>
      """)
    #expect(
      document.problems.map(\.kind) == [
        .unknownAttribute("aura"), .unknownAttribute("sparkle"), .unknownElement,
      ])
    #expect(document.problems.allSatisfy { $0.severity == .note })
    #expect(document.problems.last?.element == "hologram h")
    let first = try #require(document.problems.first)
    #expect(
      first.description == "A.xib:\(first.line): <view v>: the attribute aura is unknown.")
    #expect(document.problems.last?.line == first.line + 1)
    #expect(document.element("h")?.name == "hologram", "connections may refer to it")
  }

  @Test func attributesThatNothingGoesByAreNotes() throws {
    let document = try document(
      """
      <button role="destructive" springLoaded="NO" hidden="YES" id="b"/><switch title="On" on="YES" id="s"/><label text="t" id="l"/>
      """)
    #expect(
      document.problems.map(\.kind) == [
        .unusedAttribute("role"), .unusedAttribute("springLoaded"), .unusedAttribute("title"),
      ])
    #expect(document.problems.allSatisfy { $0.severity == .note })
    #expect(document.problems.first?.message == "the attribute role has no effect here.")
  }

  @Test func unknownValuesAreNotes() throws {
    #expect(
      try kinds(#"<view contentMode="sideways" id="v"/>"#) == [
        .unknownValue(attribute: "contentMode", value: "sideways")
      ])
  }

  @Test(arguments: [
    (#"<view hidden="yes" id="v"/>"#, "hidden", "yes", "YES or NO"),
    (#"<view alpha="nan" id="v"/>"#, "alpha", "nan", "a number"),
    (#"<view alpha="0x1p3" id="v"/>"#, "alpha", "0x1p3", "a number"),
    (#"<view tag="1.5" id="v"/>"#, "tag", "1.5", "an integer"),
    (#"<view tag="99999999999999999999" id="v"/>"#, "tag", "99999999999999999999", "an integer"),
    (
      #"<view id="v"><rect key="frame" x="1e9" y="0" width="1" height="1"/></view>"#, "x", "1e9",
      "a number of at most ten million"
    ),
  ])
  func malformedValues(_ text: String, _ name: String, _ value: String, _ expected: String) throws {
    let document = try document(text)
    #expect(
      document.problems.map(\.kind) == [
        .invalidValue(attribute: name, value: value, expected: expected)
      ])
    #expect(document.problems.first?.severity == .error)
    let element = try #require(document.element("v"))
    #expect(element.flag("hidden") == nil)
    #expect(element.number("alpha") == nil)
    #expect(element.integer("tag") == nil)
    #expect(element.rect("frame") == nil)
  }

  @Test func duplicateIDs() throws {
    let document = try document(
      """
      <view tag="1" id="v"/>
      <view tag="2" id="v"/>
      """)
    let problem = try #require(document.problems.first)
    #expect(document.problems.count == 1)
    #expect(problem.kind == .duplicateID(firstLine: problem.line - 1))
    #expect(document.element("v")?.integer("tag") == 1)
  }

  @Test func missingReferences() throws {
    let document = try document(
      """
      <view id="v"><subviews><view id="w"/></subviews>
      <constraints>
      <constraint firstItem="w" firstAttribute="top" secondItem="gone" secondAttribute="top" id="c-1"/>
      <constraint firstItem="w" firstAttribute="top" secondItem="v" secondAttribute="top" id="c-2"/>
      </constraints>
      <connections><outlet property="a" destination="gone" id="o-1"/><outlet property="b" destination="w" id="o-2"/></connections>
      </view>
      """)
    #expect(
      document.problems.map(\.kind) == [
        .missingReference(attribute: "secondItem", id: "gone"),
        .missingReference(attribute: "destination", id: "gone"),
      ])
    let view = try #require(document.element("v"))
    #expect(document.connections(of: view) == [.outlet(property: "b", destination: "w")])
    let traits = NibTraits(width: .compact, height: .regular)
    #expect(document.constraints(of: view, for: traits).map(\.id) == ["c-2"])
  }

  @Test func incompleteConnectionsAndConstraints() throws {
    #expect(
      try kinds(
        """
        <view id="v">
        <constraints>
        <constraint firstItem="v" id="c-1"/>
        <constraint firstAttribute="middle" id="c-2"/>
        <constraint firstAttribute="width" secondItem="v" id="c-3"/>
        <constraint firstAttribute="width" secondItem="v" secondAttribute="height" multiplier="1:0" id="c-4"/>
        </constraints>
        <connections>
        <outlet destination="v" id="o-1"/>
        <action selector="a" id="o-2"/>
        <segue destination="v" kind="warp" id="o-3"/>
        </connections></view>
        """) == [
          .missing("firstAttribute"),
          .invalidValue(
            attribute: "firstAttribute", value: "middle", expected: "a layout attribute"),
          .missing("secondAttribute"),
          .invalidValue(
            attribute: "multiplier", value: "1:0", expected: "a number, or a ratio of two"),
          .missing("property"), .missing("destination"),
          .invalidValue(attribute: "kind", value: "warp", expected: "a kind of segue"),
        ])
  }

  @Test func coloursAndRuntimeAttributesWithoutValues() throws {
    #expect(
      try kinds(
        """
        <view id="v"><color key="backgroundColor" red="1"/>
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="a" value="ten"/>
        </userDefinedRuntimeAttributes></view>
        """) == [
          .missing("the colour"),
          .invalidValue(
            attribute: "a", value: "ten", expected: "a value of the attribute's type"),
        ])
  }

  @Test func controllersThatContainOneAnother() throws {
    let text = SampleDocuments.storyboard(
      SampleDocuments.scene(
        "1",
        """
        <navigationController id="nav" sceneMemberID="viewController"><connections>
        <segue destination="page" kind="relationship" relationship="rootViewController" id="s-1"/></connections></navigationController>
        """)
        + SampleDocuments.scene(
          "2",
          """
          <viewController id="page" sceneMemberID="viewController"><view key="view" id="page-view"><subviews>
          <containerView id="box"><connections><segue destination="nav" kind="embed" id="s-2"/></connections></containerView>
          <containerView id="self"><connections><segue destination="page" kind="embed" id="s-3"/></connections></containerView>
          <containerView id="other"><connections><segue destination="leaf" kind="embed" id="s-4"/></connections></containerView>
          </subviews></view><connections><segue destination="nav" kind="show" id="s-5"/></connections></viewController>
          """)
        + SampleDocuments.scene("3", #"<viewController id="leaf" sceneMemberID="viewController"/>"#),
      initial: "nav")
    let document = try SampleDocuments.read(text)
    #expect(
      document.problems.map(\.kind) == [.cycle(["nav", "page", "nav"]), .cycle(["page", "page"])])
    func count(_ id: String) throws -> Int {
      document.connections(of: try #require(document.element(id))).count
    }
    #expect(try count("nav") == 1)
    #expect(try count("box") == 0)
    #expect(try count("self") == 0)
    #expect(try count("other") == 1)
    #expect(try count("page") == 1, "what is shown later may lead back")
  }

  @Test func aLongChainOfControllers() throws {
    let scenes = (0..<3000).map { index in
      SampleDocuments.scene(
        "\(index)",
        """
        <navigationController id="n\(index)" sceneMemberID="viewController"><connections>
        <segue destination="n\((index + 1) % 3000)" kind="relationship" relationship="rootViewController" id="s\(index)"/>
        </connections></navigationController>
        """)
    }
    let document = try SampleDocuments.read(SampleDocuments.storyboard(scenes.joined()))
    #expect(document.problems.count == 1)
    #expect(document.problems.first?.element == "segue s2999")
  }

  @Test func theInitialControllerHasToExist() throws {
    let document = try SampleDocuments.read(SampleDocuments.storyboard("", initial: "x"))
    #expect(
      document.problems.map(\.kind) == [
        .missingReference(attribute: "initialViewController", id: "x")
      ])
    #expect(document.initialScene == nil)
  }

  @Test func problemsAreLimited() throws {
    let views = String(repeating: #"<view mark="1"/>"#, count: 5000)
    #expect(try document(views).problems.count == 1000)
  }
}
