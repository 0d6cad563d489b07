/** A name that the live room has reserved says nothing; then the names of its talent stand in. */
export const shownGroupName = (name: string, talentNames: readonly string[]): string =>
  /reserved field/i.test(name) || name.trim() === ''
    ? talentNames.filter(Boolean).join(', ') || 'Unknown'
    : name
