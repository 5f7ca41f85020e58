/// Prints digests of everything that the engine answers, so that two commits can be compared to the bit:
///
///     make digest > before.txt
///
/// A line for each provider with its parameters, in each direction, with each of the spacings; at the end
/// one digest of all of them.
@main
struct ReflowDigest {
  static func main() {
    var all = Digest()
    func print(_ name: String, _ digests: CaseDigests) {
      Swift.print("\(name): \(digests.text)")
      digests.add(to: &all)
    }
    var number = 0
    for parameters in ParameterSets.all {
      let engine = Engine(parameters)
      for setting in Setting.all() {
        let matrixCase = MatrixCase(engine: engine, setting: setting, number: number)
        print("\(parameters), \(setting.text)", matrixCase.digests())
        number += 1
      }
    }
    ExtremeCases.forEach(print)
    Swift.print("all: \(all.text)")
  }
}
