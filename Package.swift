// swift-tools-version: 6.0
import PackageDescription

/// The layout providers: each is a target of its own in `Plugins`, with its guide and its tests.
let plugins = [
  "LeftAlign",
  "AlignedFlow",
  "Flow",
  "Horizontal",
  "Waterfall",
  "Circle",
  "Sections",
  "Grid",
  "JustifiedGallery",
  "BalancedFlow",
]

let providers = plugins.map { Target.Dependency.byName(name: $0) }

/// Set by `make wasm`: the core and the providers alone, for Embedded Swift and WebAssembly.
let isEmbedded = Context.environment["REFLOW_EMBEDDED"] != nil

let embeddedSettings: [SwiftSetting] =
  isEmbedded
  ? [
    .enableExperimentalFeature("Embedded"), .enableExperimentalFeature("Extern"),
    .unsafeFlags(["-wmo", "-Osize"]),
  ]
  : [.enableExperimentalFeature("Extern")]

let layoutTargets: [Target] =
  [
    // Rounding comes from the C library's mathematics, which nobody else may have asked for.
    .target(
      name: "Reflow", swiftSettings: embeddedSettings,
      linkerSettings: isEmbedded ? [] : [.linkedLibrary("m", .when(platforms: [.linux]))],
      plugins: isEmbedded ? [] : ["CoreNumber"])
  ]
  + plugins.map { name in
    .target(
      name: name, dependencies: ["Reflow"], path: "Plugins/\(name)",
      exclude: ["README.md", "Tests"], swiftSettings: embeddedSettings)
  }

let webAssemblyTargets: [Target] = [
  .target(name: "EmbeddedRuntime", path: "Tools/WebAssembly/Runtime"),
  .executableTarget(
    name: "reflow-wasm", dependencies: ["EmbeddedRuntime", "Reflow"] + providers,
    path: "Tools/WebAssembly/Module",
    swiftSettings: embeddedSettings + [.unsafeFlags(["-parse-as-library"])],
    linkerSettings: [
      .unsafeFlags(
        ["-Xclang-linker", "-nostdlib"]
          + ["--no-entry", "--allow-undefined", "--gc-sections", "--strip-all"]
          .flatMap { ["-Xlinker", $0] }
          + ["reflow_provider_count", "reflow_doubles", "reflow_lay_out"]
          .flatMap { ["-Xlinker", "--export=\($0)"] })
    ]),
]

