import Foundation
import LayoutTrees
import Pixels
import RunRecord

/// A project in the three formats that tools write: an app, a package, a script and settings that name
/// one another.
private let projects = [
  "old.pbxproj": """
  // !$*UTF8*$!
  { archiveVersion = 1; objects = { /* all */
    P = { isa = PBXProject; mainGroup = G; targets = ( T, ); buildConfigurationList = PL;
      packageReferences = ( R, L, ); projectDirPath = ""; };
    G = { isa = PBXGroup; children = ( a, V, G, ); path = App; sourceTree = "<group>"; };
    a = { isa = PBXFileReference; path = "A B.swift"; sourceTree = SOURCE_ROOT; };
    V = { isa = PBXVariantGroup; children = ( s, ); name = T.strings; sourceTree = "<group>"; };
    s = { isa = PBXFileReference; name = de; path = de.lproj/T.strings; sourceTree = "<group>"; };
    T = { isa = PBXNativeTarget; name = "A\\U00e4"; productType = "com.apple.product-type.application";
      buildConfigurationList = TL; buildPhases = ( S, C, H, ); dependencies = ( D, ); };
    D = { isa = PBXTargetDependency; target = T; };
    S = { isa = PBXSourcesBuildPhase; files = ( f, ); };
    C = { isa = PBXResourcesBuildPhase; files = ( v, ); };
    H = { isa = PBXShellScriptBuildPhase; shellScript = "echo \\"a\\"\\n"; };
    f = { isa = PBXBuildFile; fileRef = a; platformFilters = ( ios, ); };
    v = { isa = PBXBuildFile; fileRef = V; };
    R = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://a.example/B.git";
      requirement = { kind = upToNextMajorVersion; minimumVersion = 1.0.0; }; };
    L = { isa = XCLocalSwiftPackageReference; relativePath = ../C; };
    PL = { isa = XCConfigurationList; buildConfigurations = ( PD, ); };
    PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { A = "$(B)$(B)"; B = "$(A)"; }; };
    TL = { isa = XCConfigurationList; buildConfigurations = ( TD, ); };
    TD = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
      PRODUCT_NAME = "$(TARGET_NAME:c99extidentifier)"; LIST = ( "$(inherited)", "-D", x, );
      "A[sdk=iphone*]" = "${A:default=$(B)}"; DATA = <00ff>; }; };
  }; rootObject = P; }
  """,
  "xml.pbxproj": """
  <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>objects</key><dict>
  <key>P</key><dict><key>isa</key><string>PBXProject</string><key>targets</key><array>
  <string>T</string></array></dict><key>T</key><dict><key>isa</key><string>PBXNativeTarget</string>
  <key>name</key><string>A</string><key>productType</key>
  <string>com.apple.product-type.framework</string></dict></dict>
  <key>rootObject</key><string>P</string></dict></plist>
  """,
  "json.pbxproj": """
  {"objects": {"P": {"isa": "PBXProject", "targets": ["T"]}, "T": {"isa": "PBXNativeTarget",
  "name": "A", "productType": "com.apple.product-type.bundle.unit-test"}}, "rootObject": "P"}
  """,
]

/// A catalog with variables that name one another, plurals and devices.
private let catalog = """
  {"sourceLanguage": "en", "version": "1.0", "strings": {"k %lld": {"localizations": {"en": {
  "stringUnit": {"value": "%#@a@ of %2$@"}, "substitutions": {
  "a": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
    "one": {"stringUnit": {"value": "%arg item"}}, "other": {"stringUnit": {"value": "%#@b@ %arg"}}}}},
  "b": {"argNum": 99, "formatSpecifier": "@", "variations": {"device": {
    "iphone": {"stringUnit": {"value": "%#@a@"}}, "other": {"stringUnit": {"value": "%*d"}}}}}}}}}}}
  """

