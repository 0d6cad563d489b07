/** `full-private`: others see none of the person's answers; `yes-private`: only those that are yes. */
export const PRIVACY_MODES = ['full-private', 'yes-private'] as const
export type PrivacyMode = (typeof PRIVACY_MODES)[number]
/** Null: public. */
export type Privacy = PrivacyMode | null

/** The part of an answer that everybody else may know; null when they may not know of it. */
export const shownToOthers = <Answer extends string>(
  privacy: Privacy,
  answer: Answer | null,
): Answer | null => (privacy === null || (privacy === 'yes-private' && answer === 'yes') ? answer : null)

/** The answers that a reader may see: their own, and of others what those show. */
export function visibleTo<Given extends { readonly userId: string; readonly value: string }>(
  readerId: string | null,
  given: readonly Given[],
  privacyOf: ReadonlyMap<string, PrivacyMode>,
): Given[] {
  return given.filter(
    ({ userId, value }) =>
      userId === readerId || shownToOthers(privacyOf.get(userId) ?? null, value) !== null,
  )
}

/** 'Make picks private' switched; switching it off clears 'Show Only Yes Picks'. */
export const withPrivatePicks = (now: Privacy, on: boolean): Privacy => (on ? (now ?? 'full-private') : null)

/** 'Show Only Yes Picks' switched, which needs private picks. */
export function withOnlyYesPicks(now: Privacy, on: boolean): Privacy {
  if (now === null) return null
  return on ? 'yes-private' : 'full-private'
}
