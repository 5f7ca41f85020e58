// One section on several cores: the second half is folded from a guessed state while the first half is
// folded. Lines of mixed widths come into step within some hundred items, whatever they began with; from
// there on the guess was right.

#if canImport(Dispatch) && !hasFeature(Embedded)
  import Synchronization

  /// The fold of a part of a section, begun as if it were the section's beginning.
  final class GuessedFold: Sendable {
    /// What is folded: nodes of the list of items, which are equally high.
    let nodes: ContiguousArray<ChunkNode<Size>>
    private let context: SectionContext
    private let root: ChunkNode<Size>
    private let firstItem: Int
    private let threads: WorkerThreads
    /// A place for each node's fold; those before `count` are written and do not change.
    private let places: SharedPlaces<FoldNode>
    private let count = Atomic(0)
    private let isTaken = Atomic(false)
    private let isDropped = Atomic(false)

    init(
      _ nodes: ContiguousArray<ChunkNode<Size>>, from firstItem: Int, of root: ChunkNode<Size>,
      _ context: SectionContext, _ threads: WorkerThreads
    ) {
      self.nodes = nodes
      self.context = context
      self.root = root
      self.firstItem = firstItem
      self.threads = threads
      places = SharedPlaces(nodes.count)
    }

    /// Whether nobody else has taken the work.
    func take() -> Bool { !isTaken.exchange(true, ordering: .relaxed) }

    /// Ends the work: the guess was wrong.
    func drop() { isDropped.store(true, ordering: .relaxed) }

    private var isStopped: Bool { isDropped.load(ordering: .relaxed) || threads.areStopped }

    func run() {
      guard take() else { return }
      let watch = WorkWatch { [self] _, _ in !isStopped }
      var folder = Folder(context, root, from: firstItem, watch: watch)
      for index in nodes.indices {
        let node = folder.foldAfresh(nodes[index])
        guard !isStopped else { return }
        places[index] = node
        count.store(index + 1, ordering: .releasing)
        threads.tell()
      }
    }

    /// Waits for the fold of a node; nil where the work is stopped.
    func fold(of index: Int, while goesOn: () -> Bool) -> FoldNode? {
      threads.wait(while: goesOn) { isStopped || count.load(ordering: .acquiring) > index }
      return isStopped ? nil : places[index]
    }
  }

  extension Folder {
    /// The pieces of a section should be so many nodes, so that each can be shared out evenly.
    private static let nodesOfPiece = 8

    /// Folds all items on several cores. Guesses that were wrong are thrown away, and cost no time but that
    /// of the other cores; each item counts as placed once.
    mutating func foldOnCores(_ workers: Int) -> FoldNode {
      var nodes: ContiguousArray = [root]
      while nodes.count < Self.nodesOfPiece * workers, nodes[0].height > 1 {
        nodes = Self.children(of: nodes[...])
      }
      let height = nodes[0].height
      let threads = WorkerThreads()
      var guesses: [GuessedFold] = []
      var first = 0
      for worker in 0..<workers {
        let piece = worker * nodes.count / workers..<(worker + 1) * nodes.count / workers
        if worker > 0 {
          guesses.append(
            GuessedFold(ContiguousArray(nodes[piece]), from: first, of: root, context, threads))
        }
        first += nodes[piece].reduce(0) { $0 + $1.count }
      }
      for guess in guesses { threads.start { guess.run() } }
      var parts: ContiguousArray<FoldPart> = []
      for node in nodes[..<(nodes.count / workers)] {
        parts.append(FoldPart(node: foldAfresh(node)))
      }
      for guess in guesses { take(guess, into: &parts) }
      threads.stop()
      threads.wait { true }
      var rest = parts[...]
      let fold = node(over: root, of: height, &rest)
      if watch?.isStopped != true {
        (work.itemsPlaced, work.stretchesPlaced) = (root.count, fold.stretchCount)
      }
      return fold
    }

    /// Takes a guess over, as far as it is right.
    private mutating func take(_ guess: GuessedFold, into parts: inout ContiguousArray<FoldPart>) {
      var next = 0
      if !guess.take() {
        while next < guess.nodes.count {
          let goesOn = { [watch] in watch?.update(done: watch?.done ?? 0) != false }
          guard let guessed = guess.fold(of: next, while: goesOn) else { break }
          parts.append(FoldPart(node: refold(FoldPart(node: guessed), remembers: false).node))
          next += 1
          // Where a whole node has not come into step, the others won't either.
          if !loops.areSame(guessed.after, state) { break }
        }
        guess.drop()
      }
      for node in guess.nodes[next...] { parts.append(FoldPart(node: foldAfresh(node))) }
    }
  }
#endif
