import CPango
import Foundation
import Reflow
import Testing

@testable import ReflowDrawing

/// The pixels of an image.
struct Pixels: Equatable {
  private(set) var width = 0
  private(set) var height = 0
  private var colors: [DrawingColor] = []

  /// What Cairo has painted.
  init(_ image: OpaquePointer) throws {
    cairo_surface_flush(image)
    width = Int(cairo_image_surface_get_width(image))
    height = Int(cairo_image_surface_get_height(image))
    let stride = Int(cairo_image_surface_get_stride(image))
    let data = try #require(cairo_image_surface_get_data(image))
    colors.reserveCapacity(width * height)
    for y in 0..<height {
      (data + y * stride).withMemoryRebound(to: UInt32.self, capacity: width) { row in
        for x in 0..<width { colors.append(DrawingColor(row[x] & 0xFFFFFF)) }
      }
    }
  }

  /// What Cairo reads from a file.
  init(png bytes: [UInt8]) throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
      .path
    try Data(bytes).write(to: URL(filePath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let image = try #require(cairo_image_surface_create_from_png(path))
    defer { cairo_surface_destroy(image) }
    try #require(cairo_surface_status(image) == CAIRO_STATUS_SUCCESS)
    try self.init(image)
  }

  /// A portable pixmap of 8 bits.
  init(ppm bytes: [UInt8]) throws {
    let parts = bytes.prefix(64).split(maxSplits: 3, whereSeparator: { $0 == 0x0A || $0 == 0x20 })
    let words = parts.prefix(3).map { String(decoding: $0, as: UTF8.self) }
    width = try #require(Int(words[1]))
    height = try #require(Int(words[2]))
    let data = bytes.suffix(3 * width * height)
    for start in stride(from: data.startIndex, to: data.endIndex, by: 3) {
      colors.append(
        DrawingColor(
          UInt32(data[start]) << 16 | UInt32(data[start + 1]) << 8 | UInt32(data[start + 2])))
    }
  }

  subscript(x: Int, y: Int) -> DrawingColor { colors[y * width + x] }
}

extension DrawingColor {
  /// Whether the colour lies between two others, as a pixel does that both cover.
  func isBetween(_ one: DrawingColor, _ other: DrawingColor, slack: Double = 4) -> Bool {
    let parts = [
      (red, one.red, other.red), (green, one.green, other.green), (blue, one.blue, other.blue),
    ].map { (Double($0), Double($1), Double($2)) }
    guard let widest = parts.max(by: { abs($0.2 - $0.1) < abs($1.2 - $1.1) }) else { return false }
    let length = widest.2 - widest.1
    let share = length == 0 ? 0 : min(1, max(0, (widest.0 - widest.1) / length))
    return parts.allSatisfy { abs($0.0 - ($0.1 + share * ($0.2 - $0.1))) <= slack }
  }

  func isNear(_ other: DrawingColor, slack: Double = 3) -> Bool {
    isBetween(other, other, slack: slack)
  }
}

/// What a drawing must look like at a point, said by brute force: the last element that is drawn there.
struct ExpectedPixels {
  let drawing: Drawing
  let palette: Palette
  let elements: [DrawingElement]

  init(_ drawing: Drawing, _ palette: Palette) {
    self.drawing = drawing
    self.palette = palette
    elements = drawing.layers.flatMap { layer in
      layer.elements.filter { element in
        if case .element = element.purpose { return true }
        return false
      }
    }
  }

  /// What stands at a point, as far as it is shown.
  func topmost(at point: Point) -> DrawingElement? {
    if let clip = drawing.layers.compactMap(\.clip).first, !clip.contains(point) { return nil }
    return elements.last { $0.frame.contains(point) }
  }

  /// Whether a rounded corner, a shadow or the viewport's outline may be seen at a point, where no rule is this simple.
  func isUnclear(_ point: Point) -> Bool {
    let viewports = drawing.layers.flatMap(\.elements).filter { $0.purpose == .viewport }
    if viewports.contains(where: {
      $0.frame.grown(by: 1).contains(point) && !$0.frame.grown(by: -3).contains(point)
    }) {
      return true
    }
    return elements.contains { element in
      let frame = element.frame
      if element.hasShadow, frame.grown(by: 5).contains(point), !frame.contains(point) {
        return true
      }
      let nearX = min(abs(point.x - frame.minX), abs(point.x - frame.maxX)) < 6
      let nearY = min(abs(point.y - frame.minY), abs(point.y - frame.maxY)) < 6
      return nearX && nearY && frame.grown(by: 6).contains(point)
    }
  }

  /// Whether a colour is one that may be at a point.
  func allows(_ color: DrawingColor, at point: Point) -> Bool {
    guard let element = topmost(at: point), let fill = element.fill else {
      // Around the elements nothing has an element's colour.
      let around: [DrawingRole] = [
        .page, .content, .inset, .spacing, .spacingLine, .noteText, .viewport,
      ]
      return around.contains { one in
        around.contains { color.isBetween(palette[one], palette[$0]) }
      }
    }
    let edge = palette[element.edge ?? fill]
    let text = palette[element.text?.color ?? fill]
    return color.isBetween(palette[fill], edge) || color.isBetween(palette[fill], text)
  }
}
