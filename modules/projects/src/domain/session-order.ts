/**
 * The order of a project's sessions after they were sorted. Sessions that the sorter did not see keep their order at
 * the end; ids of sessions that are gone are left out.
 */
export function sortedSessions(present: readonly string[], wanted: readonly string[]): readonly string[] {
  const known = new Set(present)
  return [...new Set([...wanted.filter((id) => known.has(id)), ...present])]
}
