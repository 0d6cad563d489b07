/** Talent of one group: a signal of the group carries 64 KB. */
export const MOST_IN_GROUP = 200
