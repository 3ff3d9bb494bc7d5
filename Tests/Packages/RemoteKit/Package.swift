// swift-tools-version: 5.5
import PackageDescription

// A library for iOS that doesn't know of Tateyoko.
let package = Package(
  name: "RemoteKit", platforms: [.iOS(.v12)],
  products: [.library(name: "RemoteKit", targets: ["RemoteKit"])],
  targets: [.target(name: "RemoteKit")])
