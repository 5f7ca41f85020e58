import Reflow
import ReflowCourse
import ReflowLoading
import ReflowScenes
import ReflowWorkspace

extension ReflowProgram {
  /// What there is to learn with; nil where the program has no course and is given no folder of lessons.
  func learning(lessons: [String]) -> Learning? {
    guard let folders = folders(adding: lessons) else { return nil }
    return Learning(
      folders: folders, gallery: gallery, language: Environment.courseLanguage,
      progress: CourseProgress(folder: Environment.stateFolder))
  }

  /// The program's course and folders of lessons behind it; nil where there is neither.
  private func folders(adding lessons: [String]) -> CourseFolders? {
    if course == nil && lessons.isEmpty { return nil }
    var folders = course ?? CourseFolders(lessons: [])
    folders.lessons += lessons
    return folders
  }

  /// Checks the course, and folders of lessons behind it.
  /// - Parameter loadsCode: whether code of lessons in the folders may run.
  /// - Returns: 1 where something is wrong.
  func checkLessons(_ folders: [String], loadsCode: Bool, _ output: StandardOutput) -> Int32 {
    guard let all = self.folders(adding: folders) else {
      output.error("reflow: lessons: this program has no course; name a FOLDER")
      return 2
    }
    let loader = ProviderCompiler.isThere ? ProviderLoader.ofThisProcess : nil
    let outcome = CourseCheck(
      providers: providers, gallery: gallery, loader: loader, trustsFirst: course != nil,
      trustsAll: loadsCode
    ).run(all)
    for problem in outcome.problems { output.line(Console.safe(message: problem.description)) }
    for path in outcome.untried {
      output.line(Console.safe("\(path): its solution brings code and was not tried"))
    }
    output.line(outcome.summary)
    return outcome.problems.isEmpty ? 0 : 1
  }

  /// Begins a lesson.
  func newLesson(_ name: String, in folder: String, _ output: StandardOutput) -> Int32 {
    let lessons = (course?.lessons ?? []) + [folder]
    do throws(CommandError) {
      let template = try LessonTemplate(
        name: name, folder: folder, after: CourseShelf(folders: lessons))
      try template.write()
      output.line(Console.safe("made \(template.path)"))
      output.line(Console.safe("try it with reflow --lessons \(folder) -c 'lesson \(name)'"))
      return 0
    } catch {
      output.error("reflow: \(Console.safe(message: error.message))")
      return 2
    }
  }
}

extension CourseFolders {
  /// The course that lies near the running program: in `../share/reflow`, or in the `Playground` of the
  /// package in which it was built; nil where there is neither.
  public static var ofThisProgram: CourseFolders? {
    let shared = FileContents.absolutePath("\(RunningProgram.folder)/../share/reflow")
    if FileContents.exists("\(shared)/Lessons") { return CourseFolders(in: shared) }
    var folder = RunningProgram.folder
    while !folder.isEmpty, folder != "." {
      if FileContents.exists("\(folder)/Playground/Lessons") {
        return CourseFolders(in: "\(folder)/Playground")
      }
      folder = RunningProgram.folder(of: folder)
    }
    return nil
  }
}
