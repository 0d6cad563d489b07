import type { Outbox } from '@callboard/core'
import { commentRef, type PrivacyMode, recordCommentRef, shownToOthers } from '../../contract/index.ts'
import { type FeedbackKey, type FeedbackValue, isInSession, type Place } from '../../domain/reaction.ts'
import { tellPicks } from '../picks/tell-picks.ts'
import type { PostingRepositories } from '../ports/index.ts'

/** What a write of an answer has changed. */
export interface AnswerChange {
  readonly isChanged: boolean
  /** What others may know of it now; null: nothing. */
  readonly shown: FeedbackValue | null
  /** What they may know is another thing than before. */
  readonly isNews: boolean
}

/** Milliseconds. On a slow line the earlier of two answers of one device may arrive so long after the later one was given. */
const ON_ITS_WAY = 60_000

/**
 * Gives, changes or takes back a reviewer's answer. The same answer twice counts once. One that has waited for the
 * network changes nothing where the reviewer has given another one since, or taken it back, on another device.
 */
export async function setAnswer(
  { feedbacks, privacy }: PostingRepositories,
  own: FeedbackKey,
  value: FeedbackValue | null,
  givenAt: Date,
): Promise<AnswerChange> {
  const wish = await privacy.locked(own.placeId, own.userId)
  const standing = await feedbacks.find(own)
  const before = standing?.value ?? null
  const latest = standing?.givenAt ?? (await feedbacks.takenBackAt(own))
  if (latest && latest.getTime() - givenAt.getTime() > ON_ITS_WAY)
    return { isChanged: false, shown: shownToOthers(wish, before), isNews: false }
  const isChanged = before !== value
  if (isChanged && value === null) await feedbacks.takeBack(own, givenAt)
  // Given again it is as new as another answer would be.
  if (value !== null && (isChanged || (standing && standing.givenAt < givenAt)))
    await feedbacks.set({ ...own, value, givenAt })
  const shown = shownToOthers(wish, value)
  return { isChanged, shown, isNews: shown !== shownToOthers(wish, before) }
}

/** Keeps a reviewer's answers at a place private, or shows them. @returns false where it was so before */
export async function setPrivacy(
  { privacy }: PostingRepositories,
  own: { readonly placeId: string; readonly userId: string },
  mode: PrivacyMode | null,
): Promise<boolean> {
  if ((await privacy.locked(own.placeId, own.userId)) === mode) return false
  if (mode === null) await privacy.remove(own)
  else await privacy.set({ ...own, mode })
  return true
}

/** Has the screens of these places load the comments again, which have come or gone. */
export async function tellCommented(
  { comments, groups }: PostingRepositories,
  outbox: Outbox,
  places: readonly Place[],
): Promise<void> {
  const onPages = places.filter((place) => !isInSession(place))
  const posted = onPages.length === 0 ? [] : await groups.many(onPages.map(({ groupId }) => groupId))
  for (const { placeId, groupId, recordId } of onPages) {
    const about = { page_id: placeId, ref_id: groupId }
    outbox.signal(commentRef, placeId, { staff: about, client: about })
    const of = posted.filter(({ id }) => id === groupId)
    tellPicks(outbox, placeId, of, recordId)
  }
  const inSessions = places.filter(isInSession)
  const sessionIds = [...new Set(inSessions.map(({ placeId }) => placeId))]
  const counts = sessionIds.length === 0 ? [] : await comments.countByTalent(sessionIds)
  for (const place of inSessions) {
    const counted = counts.find(
      (one) => isInSession(one) && one.placeId === place.placeId && one.recordId === place.recordId,
    )
    const about = { record: place.recordId, count: counted?.comments ?? 0 }
    outbox.signal(recordCommentRef, place.placeId, { staff: about, client: about })
  }
}
