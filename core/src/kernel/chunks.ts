/** @returns the items in their order, `most` at a time; none for none */
export function chunksOf<Item>(items: readonly Item[], most: number): Item[][] {
  const count = Math.ceil(items.length / most)
  return Array.from({ length: count }, (_, at) => items.slice(at * most, (at + 1) * most))
}
