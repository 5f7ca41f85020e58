import ReflowCourse
import ReflowScenes

extension Session {
  /// Writes the file that the lesson in hand begins with into the folder in which the program runs. A file
  /// that is there stays.
  func writeLessonFiles() throws(CommandError) -> Report {
    try writeLessonFiles(of: task("lesson"), to: ".")
  }

  func writeLessonFiles(
    of task: LearningTask, to folder: String
  ) throws(CommandError) -> Report {
    guard let file = task.lesson.file else {
      throw CommandError("lesson: \(task.lesson.title) begins with no file")
    }
    let path = folder == "." ? file.name : "\(folder)/\(file.name)"
    do throws(FileError) {
      try FileContents.create(Array(file.text.utf8), at: path)
    } catch {
      throw CommandError("lesson: \(error.description)")
    }
    let message = Message("file.written", ["name": .text(FileContents.absolutePath(path))])
    return Report(task.messages.text(message).wrapped(indent: 0))
  }
}