/// A storyboard with connections, constraints, variations and values of each kind.
private let storyboard = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="n">
  <scenes><scene sceneID="1"><objects><navigationController id="n" sceneMemberID="viewController"><connections>
  <segue destination="a" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController>
  </objects></scene><scene sceneID="2"><objects><viewController id="a" customClass="A" customModule="M" sceneMemberID="viewController">
  <layoutGuides><viewControllerLayoutGuide type="top" id="t"/></layoutGuides>
  <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
  <label text="L" id="l"><fontDescription key="fontDescription" type="system" pointSize="17"/>
  <color key="textColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="calibratedRGB"/>
  <variation key="heightClass=compact" hidden="YES"/></label>
  <containerView id="b"><connections><segue destination="n" kind="embed" id="e"/></connections></containerView>
  </subviews><constraints><constraint firstItem="l" firstAttribute="top" secondItem="t" secondAttribute="bottom" constant="8" id="c"/>
  <constraint firstItem="b" firstAttribute="width" secondItem="b" secondAttribute="height" multiplier="3:2" id="d"/></constraints>
  <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation></view>
  <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="k"><integer key="value" value="3"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
  <connections><outlet property="o" destination="l" id="o"/></connections></viewController></objects></scene></scenes>
  <resources><namedColor name="Brand"><color white="0" alpha="1" colorSpace="calibratedWhite"/></namedColor></resources>
  </document>
  """

/// What the fuzzer begins with: our own files and those of other programs.
enum Seeds {
  static func write(from root: URL, to out: URL) throws {
    func write(_ data: Data, _ reader: String, _ name: String) throws {
      let folder = out.appendingPathComponent(reader)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: folder.appendingPathComponent(name))
    }
    func files(_ path: String, _ ending: String) -> [URL] {
      let folder = root.appendingPathComponent(path)
      let names =
        FileManager.default.enumerator(atPath: folder.path)?
        .compactMap { $0 as? String } ?? []
      return names.filter { $0.hasSuffix(ending) }.sorted().map(folder.appendingPathComponent)
    }
    for file in files("Tests/PixelsTests/Foreign", ".png") {
      try write(try Data(contentsOf: file), "png", file.lastPathComponent)
      try write(try Data(contentsOf: file), "pixels", file.lastPathComponent)
    }
    var trees = 0
    for (index, file) in files("snapshots", ".png").enumerated() where index % 9 == 0 {
      let data = try Data(contentsOf: file)
      if data.count < 24_000 { try write(data, "png", "\(index).png") }
      guard trees < 20, let head = try? PNGCodec.head(data) else { continue }
      for keyword in head.keywords {
        guard let text = try? head.text(for: keyword), text.utf8.count < 40_000,
          (try? LayoutTree(encoded: text)) != nil
        else { continue }
        trees += 1
        try write(Data(text.utf8), "tree", "\(index).json")
      }
    }
    for ending in ["strings", "stringsdict", "xcstrings"] {
      for (index, file) in (files("scenarios", ".\(ending)") + files("Examples", ".\(ending)"))
        .enumerated()
      {
        try write(try Data(contentsOf: file), "strings", "\(index).\(ending)")
      }
    }
    try write(Data(catalog.utf8), "strings", "catalog.xcstrings")
    for (index, file) in files("snapshots", ".trace.txt").prefix(10).enumerated() {
      try write(try Data(contentsOf: file).prefix(8_000), "trace", "\(index).txt")
    }
    for (index, file) in (files("scenarios", ".plist") + files("Tests", ".plist")).enumerated() {
      try write(try Data(contentsOf: file), "plist", "\(index).plist")
    }
    let plist: [String: Any] = [
      "UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"],
      "UISupportedInterfaceOrientations~ipad": ["UIInterfaceOrientationLandscapeLeft"],
      "UIRequiresFullScreen": true, "UILaunchStoryboardName": "Launch",
      "UIApplicationSceneManifest": [
        "UISceneConfigurations": ["A": [["UISceneDelegateClassName": "B"]]]
      ],
    ]
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(
        fromPropertyList: plist, format: format, options: 0)
      try write(data, "plist", "made-\(format.rawValue).plist")
    }
    for (name, project) in projects {
      try write(Data(project.utf8), "project", name)
    }
    try write(Data(storyboard.utf8), "nib", "made.storyboard")
    var header = RunHeader(
      title: "Run", toolVersion: "1", recordMode: "never", recordModeOrigin: "CI is set",
      fingerprint: [RunHeader.Fact("renderer", "1")])
    header.environment = [RunHeader.Fact("os", "Linux")]
    var snapshot = SnapshotRecord(
      id: "a.b", scenario: "S", name: "n", device: "iphone-x", deviceName: "iPhone X", os: "11.2",
      orientation: "landscapeLeft", location: "F.swift:1", outcome: .changed, message: "m",
      baseline: "snapshots/a.png", seconds: 0.5)
    var picture = PictureFindings(
      comparison: ComparisonRecord(
        summary: "s", comparedPixels: 2, differingPixels: 1, exceedingPixels: 1,
        largestDistance: 4, histogram: "4:1",
        regions: [RegionRecord(x: 0, y: 0, width: 1, height: 1, pixelCount: 1)]))
    picture.reference = PictureRecord(file: "pictures/a.png", width: 1, height: 2, scale: 3)
    picture.actual = picture.reference
    let part = LayoutCause.Part(component: .x, old: .number(1), new: .number(2))
    picture.effect = .fact(
      LayoutEffect(path: LayoutPath(text: "UILabel"), parts: [part], others: 2))
    picture.layoutChanges = [
      .fact(
        .init(
          path: LayoutPath(text: "UILabel"),
          kind: .added(at: ShownPlace(record: "(0 0 1 1)")))), .sentence("x moved"),
    ]
    picture.rendererChanges = [.fact(RendererChange(name: "cairo", old: "1", new: nil))]
    let causes: [SnapshotCause] = [
      .layout(
        LayoutCause(
          path: LayoutPath(text: "UILabel[1]"),
          change: .attribute(.property(.frame), [part]))),
      .drawing(DrawingCause(place: .view(LayoutPath(text: "UILabel")), change: .image)),
      .editedBaseline,
      .size(old: .init(width: 1, height: 2), new: .init(width: 3, height: 4)), .statement("s"),
    ]
    snapshot.result = .changed(
      ComparedSnapshot(causes: causes, content: .picture(picture), pending: "pending/a.png"))
    let record = RunRecord(header: header, snapshots: [snapshot])
    try write(try record.json(), "record", "run.json")
    try write(try record.json(isCompact: true), "record", "compact.json")
  }
}
