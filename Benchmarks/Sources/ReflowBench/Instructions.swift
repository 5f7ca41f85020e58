import Foundation

/// Instructions an item, counted by valgrind: a second measure, which a busy machine does not disturb.
struct Instructions {
  let settings: Settings
  let report: Report

  func run() {
    let (valgrind, strip) = (Program.path(of: "valgrind"), Program.path(of: "strip"))
    guard let valgrind, let strip else {
      let packages = (valgrind == nil ? ["valgrind"] : []) + (strip == nil ? ["binutils"] : [])
      report.skip(
        "instruction counts",
        because:
          "not measured here; apt-get install --no-install-recommends \(packages.joined(separator: " "))"
      )
      return
    }
    do {
      // Debian's valgrind gives up on the debugging information that Swift writes.
      let folder = try TemporaryFolder()
      let itself = "\(folder.path)/reflow-bench"
      _ = try Program.run(
        strip, ["-o", itself, Bundle.main.executablePath ?? CommandLine.arguments[0]])
      // Valgrind runs one thread at a time.
      let cores = settings.cores ?? 1
      var baseline: Double?
      for kernel in Kernel.allCases {
        // What comes before the kernel is in both runs, and so is not in their difference.
        let once = try count(kernel, cores, times: 1, valgrind, itself)
        let thrice = try count(kernel, cores, times: 3, valgrind, itself)
        let perItem = Double(thrice - once) / Double(2 * Kernel.count)
        let ratio = Spread(exactly: perItem / (baseline ?? perItem))
        baseline = baseline ?? perItem
        report.add(
          Measurement(
            .instructions, "\(kernel.title(Engine.name(ofCores: cores))): instructions",
            Kernel.count, ratio: ratio,
            .init(spread: Spread(exactly: perItem), unit: .instructionsAnItem)))
      }
    } catch {
      report.skip("instruction counts", because: error.message)
    }
  }

  private func count(
    _ kernel: Kernel, _ cores: Int, times: Int, _ valgrind: String, _ program: String
  ) throws(Program.Failure) -> Int {
    let errors = try Program.run(
      valgrind,
      [
        "--tool=callgrind", "--callgrind-out-file=/dev/null", program, "--kernel", kernel.rawValue,
        "--times", "\(times)", "--cores", "\(cores)",
      ], seconds: 120
    ).errors
    // ==1== Collected : 123456
    guard let line = errors.split(separator: "\n").first(where: { $0.contains("Collected :") }),
      let number = line.split(separator: " ").last.flatMap({ Int($0) })
    else { throw Program.Failure(message: "\(valgrind): says no count of instructions") }
    return number
  }
}
