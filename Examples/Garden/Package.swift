// swift-tools-version: 6.2
import PackageDescription

// An app of storyboards, a xib, an asset catalog and three languages, as Xcode's templates make them. DialectPlugin rewrites it before each
// build; the compiler reads what it wrote. Without these lines, `swift package snapshots test` does both.
func dialect(_ target: String) -> [SwiftSetting] {
  [
    .unsafeFlags([
      "-vfsoverlay", "\(Context.packageDirectory)/.build/dialect/\(target)/overlay.yaml",
    ])
  ]
}
let rewriting: [Target.PluginUsage] = [.plugin(name: "DialectPlugin", package: "tateyoko")]

let package = Package(
  name: "garden",
  defaultLocalization: "en",
  dependencies: [.package(name: "tateyoko", path: "../..")],
  targets: [
    .executableTarget(
      name: "Garden",
      dependencies: [.product(name: "UIKit", package: "tateyoko")],
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
      ],
      swiftSettings: dialect("Garden"), plugins: rewriting),
    .testTarget(
      name: "GardenTests",
      dependencies: ["Garden", .product(name: "Tateyoko", package: "tateyoko")],
      exclude: ["__Snapshots__"],
      swiftSettings: dialect("GardenTests"), plugins: rewriting),
  ],
  swiftLanguageModes: [.v5]
)
