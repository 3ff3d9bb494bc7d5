// swift-tools-version: 6.2
import Foundation
import PackageDescription

// scripts/check-packages sets the checkouts of Tateyoko and of RemoteKit, which is a Git repository there.
let environment = ProcessInfo.processInfo.environment
let tateyoko = environment["TATEYOKO_CHECKOUT"]!
let remoteKit = environment["REMOTEKIT_CHECKOUT"]!

let package = Package(
  name: "App",
  dependencies: [
    .package(name: "tateyoko", path: tateyoko),
    .package(path: "../LocalKit"),
    .package(url: "file://\(remoteKit)", from: "1.0.0"),
  ],
  targets: [
    .target(
      name: "App",
      dependencies: [
        "LocalKit", "RemoteKit", "Modern", .product(name: "UIKit", package: "tateyoko"),
      ], swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(name: "Modern", dependencies: [.product(name: "UIKit", package: "tateyoko")]),
    .testTarget(
      name: "AppTests",
      dependencies: [
        "App", .product(name: "UIKit", package: "tateyoko"),
        .product(name: "Tateyoko", package: "tateyoko"),
      ]),
  ])
