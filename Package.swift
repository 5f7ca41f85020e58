// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "reflow", targets: [.target(name: "Reflow"),
.target(name: "ReflowText", dependencies: ["Reflow"]),
.target(name: "ReflowScenes", dependencies: ["Reflow", "ReflowText"]),
  .target(name: "LeftAlign", dependencies: ["Reflow"], path: "Plugins/LeftAlign"),
  .target(name: "AlignedFlow", dependencies: ["Reflow"], path: "Plugins/AlignedFlow"),
  .target(name: "Flow", dependencies: ["Reflow"], path: "Plugins/Flow"),
  .target(name: "Horizontal", dependencies: ["Reflow"], path: "Plugins/Horizontal"),
  .target(name: "Waterfall", dependencies: ["Reflow"], path: "Plugins/Waterfall"),
  .target(name: "Circle", dependencies: ["Reflow"], path: "Plugins/Circle"),
  .target(name: "Sections", dependencies: ["Reflow"], path: "Plugins/Sections"),
.executableTarget(name: "reflow", dependencies: ["ReflowScenes","LeftAlign","AlignedFlow","Flow","Horizontal","Waterfall","Circle","Sections"], path: "Playground"),])
