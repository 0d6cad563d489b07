import type { PageLine, PageRoom, ReadyResult } from '../contract/presence-rules.ts'

/** A connection of a talent's page, with what the page says of itself. */
export interface PageLink {
  /** id of the connection */
  readonly id: string
  readonly recordId: string
  readonly sessionId: string
  /** that holds the connection; null: the page has reported before the process has */
  readonly process: string | null
  readonly room: PageRoom | null
  readonly line: PageLine
  readonly canRecord: boolean
  /** when its process last named it */
  readonly renewedAt: Date
}

/** What stays known of a talent's pages when none is open. */
export interface PageNotes {
  readonly recordId: string
  readonly sessionId: string
  readonly camera: ReadyResult | null
  readonly microphone: ReadyResult | null
  readonly speaker: ReadyResult | null
  /** when a page was last closed */
  readonly closedAt: Date | null
}

/** Milliseconds after which a connection that its process names no more has ended: the process has died. */
export const LINK_LEASE = 60_000

export const isStanding = (link: PageLink, now: Date) => now.getTime() - link.renewedAt.getTime() < LINK_LEASE

export interface Presence {
  readonly page: 'never' | 'open' | 'away'
  readonly awaySince: Date | null
  readonly room: PageRoom | null
  readonly line: PageLine
  readonly canRecord: boolean
}

const CLOSENESS: readonly (PageRoom | null)[] = ['main', 'test', 'joining', null]

/** Of several pages of one talent, the one that is furthest into the room counts. */
export function presenceOf(notes: PageNotes, links: readonly PageLink[], now: Date): Presence {
  const standing = links
    .filter((link) => isStanding(link, now))
    .sort((a, b) => CLOSENESS.indexOf(a.room) - CLOSENESS.indexOf(b.room))
  const [closest] = standing
  if (!closest)
    return {
      page: notes.closedAt || links.length > 0 ? 'away' : 'never',
      awaySince: notes.closedAt,
      room: null,
      line: 'ok',
      canRecord: false,
    }
  return {
    page: 'open',
    awaySince: null,
    room: closest.room,
    line: closest.line,
    canRecord: standing.some(({ canRecord }) => canRecord),
  }
}
