// swift-tools-version: 6.2
import PackageDescription

// An app's screens with previews and no snapshot at all: `tateyoko lint` says what is wrong with them. It
// doesn't depend on Tateyoko, which brings what the package imports (docs/install.md).
let package = Package(
  name: "postcards",
  defaultLocalization: "en",
  platforms: [.iOS(.v15)],
  targets: [
    .target(
      name: "Postcards",
      resources: [
        .process("de.lproj/Localizable.strings"), .process("en.lproj/Localizable.strings"),
      ]),
    .testTarget(name: "PostcardsTests", dependencies: ["Postcards"]),
  ]
)
