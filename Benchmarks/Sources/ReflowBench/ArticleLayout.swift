/// What UIKit offers to a layout: a class to derive from. `prepare` is called before anything is asked.
class CollectionViewLayout {
  func prepare() {}
  var contentHeight: Double { 0 }
  func layoutAttributesForElements(in rect: ArticleFrame) -> [ArticleAttributes] { [] }
}

/// Who knows the items' sizes: the view controller, in most articles.
protocol ArticleLayoutDelegate: AnyObject {
  func numberOfItems(inSection section: Int) -> Int
  func sizeForItem(at path: ArticlePath) -> (width: Double, height: Double)
}

/// UIKit's index path. Its own allocates nothing for two numbers either.
struct ArticlePath: Hashable {
  var section: Int
  var item: Int
}

struct ArticleFrame {
  var x = 0.0
  var y = 0.0
  var width = 0.0
  var height = 0.0

  func intersects(_ other: ArticleFrame) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height
      && other.y < y + height
  }
}

/// UIKit's layout attributes: an object for each item.
final class ArticleAttributes {
  let path: ArticlePath
  var frame = ArticleFrame()

  init(_ path: ArticlePath) { self.path = path }
}

/// The way of the articles, for tags from the left: `prepare` fills a dictionary of attribute objects by
/// index path, asking a delegate for every size; a query filters all of them.
final class ArticleLayout: CollectionViewLayout {
  weak var delegate: (any ArticleLayoutDelegate)?
  let sectionCount: Int
  let width: Double
  let spacing = 10.0
  private var cache: [ArticlePath: ArticleAttributes] = [:]
  private var height = 0.0

  init(sectionCount: Int, width: Double) {
    self.sectionCount = sectionCount
    self.width = width
  }

  override var contentHeight: Double { height }

  override func prepare() {
    cache.removeAll()
    height = 0
    guard let delegate else { return }
    for section in 0..<sectionCount {
      var x = 0.0
      var y = height
      var depth = 0.0
      for item in 0..<delegate.numberOfItems(inSection: section) {
        let path = ArticlePath(section: section, item: item)
        let size = delegate.sizeForItem(at: path)
        if x > 0 && x + size.width > width {
          x = 0
          y += depth + spacing
          depth = 0
        }
        let attributes = ArticleAttributes(path)
        attributes.frame = ArticleFrame(x: x, y: y, width: size.width, height: size.height)
        cache[path] = attributes
        x += size.width + spacing
        depth = max(depth, size.height)
      }
      height = y + depth
    }
  }

  override func layoutAttributesForElements(in rect: ArticleFrame) -> [ArticleAttributes] {
    cache.values.filter { $0.frame.intersects(rect) }
  }
}
