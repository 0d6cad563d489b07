/** What the reader has unfolded (true) or folded (false), by record. */
export type Folds = Readonly<Record<string, boolean>>

/**
 * The talent who are in the room, or were in it last: clients answer for them also after the group is finished.
 * @param last of before
 * @param members of the current group
 */
export const lastInRoom = (last: readonly string[], members: readonly string[]): readonly string[] =>
  members.length === 0 || (members.length === last.length && members.every((id, at) => id === last[at]))
    ? last
    : members

export const isUnfolded = (record: string, folds: Folds, last: readonly string[]): boolean =>
  folds[record] ?? last.includes(record)
