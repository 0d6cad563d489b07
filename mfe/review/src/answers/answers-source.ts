interface Given {
  readonly from_user: { readonly _id: string; readonly name: string }
  readonly page: { readonly _id: string; readonly name: string } | null
}

/** Where all of these answers come from, where that is one page, and whose they are, where one person gave them all. */
export interface AnswersSource {
  /** `Selects · Clara Lindqvist`, or the page alone. */
  readonly words: string
  readonly isOnePerson: boolean
}

/** @returns undefined where they come from several pages, or there are none */
export function answersSource(votes: readonly Given[]): AnswersSource | undefined {
  const [first] = votes
  if (!first || votes.some(({ page }) => page?._id !== first.page?._id)) return undefined
  const place = first.page ? first.page.name : 'In the room'
  const isOnePerson = votes.every(({ from_user }) => from_user._id === first.from_user._id)
  return { words: isOnePerson ? `${place} · ${first.from_user.name}` : place, isOnePerson }
}
