import Reflow
import Testing

@Suite("ItemList")
struct ItemListTests {
  private let sizes = (0..<5).map { Size(width: Double($0), height: 20) }

  @Test func itIsACollectionOfSizes() {
    var list = ItemList(sizes)
    #expect(list.count == 5 && Array(list) == sizes && list[3] == sizes[3])
    list.replaceSubrange(1..<3, with: [.zero])
    #expect(Array(list) == [sizes[0], .zero, sizes[3], sizes[4]])
    list.append(.zero)
    list.remove(at: 0)
    list.insert(Size(width: 9, height: 9), at: 1)
    #expect(list.map(\.width) == [0, 9, 3, 4, 0])
    #expect(ItemList().isEmpty && ItemList([]) == [])
    list = [.zero, Size(width: 1, height: 2)]
    #expect(list.count == 2 && list[1].height == 2)
  }

  @Test func copiesAreIdenticalUntilOneChanges() {
    let list = ItemList(sizes)
    var copy = list
    #expect(list.isIdentical(to: copy) && copy.isIdentical(to: list))
    copy[2].width = 99
    #expect(!list.isIdentical(to: copy) && list != copy)
    #expect(list[2].width == 2)
  }

  @Test func equalListsNeedNotBeIdentical() {
    let list = ItemList(sizes)
    var changed = list
    changed[0].width += 1
    changed[0].width -= 1
    #expect(changed == list && !changed.isIdentical(to: list))
    #expect(ItemList(sizes) == ItemList(sizes))
  }

  @Test func everyChangeEndsTheIdentity() {
    let list = ItemList(sizes)
    let changes: [(inout ItemList) -> Void] = [
      { $0[0] = $0[0] }, { $0.append(.zero) }, { $0.removeLast() }, { $0.remove(at: 2) },
      { $0.insert(.zero, at: 0) }, { $0.swapAt(0, 1) }, { $0.removeAll() },
      { $0.replaceSubrange(0..<2, with: [.zero, .zero]) },
    ]
    for (index, change) in changes.enumerated() {
      var copy = list
      change(&copy)
      #expect(!copy.isIdentical(to: list), "change \(index)")
      #expect(Array(list) == sizes, "change \(index)")
    }
  }

  @Test func emptyListsAreIdentical() {
    #expect(ItemList().isIdentical(to: []))
    #expect(!ItemList().isIdentical(to: ItemList(sizes)))
    #expect(ItemList(sizes) != [])
  }
}
