/** A talent who was chosen for a comment, by hand or as the writing began, and the take that was open then. */
export interface ChosenTalent {
  readonly take: string | undefined
  readonly talent: string
}

/**
 * Whom a comment is about: the talent who is answered in the take that plays, until another one is chosen for that
 * take. A begun comment stays with its talent whatever plays meanwhile.
 */
export const commentAbout = (
  chosen: ChosenTalent | undefined,
  now: { readonly take: string | undefined; readonly active: string | undefined; readonly isBegun: boolean },
): string | undefined => (chosen && (now.isBegun || chosen.take === now.take) ? chosen.talent : now.active)
