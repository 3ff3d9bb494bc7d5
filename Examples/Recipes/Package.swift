// swift-tools-version: 6.2
import PackageDescription

// Screens in SwiftUI. The package doesn't depend on Tateyoko, which brings what it imports (docs/install.md).
let package = Package(
  name: "recipes",
  platforms: [.iOS(.v17)],
  targets: [
    .target(name: "Recipes"),
    .testTarget(name: "RecipesTests", dependencies: ["Recipes"]),
  ]
)
