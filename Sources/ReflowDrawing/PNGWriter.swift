import CPango
import CZlib

/// Writes an image of Cairo's as PNG: 8 bits for each of red, green and blue.
///
/// Cairo's own writer tries five filters on every row and takes a second for ten million pixels. Here
/// a row is told by what differs from the one above, which is next to nothing where rectangles are.
struct PNGWriter {
  private(set) var bytes: [UInt8] = []

  /// - Parameters:
  ///   - image: in the format RGB24, finished.
  ///   - scale: pixels a point, for whoever wants to show the picture as large as it was.
  init?(_ image: OpaquePointer, scale: Double) {
    cairo_surface_flush(image)
    let width = Int(cairo_image_surface_get_width(image))
    let height = Int(cairo_image_surface_get_height(image))
    guard let pixels = cairo_image_surface_get_data(image) else { return nil }
    bytes = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    var header = Self.bigEndian(UInt32(width)) + Self.bigEndian(UInt32(height))
    // Bits, true colour, and the one way of compressing, filtering and ordering rows.
    header += [8, 2, 0, 0, 0]
    addChunk("IHDR", header)
    let pixelsAMeter = Self.bigEndian(UInt32(min(1e9, (72 * scale / 0.0254).rounded())))
    addChunk("pHYs", pixelsAMeter + pixelsAMeter + [1])
    guard
      addRows(
        pixels, stride: Int(cairo_image_surface_get_stride(image)), width: width, height: height)
    else { return nil }
    addChunk("IEND", [])
  }

  private mutating func addChunk(_ name: StaticString, _ data: [UInt8]) {
    bytes += Self.bigEndian(UInt32(data.count))
    let start = bytes.count
    name.withUTF8Buffer { bytes += $0 }
    bytes += data
    let sum = bytes[start...].withUnsafeBufferPointer {
      crc32(0, $0.baseAddress, UInt32($0.count))
    }
    bytes += Self.bigEndian(UInt32(truncatingIfNeeded: sum))
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }

  // MARK: - Rows

  /// The most bytes of a chunk of pixels.
  private static let chunkLength = 1 << 20

  /// - Returns: false where there is no memory for it.
  private mutating func addRows(
    _ pixels: UnsafeMutablePointer<UInt8>, stride: Int, width: Int, height: Int
  ) -> Bool {
    var stream = z_stream()
    let level: Int32 = 3
    guard
      deflateInit_(&stream, level, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { return false }
    defer { deflateEnd(&stream) }
    var output = [UInt8](repeating: 0, count: Self.chunkLength)
    // The first byte names the filter: what differs from the row above.
    var row = [UInt8](repeating: 2, count: 1 + 3 * width)
    for y in 0..<height {
      Self.filter(
        pixels + y * stride, above: y == 0 ? nil : pixels + (y - 1) * stride, width, &row)
      let isLast = y == height - 1
      let isWritten = row.withUnsafeMutableBufferPointer { row in
        stream.next_in = row.baseAddress
        stream.avail_in = UInt32(row.count)
        return deflateAll(&stream, &output, isLast: isLast)
      }
      guard isWritten else { return false }
    }
    return true
  }

  /// Takes all that a stream has been given.
  private mutating func deflateAll(
    _ stream: inout z_stream, _ output: inout [UInt8], isLast: Bool
  ) -> Bool {
    while true {
      let status = output.withUnsafeMutableBufferPointer { output in
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(output.count)
        return deflate(&stream, isLast ? Z_FINISH : Z_NO_FLUSH)
      }
      guard status == Z_OK || status == Z_STREAM_END || status == Z_BUF_ERROR else { return false }
      chunk += output[..<(output.count - Int(stream.avail_out))]
      if chunk.count >= Self.chunkLength || status == Z_STREAM_END {
        if !chunk.isEmpty { addChunk("IDAT", chunk) }
        chunk.removeAll(keepingCapacity: true)
      }
      if isLast ? status == Z_STREAM_END : stream.avail_out > 0 { return true }
    }
  }

  /// Deflated bytes that are in no chunk yet.
  private var chunk: [UInt8] = []

  /// The bytes of a row less those above. Cairo's pixels are 32 bits in the machine's order, with red
  /// above green above blue.
  private static func filter(
    _ pixels: UnsafeMutablePointer<UInt8>, above: UnsafeMutablePointer<UInt8>?, _ width: Int,
    _ row: inout [UInt8]
  ) {
    pixels.withMemoryRebound(to: UInt32.self, capacity: width) { pixels in
      row.withUnsafeMutableBufferPointer { row in
        func put(_ x: Int, _ pixel: UInt32, _ other: UInt32) {
          row[3 * x + 1] =
            UInt8(truncatingIfNeeded: pixel >> 16) &- UInt8(truncatingIfNeeded: other >> 16)
          row[3 * x + 2] =
            UInt8(truncatingIfNeeded: pixel >> 8) &- UInt8(truncatingIfNeeded: other >> 8)
          row[3 * x + 3] = UInt8(truncatingIfNeeded: pixel) &- UInt8(truncatingIfNeeded: other)
        }
        guard let above else {
          for x in 0..<width { put(x, pixels[x], 0) }
          return
        }
        above.withMemoryRebound(to: UInt32.self, capacity: width) { above in
          for x in 0..<width { put(x, pixels[x], above[x]) }
        }
      }
    }
  }
}
