import AlignedFlow
import Circle
import Flow
import Foundation
import Horizontal
import LeftAlign
import Reflow
import ReflowWorkspace
import Sections
import Waterfall

/// A page as a person exports it, in a folder of its own that goes with it.
final class ExportedPage {
  let session: Session
  let path: String
  private let folder: URL

  /// - Parameters:
  ///   - lines: commands.
  ///   - export: the one that writes; `FILE` stands for the page.
  init(_ lines: [String], _ export: String = "export FILE") throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    path = folder.appending(path: "page.html").path
    session = try Session(providers: Self.providers)
    for line in lines { _ = try session.run(line) }
    _ = try session.run(export.replacing("FILE", with: path))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var layout: Layout { session.workspace.layout }

  var html: String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }

  /// All providers of the package.
  private static let providers: ProviderRegistry = {
    var providers = ProviderRegistry()
    providers.register(LeftAlignProvider.self)
    providers.register(AlignedFlowProvider.self)
    providers.register(FlowProvider.self)
    providers.register(HorizontalProvider.self)
    providers.register(WaterfallProvider.self)
    providers.register(CircleProvider.self)
    providers.register(SectionsProvider.self)
    return providers
  }()
}

extension Element {
  /// Its identifier in the first panel.
  var identifier: String {
    switch self {
    case .item(let path): "p0-item-\(path.section)-\(path.item)"
    case .header(let section): "p0-header-\(section)"
    case .footer(let section): "p0-footer-\(section)"
    }
  }
}
