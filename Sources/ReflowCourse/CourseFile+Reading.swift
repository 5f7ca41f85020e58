import ReflowScenes

extension CourseFile {
  /// Reads a file. O(bytes); no more than 64 KiB are read.
  /// - Parameter path: where it is.
  /// - Throws: `CourseError` for one that cannot be read too.
  package init(path: String) throws(CourseError) {
    self = try CourseFile(try Self.bytes(path), path: path)
  }

  /// The bytes of a file of the course, whatever they are.
  static func bytes(_ path: String) throws(CourseError) -> [UInt8] {
    do throws(FileError) {
      return try FileContents.read(path, mostBytes: CourseLines.mostBytes)
    } catch {
      throw CourseError(path: path, line: 1, message: error.message)
    }
  }
}
