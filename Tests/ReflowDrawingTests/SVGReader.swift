import Foundation
import ReflowDrawing
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An SVG file as a parser of XML reads it.
final class SVGReader: NSObject, XMLParserDelegate {
  struct Node {
    var name: String
    var attributes: [String: String]
    /// The identifier and the class of the nearest group that has them.
    var group: String?
    var text = ""

    func number(_ name: String) -> Double? { attributes[name].flatMap(Double.init) }
  }

  private(set) var nodes: [Node] = []
  private var open: [Int] = []
  private var groups: [String?] = []

  init(_ bytes: [UInt8]) throws {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    let isRead = parser.parse()
    try #require(isRead, "\(String(describing: parser.parserError)), line \(parser.lineNumber)")
  }

  convenience init(_ drawing: Drawing, _ writer: SVGWriter = SVGWriter()) throws {
    try self.init(writer.bytes(of: drawing))
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    groups.append(attributes["id"] ?? groups.last ?? nil)
    open.append(nodes.count)
    nodes.append(Node(name: name, attributes: attributes, group: groups.last ?? nil))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    groups.removeLast()
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if let last = open.last { nodes[last].text += string }
  }

  /// The group of an identifier.
  func node(_ identifier: String) -> Node? { nodes.first { $0.attributes["id"] == identifier } }

  func nodes(in group: String, _ name: String) -> [Node] {
    nodes.filter { $0.group == group && $0.name == name }
  }

  /// The text of a group, its lines behind one another.
  func text(in group: String) -> String { nodes(in: group, "text").map(\.text).joined() }
}
