import { store } from '@callboard/kit/ui'
import type { LobbyRecord } from '@callboard/lobby/contract'
import type { WhichGroup } from './who-was-there.ts'

/** What staff are asked about the current group. */
export type GroupQuestion =
  | {
      readonly kind: 'finish'
      readonly there: readonly LobbyRecord[]
      /** members of whom nothing tells that they were in the room */
      readonly absent: readonly LobbyRecord[]
      /** ids of talent who have a take: of the absent these are taken to be seen */
      readonly recorded: readonly string[]
      /** @param seen ids of the absent whom staff have seen all the same; null: no finish */
      readonly answer: (seen: readonly string[] | null) => void
    }
  | (WhichGroup & {
      readonly kind: 'call-in'
      readonly answer: (which: 'new' | 'same' | null) => void
    })

/** The question that is open, or none. */
export const groupQuestion = store<GroupQuestion | null>(null)

function asked<Answer>(make: (answer: (given: Answer) => void) => GroupQuestion): Promise<Answer> {
  return new Promise((resolve) => {
    groupQuestion.set(
      make((given) => {
        groupQuestion.set(null)
        resolve(given)
      }),
    )
  })
}

/** Asks who of a group was there. @returns ids of members whom staff have seen; null when it is not to be finished */
export const askWhoWasThere = (
  there: readonly LobbyRecord[],
  absent: readonly LobbyRecord[],
  recorded: readonly string[],
) => asked<readonly string[] | null>((answer) => ({ kind: 'finish', there, absent, recorded, answer }))

/** Asks whether a call-in begins a new group. @returns null when nobody is to be called in */
export const askWhichGroup = (words: WhichGroup) =>
  asked<'new' | 'same' | null>((answer) => ({ kind: 'call-in', ...words, answer }))
