import type { PageLink, PageNotes, PresenceRepository } from '@callboard/lobby'
import { PAGE_LINES, PAGE_ROOMS, READY_RESULTS } from '@callboard/lobby/contract'
import type { Query } from '../dialect/index.ts'
import { flag, instant, oneOf, orNull, Rows, tableOf, text } from '../table/index.ts'

const NOTES = tableOf<PageNotes>().named('lobby_presence', {
  recordId: text('record_id'),
  sessionId: text('session_id'),
  camera: orNull(oneOf('camera', READY_RESULTS)),
  microphone: orNull(oneOf('microphone', READY_RESULTS)),
  speaker: orNull(oneOf('speaker', READY_RESULTS)),
  closedAt: orNull(instant('closed_at')),
})

const LINKS = tableOf<PageLink>().named('lobby_page_link', {
  id: text('id'),
  recordId: text('record_id'),
  sessionId: text('session_id'),
  process: orNull(text('process')),
  room: orNull(oneOf('room', PAGE_ROOMS)),
  line: oneOf('line', PAGE_LINES),
  canRecord: flag('can_record'),
  renewedAt: instant('renewed_at'),
})

/** Columns of a page's connection, beside those of its talent's notes, which have names in common. */
const OF_LINK = ['id', 'process', 'room', 'line', 'can_record', 'renewed_at'] as const
const LINK_COLUMNS = Object.fromEntries(OF_LINK.map((name) => [`link_${name}`, `l.${name}`]))

/** The notes of a talent with one connection of their pages; without any there is one row, of nulls. */
interface NotesWithLinkRow {
  readonly record_id: string
  readonly session_id: string
  readonly link_id: string | null
}

const linkIn = (row: NotesWithLinkRow) => ({
  ...row,
  ...Object.fromEntries(OF_LINK.map((name) => [name, row[`link_${name}` as keyof NotesWithLinkRow]])),
})

export function presenceRepository(query: Query): PresenceRepository {
  const notes = new Rows(NOTES, query)
  const links = new Rows(LINKS, query)
  return {
    lock: async (recordId, sessionId) => {
      const known = await notes.lock({ record_id: recordId })
      if (known) return known
      const none = { recordId, sessionId, camera: null, microphone: null, speaker: null, closedAt: null }
      await notes.addIfAbsent(none)
      return (await notes.lock({ record_id: recordId })) ?? none
    },
    note: (one) => notes.put(one, ['record_id']),
    putLink: (link) => links.put(link, ['id']),
    removeLink: (id) => links.remove({ id }),
    linksOf: (recordIds) => links.all(query(LINKS.name).whereIn('record_id', [...recordIds])),
    ofSession: async (sessionId) => {
      const found: NotesWithLinkRow[] = await query(`${NOTES.name} as n`)
        .leftJoin(`${LINKS.name} as l`, 'l.record_id', 'n.record_id')
        .where({ 'n.session_id': sessionId })
        .select('n.*', LINK_COLUMNS)
      return [...Map.groupBy(found, (row) => row.record_id).values()].map((rows) => ({
        notes: NOTES.fromRow(rows[0]!),
        links: rows.filter((row) => row.link_id !== null).map((row) => LINKS.fromRow(linkIn(row))),
      }))
    },
    linksOfProcess: (process) => links.all(links.where({ process })),
    renew: async (process, now) => {
      await links.where({ process }).update({ renewed_at: now })
    },
    staleLinks: (before) => links.all(query(LINKS.name).where('renewed_at', '<', before)),
  }
}
