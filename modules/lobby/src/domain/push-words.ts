/** Occasions on which a talent's browser is notified. */
export const PUSH_OCCASIONS = ['next', 'called', 'removed'] as const
export type PushOccasion = (typeof PUSH_OCCASIONS)[number]

const WORDS: Readonly<Record<PushOccasion, { readonly title: string; readonly body: string }>> = {
  next: { title: 'You are next', body: 'Please be ready.' },
  called: { title: 'It is your turn', body: 'Please join now.' },
  removed: { title: 'Your check-in was removed', body: 'Open your page to see what to do.' },
}

/** A notification as the service worker gets it: no name and no contact data. */
export interface PushPayload {
  readonly title: string
  readonly body: string
  /** Path of the page that a tap opens, with a key of its own: a new tab knows none. */
  readonly link: string
  /** A notification replaces one with the same tag. */
  readonly tag: string
}

/** @param isInPerson talent who are there do not join a room on the screen */
export function pushPayload(
  occasion: PushOccasion,
  recordId: string,
  pageKey: string,
  isInPerson: boolean,
): PushPayload {
  const { title, body } = WORDS[occasion]
  return {
    title,
    body: occasion === 'called' && isInPerson ? 'Please come to the door of the room now.' : body,
    link: `/message/${recordId}#k=${pageKey}`,
    tag: recordId,
  }
}
