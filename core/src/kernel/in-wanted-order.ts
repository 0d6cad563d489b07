/**
 * The order of what was sorted by hand. What the sorter did not see keeps its order at the end; ids of what is gone are
 * left out.
 */
export function inWantedOrder(present: readonly string[], wanted: readonly string[]): readonly string[] {
  const known = new Set(present)
  return [...new Set([...wanted.filter((id) => known.has(id)), ...present])]
}
