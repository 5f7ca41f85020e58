// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "outside-provider",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "reflow", path: "../..")],
  targets: [
    .executableTarget(
      name: "outside",
      dependencies: [
        .product(name: "Reflow", package: "reflow"),
        .product(name: "ReflowREPL", package: "reflow"),
        .product(name: "LeftAlign", package: "reflow"),
        .product(name: "Flow", package: "reflow"),
      ],
      path: "Sources/Outside",
      // For load: libraries find the core in the program.
      linkerSettings: [
        .unsafeFlags(["-Xlinker", "--export-dynamic"], .when(platforms: [.linux]))
      ])
  ],
  swiftLanguageModes: [.v6]
)
