import type { UserType } from '@callboard/core/http-contract'
import { RELEASE_NOTES, type ReleaseNote } from './release-notes.ts'

export interface FeatureUpdate {
  readonly points: readonly string[]
  /** `at` of the newest note in it. */
  readonly newest: string
}

interface Reader {
  readonly user_type: UserType
  /** ISO 8601. Whoever came after a note knows nothing else. */
  readonly created_at: string
}

const KEY = 'callboard:feature-update'

/** What is new to the person on this browser since they last put it away, or null. */
export function featureUpdate(
  reader: Reader,
  kept: Pick<Storage, 'getItem'>,
  notes: readonly ReleaseNote[] = RELEASE_NOTES,
): FeatureUpdate | null {
  const since = Math.max(Date.parse(reader.created_at), Date.parse(kept.getItem(KEY) ?? '') || 0)
  const unread = notes.filter(({ at }) => Date.parse(at) > since)
  const points = unread.flatMap((note) =>
    note.points.filter((point) => point.for.includes(reader.user_type)).map(({ text }) => text),
  )
  const newest = unread.at(-1)?.at
  return newest === undefined || points.length === 0 ? null : { points, newest }
}

/** It never shows again on this browser. */
export const putUpdateAway = ({ newest }: FeatureUpdate, kept: Pick<Storage, 'setItem'>): void =>
  kept.setItem(KEY, newest)
