import ReflowCourse
import Testing

struct CourseFileTests {
  @Test func aFileHasHeadersAndBlocks() throws {
    let file = try CourseFile(Array("title: A\n\n[text]\n\nBody\n\n".utf8), path: "a")
    #expect(file.headers.map(\.key) == ["title"])
    #expect(file.blocks.map(\.lines) == [[CourseLine(text: "Body", line: 5)]])
  }
}
