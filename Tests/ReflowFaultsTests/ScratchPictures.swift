import Foundation
import Reflow
import ReflowDrawing
import ReflowWorkspace
import Testing

@Suite struct ScratchPictures {
  @Test func pictures() throws {
    var out = ""
    for specimen in FaultGalleryTests.specimens {
      out += "=== \(specimen.name)\n"
      var sides: [[String]] = []
      for side in [specimen.right, specimen.wrong] {
        let layout = try Specimen.layout(specimen.start + [specimen.right, side])
        sides.append(
          Session.picture(of: layout, PictureOptions(columns: 38, rows: 20, hasRoundScale: true)))
      }
      for i in 0..<max(sides[0].count, sides[1].count) {
        let l = i < sides[0].count ? sides[0][i] : ""
        let r = i < sides[1].count ? sides[1][i] : ""
        out += l + String(repeating: " ", count: max(0, 41 - l.count)) + r + "\n"
      }
    }
    try out.write(toFile: "/tmp/fault-pictures.txt", atomically: true, encoding: .utf8)
  }
}
