// swift-tools-version: 6.2
import PackageDescription

// An app of storyboards, a xib, an asset catalog and three languages, as Xcode's templates make them. It
// doesn't depend on Tateyoko: `tateyoko test` brings what it imports (docs/install.md).
let package = Package(
  name: "garden",
  defaultLocalization: "en",
  platforms: [.iOS(.v15)],
  targets: [
    .executableTarget(
      name: "Garden",
      exclude: ["Info.plist"],
      resources: [
        .copy("Assets.xcassets"),
        .process("Base.lproj/About.storyboard"),
        .process("Base.lproj/Main.storyboard"),
        .process("de.lproj/About.strings"),
        .process("de.lproj/Main.strings"),
        .process("ja.lproj/About.strings"),
        .process("ja.lproj/Main.strings"),
        .process("Localizable.xcstrings"),
        .process("PlantCell.xib"),
      ]),
    .testTarget(name: "GardenTests", dependencies: ["Garden"], exclude: ["__Snapshots__"]),
  ],
  swiftLanguageModes: [.v5]
)
