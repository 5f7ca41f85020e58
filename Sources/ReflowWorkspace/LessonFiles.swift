import ReflowCourse
import ReflowScenes

extension Session {
  /// Writes the file that the lesson in hand begins with into the folder in which the program runs. A file
  /// that is there stays.
  func writeLessonFiles() throws(CommandError) -> Report {
    let task = try task("lesson")
    guard let file = task.lesson.file else {
      throw CommandError("lesson: \(task.lesson.title) begins with no file")
    }
    guard !FileContents.exists(file.name) else {
      throw CommandError("lesson: \(file.name) is there already; it is left as it is")
    }
    do throws(FileError) {
      try FileContents.write(Array(file.text.utf8), to: file.name)
    } catch {
      throw CommandError("lesson: \(error.description)")
    }
    return Report([task.messages.text(Message("file.written", ["name": .text(file.name)]))])
  }
}