let hostTargets: [Target] =
  [
    .plugin(name: "CoreNumber", capability: .buildTool(), path: "Tools/CoreNumber"),
    .executableTarget(name: "provider-generator", path: "Tools/ProviderGenerator"),
    .plugin(
      name: "NewProvider",
      capability: .command(
        intent: .custom(
          verb: "new-provider", description: "Makes a provider of 20 lines to begin with."),
        permissions: [
          .writeToPackageDirectory(
            reason: "Plugins gets a folder, and the lists of providers a line.")
        ]),
      dependencies: ["provider-generator"], path: "Tools/NewProvider"),
    .systemLibrary(
      name: "CPango", pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
    .systemLibrary(
      name: "CFontconfig", pkgConfig: "pangoft2",
      providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
    .target(name: "ReflowText", dependencies: ["CFontconfig", "CPango", "Reflow"]),
    .target(name: "ReflowScenes", dependencies: ["Reflow", "ReflowText"]),
    .target(name: "ReflowCourse", dependencies: ["Reflow", "ReflowText", "ReflowScenes"]),
    .systemLibrary(
      name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .target(
      name: "ReflowDrawing", dependencies: ["CPango", "CZlib", "Reflow", "ReflowText"]),
    .target(
      name: "ReflowTesting", dependencies: ["Reflow", "ReflowScenes", "ReflowDrawing"]),
    .target(name: "ReflowFaults", dependencies: ["Reflow"]),
    .target(
      name: "ReflowWorkspace",
      dependencies: [
        "Reflow", "ReflowText", "ReflowScenes", "ReflowDrawing", "ReflowTesting", "ReflowCourse",
      ]),
    .target(
      name: "ReflowLoading", dependencies: ["Reflow", "ReflowScenes", "ReflowWorkspace"]),
    .systemLibrary(
      name: "CLibEdit", pkgConfig: "libedit",
      providers: [.apt(["libedit-dev"]), .brew(["libedit"])]),
    .target(
      name: "CEditLine", dependencies: ["CLibEdit"], linkerSettings: [.linkedLibrary("edit")]),
    .target(
      name: "ReflowREPL",
      dependencies: [
        "CEditLine", "CLibEdit", "Reflow", "ReflowScenes", "ReflowDrawing", "ReflowCourse",
        "ReflowLoading", "ReflowWorkspace",
      ]),
    // Providers that are loaded while it runs find the core in the program.
    .executableTarget(
      name: "reflow", dependencies: ["Reflow", "ReflowFaults", "ReflowREPL"] + providers,
      path: "Playground",
      exclude: ["Exercises", "Faults", "Lessons", "Scenes"],
      linkerSettings: [
        .unsafeFlags(["-Xlinker", "--export-dynamic"], .when(platforms: [.linux]))
      ]),
  ]

let testTargets: [Target] =
  [
    .target(
      name: "LayoutTestSupport", dependencies: ["Reflow"], path: "Tests/LayoutTestSupport"),
    .testTarget(
      name: "ReflowTests",
      dependencies: ["Reflow", "ReflowTesting", "LayoutTestSupport"] + providers),
    .testTarget(
      name: "ReflowTestingTests",
      dependencies: ["Reflow", "ReflowFaults", "ReflowTesting", "ReflowScenes"] + providers),
    .testTarget(
      name: "ReflowFaultsTests",
      dependencies: [
        "Reflow", "ReflowCourse", "ReflowFaults", "ReflowScenes", "ReflowText", "ReflowWorkspace",
        "LayoutTestSupport",
      ] + providers),
    .testTarget(
      name: "GuideTests",
      dependencies: ["LayoutTestSupport", "Reflow", "ReflowScenes"] + providers),
    .target(
      name: "TextTestSupport", dependencies: ["ReflowText"], path: "Tests/TextTestSupport",
      resources: [.copy("Fonts")]),
    .testTarget(
      name: "ReflowTextTests",
      dependencies: ["ReflowText", "ReflowScenes", "Reflow", "LeftAlign", "TextTestSupport"]),
    .testTarget(
      name: "ReflowScenesTests",
      dependencies: [
        "ReflowScenes", "ReflowText", "Reflow", "LayoutTestSupport", "TextTestSupport",
      ]
        + providers,
      resources: [.copy("Cases")]),
    .testTarget(
      name: "ReflowCourseTests",
      dependencies: ["ReflowCourse", "ReflowScenes", "ReflowText", "Reflow"] + providers),
    .testTarget(
      name: "ReflowDrawingTests",
      dependencies: ["CPango", "ReflowDrawing", "ReflowText", "Reflow"] + providers),
    .testTarget(
      name: "ReflowWorkspaceTests",
      dependencies: [
        "ReflowWorkspace", "ReflowCourse", "ReflowDrawing", "ReflowFaults", "ReflowScenes",
        "ReflowText", "Reflow", "TextTestSupport",
      ] + providers),
    .testTarget(
      name: "PageTests", dependencies: ["ReflowWorkspace", "ReflowDrawing", "Reflow"] + providers),
    .testTarget(name: "ProviderGeneratorTests", dependencies: ["provider-generator"]),
    .testTarget(
      name: "ReflowLoadingTests", dependencies: ["ReflowLoading"]),
    .executableTarget(
      name: "EditorDemo", dependencies: ["ReflowREPL", "ReflowWorkspace"],
      path: "Tests/EditorDemo"),
    .testTarget(
      name: "ReflowREPLTests",
      dependencies: [
        "ReflowREPL", "ReflowWorkspace", "ReflowScenes", "ReflowCourse", "CEditLine", "EditorDemo",
        "TextTestSupport", "provider-generator", "reflow",
      ]),
  ]
  + plugins.map { name in
    .testTarget(
      name: "\(name)Tests",
      dependencies: ["Reflow", "ReflowTesting", "LayoutTestSupport"] + providers,
      path: "Plugins/\(name)/Tests")
  }

let package = Package(
  name: "reflow",
  platforms: [.macOS(.v15)],
  products: isEmbedded
    ? [.executable(name: "reflow-wasm", targets: ["reflow-wasm"])]
    : [
      .executable(name: "reflow", targets: ["reflow"]),
      .library(name: "Reflow", targets: ["Reflow"]),
      .library(name: "ReflowScenes", targets: ["ReflowScenes"]),
      .library(name: "ReflowText", targets: ["ReflowText"]),
      .library(name: "ReflowTesting", targets: ["ReflowTesting"]),
      .library(name: "ReflowFaults", targets: ["ReflowFaults"]),
      .library(name: "ReflowWorkspace", targets: ["ReflowWorkspace"]),
      .library(name: "ReflowREPL", targets: ["ReflowREPL"]),
    ] + plugins.map { .library(name: $0, targets: [$0]) },
  targets: layoutTargets + (isEmbedded ? webAssemblyTargets : hostTargets + testTargets),
  swiftLanguageModes: [.v6]
)
