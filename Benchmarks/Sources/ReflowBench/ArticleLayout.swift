/// The way of the articles: a dictionary of attribute objects by index path, filled through a delegate
/// that is asked for each item's size.
final class ArticleLayout {
  struct IndexPath: Hashable {
    var section: Int
    var item: Int
  }

  final class Attributes {
    let path: IndexPath
    var x = 0.0
    var y = 0.0
    var width = 0.0
    var height = 0.0

    init(_ path: IndexPath) { self.path = path }
  }

  private let size: (IndexPath) -> (width: Double, height: Double)
  private var attributes: [IndexPath: Attributes] = [:]

  init(size: @escaping (IndexPath) -> (width: Double, height: Double)) { self.size = size }

  /// - Returns: the content's height.
  func prepare(count: Int, length: Double, spacing: Double) -> Double {
    attributes.removeAll()
    var x = 0.0
    var y = 0.0
    var depth = 0.0
    for item in 0..<count {
      let path = IndexPath(section: 0, item: item)
      let (width, height) = size(path)
      if x > 0 && x + width > length {
        x = 0
        y += depth + spacing
        depth = 0
      }
      let attributes = Attributes(path)
      (attributes.x, attributes.y) = (x, y)
      (attributes.width, attributes.height) = (width, height)
      self.attributes[path] = attributes
      x += width + spacing
      depth = max(depth, height)
    }
    return y + depth
  }
}
