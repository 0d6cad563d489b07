const listed = (names: readonly string[]) => [...new Set(names.filter(Boolean))].join(', ')

/**
 * A name that the live room has reserved says nothing; then the names of its talent stand in.
 * @param recorded names of the talent on its takes: they stay when its members were put back to the lobby
 */
export const shownGroupName = (
  name: string,
  talentNames: readonly string[],
  recorded: readonly string[],
): string =>
  /reserved field/i.test(name) || name.trim() === ''
    ? listed(talentNames) || listed(recorded) || 'Unknown'
    : name
