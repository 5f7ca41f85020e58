import Reflow

// The frames that a scene expects.

extension ValueReader {
  func expectedLayout() throws(SceneError) -> ExpectedLayout {
    let object = try object(keys: ["contentSize", "sections"])
    let contentSize = try object["contentSize"]?.pair(named: "width", "height")
    var sections: [SectionFrames] = []
    for (index, section) in try object.required("sections").array().enumerated() {
      sections.append(try section.at(place.appending("section \(index)")).sectionFrames())
    }
    return ExpectedLayout(
      contentSize: contentSize.map { Size(width: $0.0, height: $0.1) }, sections: sections)
  }

  private func sectionFrames() throws(SceneError) -> SectionFrames {
    let object = try object(keys: ["header", "items", "footer"])
    var frames = SectionFrames(
      header: try object["header"]?.rectOrNull(), items: [],
      footer: try object["footer"]?.rectOrNull())
    for (index, item) in try object.required("items").array().enumerated() {
      frames.items.append(try item.at(object.place.item(index)).rect())
    }
    return frames
  }

  private func rectOrNull() throws(SceneError) -> Rect? {
    if case .null = value.kind { return nil }
    return try rect()
  }

  private func rect() throws(SceneError) -> Rect {
    let numbers = try array()
    guard numbers.count == 4 else {
      throw place.error("must be [x, y, width, height], not \(numbers.count) values")
    }
    func number(_ index: Int, _ key: String) throws(SceneError) -> Double {
      try numbers[index].at(place.key(key)).number(mayBeNegative: true)
    }
    return Rect(
      x: try number(0, "x"), y: try number(1, "y"), width: try number(2, "width"),
      height: try number(3, "height"))
  }
}
