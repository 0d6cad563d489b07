/**
 * Members of a group after a change that began with earlier ones: who came or went meanwhile stays so. Their order is
 * the wished one where nobody did.
 * @param before ids that the change began with
 * @param wished ids that the person has left
 * @param now ids that the group has by now
 */
export function mergedMembers(
  before: readonly string[],
  wished: readonly string[],
  now: readonly string[],
): string[] {
  if (before.join() === now.join()) return [...wished]
  const removed = before.filter((id) => !wished.includes(id))
  const added = wished.filter((id) => !before.includes(id) && !now.includes(id))
  return [...now.filter((id) => !removed.includes(id)), ...added]
}
