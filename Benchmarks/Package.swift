// swift-tools-version: 6.0
import PackageDescription

/// All providers that the library comes with.
let providers = [
  "LeftAlign", "AlignedFlow", "Flow", "Horizontal", "Waterfall", "Circle", "Sections", "Grid",
  "JustifiedGallery", "BalancedFlow",
]

// A package of its own, so that the library never depends on what it is measured with.
let package = Package(
  name: "reflow-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "reflow", path: "..")],
  targets: [
    .target(name: "SeededNumbers"),
    .target(name: "CBaseline", cSettings: [.unsafeFlags(["-O2"])]),
    .executableTarget(
      name: "reflow-bench",
      dependencies: ["CBaseline", "SeededNumbers"]
        + [
          "Reflow", "LeftAlign", "AlignedFlow", "Grid", "JustifiedGallery", "Waterfall", "Sections",
        ].map { .product(name: $0, package: "reflow") },
      path: "Sources/ReflowBench",
      resources: [.copy("PeerPrograms")]),
    .executableTarget(
      name: "reflow-digest",
      dependencies: ["SeededNumbers"]
        + (["Reflow"] + providers).map { .product(name: $0, package: "reflow") },
      path: "Sources/ReflowDigest"),
  ],
  swiftLanguageModes: [.v6]
)
