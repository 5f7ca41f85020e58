// swift-tools-version: 6.0
import PackageDescription

/// A layout provider: a target of its own in `Plugins`, with its guide and its tests.
struct Plugin {
  var name: String

  var targets: [Target] {
    [
      .target(
        name: name, dependencies: ["Reflow"], path: "Plugins/\(name)",
        exclude: ["README.md", "Tests"]),
      .testTarget(
        name: "\(name)Tests", dependencies: [.byName(name: name), "Reflow"],
        path: "Plugins/\(name)/Tests"),
    ]
  }
}

let plugins = [
  "LeftAlign",
  "AlignedFlow",
  "Flow",
  "Horizontal",
  "Waterfall",
  "Circle",
  "Sections",
].map(Plugin.init)

let pluginDependencies = plugins.map { Target.Dependency.byName(name: $0.name) }

let package = Package(
  name: "reflow",
  products: [
    .executable(name: "reflow", targets: ["reflow"]),
    .library(name: "Reflow", targets: ["Reflow"]),
    .library(name: "ReflowScenes", targets: ["ReflowScenes"]),
    .library(name: "ReflowREPL", targets: ["ReflowREPL"]),
  ] + plugins.map { .library(name: $0.name, targets: [$0.name]) },
  targets: [
    // The standard library's rounding comes from the C library's mathematics.
    .target(
      name: "Reflow", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "ReflowText", dependencies: ["Reflow"]),
    .target(name: "ReflowScenes", dependencies: ["Reflow", "ReflowText"]),
    .target(name: "ReflowDrawing", dependencies: ["Reflow", "ReflowText"]),
    .target(
      name: "ReflowWorkspace",
      dependencies: ["Reflow", "ReflowText", "ReflowScenes", "ReflowDrawing"]),
    .systemLibrary(
      name: "CLibEdit", pkgConfig: "libedit",
      providers: [.apt(["libedit-dev"]), .brew(["libedit"])]),
    .target(name: "CEditLine", dependencies: ["CLibEdit"]),
    .target(
      name: "ReflowREPL",
      dependencies: ["CEditLine", "Reflow", "ReflowScenes", "ReflowDrawing", "ReflowWorkspace"]),
    .executableTarget(
      name: "reflow", dependencies: ["ReflowREPL"] + pluginDependencies, path: "Playground",
      exclude: ["Scenes"]),
    .testTarget(name: "ReflowTests", dependencies: ["Reflow"] + pluginDependencies),
    .testTarget(name: "ReflowTextTests", dependencies: ["ReflowText"]),
    .testTarget(
      name: "ReflowScenesTests", dependencies: ["ReflowScenes", "Reflow"] + pluginDependencies,
      resources: [.copy("Cases")]),
    .testTarget(
      name: "ReflowDrawingTests", dependencies: ["ReflowDrawing", "Reflow"] + pluginDependencies),
    .testTarget(
      name: "ReflowWorkspaceTests",
      dependencies: ["ReflowWorkspace", "ReflowScenes"] + pluginDependencies),
    .testTarget(name: "ReflowREPLTests", dependencies: ["ReflowREPL", "reflow"]),
  ] + plugins.flatMap(\.targets),
  swiftLanguageModes: [.v6]
)
