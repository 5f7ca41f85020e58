#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

import Reflow

extension FileContents {
  /// The file that a mistyped path most likely meant, or nil where none is near. Each folder and the
  /// name itself may be mistyped.
  public static func nearestPath(to path: String) -> String? {
    var found = path.hasPrefix("/") ? "/" : ""
    let names = path.split(separator: "/").map(String.init)
    for (index, name) in names.enumerated() {
      let isLast = index == names.count - 1
      if !exists(found + name) {
        let entries = entries(inFolder: found.isEmpty ? "." : found)
        let candidates = entries.filter { isLast || $0.isFolder }.map(\.name)
        guard let nearest = nearest(to: name, among: candidates) else { return nil }
        found += nearest
      } else {
        found += name
      }
      if !isLast { found += "/" }
    }
    return found == path ? nil : found
  }

  /// Of names with the same ending the stems are compared: `.json` makes no two names alike.
  private static func nearest(to name: String, among candidates: [String]) -> String? {
    let (stem, ending) = split(name)
    let alike = candidates.filter { split($0).ending == ending }
    if let nearest = nearestName(to: stem, among: alike.map { split($0).stem }) {
      return nearest + ending
    }
    return nearestName(to: name, among: candidates.filter { split($0).ending != ending })
  }

  private static func split(_ name: String) -> (stem: String, ending: String) {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return (name, "") }
    return (String(name[..<dot]), String(name[dot...]))
  }
}
