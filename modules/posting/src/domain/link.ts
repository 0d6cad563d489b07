/** The id of a link gives the right to watch its pages, where it asks for no password. */
export interface PostingLink {
  readonly id: string
  readonly projectId: string
  readonly name: string
  /** In the order they were chosen. */
  readonly pageIds: readonly string[]
  /** Digest of the password that its visitors are asked for; null: none. */
  readonly passwordDigest: string | null
  /** From when on it opens nothing; null: never. */
  readonly expiresAt: Date | null
  /** Since when staff hold it back; null: they do not. */
  readonly revokedAt: Date | null
  /** Its visitors may save the takes of its pages. */
  readonly allowsDownload: boolean
  /** The name of the viewer and the time lie over its pictures. */
  readonly watermark: boolean
  readonly createdBy: string | null
  readonly createdAt: Date
  readonly removedAt: Date | null
}

/** 80 bits in hex: with the id no longer than an id may be. */
const KEY_LENGTH = 20

/** Says one-way what a text is, in hex. */
type Digest = (text: string) => string

/**
 * The key of those who know the password. It is another one after every change of the password, and nobody makes it
 * without the stored digest.
 */
export const keyOf = ({ id, passwordDigest }: PostingLink, digest: Digest): string =>
  passwordDigest === null ? '' : digest(`posting link ${id} ${passwordDigest}`).slice(0, KEY_LENGTH)

/** Whether the link opens nothing to anybody outside of the office, whatever they know. */
export const isOver = ({ expiresAt, revokedAt }: PostingLink, now: Date): boolean =>
  revokedAt !== null || (expiresAt !== null && expiresAt <= now)

/** How a link stands to a visitor: `locked` until they say the password. */
export type LinkState = 'open' | 'locked' | 'over'

export function stateOf(link: PostingLink, key: string, now: Date, digest: Digest): LinkState {
  if (isOver(link, now)) return 'over'
  return link.passwordDigest === null || key === keyOf(link, digest) ? 'open' : 'locked'
}
