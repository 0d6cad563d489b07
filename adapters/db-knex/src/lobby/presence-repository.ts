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
    notesOfSession: (sessionId) => notes.all(notes.where({ session_id: sessionId })),
    putLink: (link) => links.put(link, ['id']),
    removeLink: (id) => links.remove({ id }),
    linksOf: (recordIds) => links.all(query(LINKS.name).whereIn('record_id', [...recordIds])),
    linksOfSession: (sessionId) => links.all(links.where({ session_id: sessionId })),
    linksOfProcess: (process) => links.all(links.where({ process })),
    renew: async (process, now) => {
      await links.where({ process }).update({ renewed_at: now })
    },
    staleLinks: (before) => links.all(query(LINKS.name).where('renewed_at', '<', before)),
  }
}
