import { CLOCK, type Outbox, service } from '@callboard/core'
import { type PresenceView, presenceChanged } from '../../contract/index.ts'
import { type CheckInRecord, type PageLink, type PageNotes, presenceOf } from '../../domain/index.ts'
import type { LobbyRepositories } from '../ports/index.ts'

type Whose = Pick<CheckInRecord, 'id' | 'sessionId'>

/** Keeps what is known of the pages of talent, and signals each change to staff once. */
export class PagePresence extends service({ clock: CLOCK }) {
  /**
   * Changes what is known of one talent's pages; others who change it wait meanwhile.
   * @param change gets the connections as they are
   */
  async change(
    { presence }: LobbyRepositories,
    outbox: Outbox,
    { id: recordId, sessionId }: Whose,
    change: (links: readonly PageLink[], notes: PageNotes) => Promise<void>,
  ): Promise<void> {
    const notes = await presence.lock(recordId, sessionId)
    const links = await presence.linksOf([recordId])
    const before = this.#view(notes, links)
    await change(links, notes)
    const after = this.#view(await presence.lock(recordId, sessionId), await presence.linksOf([recordId]))
    if (JSON.stringify(after) !== JSON.stringify(before))
      outbox.signal(presenceChanged, sessionId, { staff: after })
  }

  /** Of all talent of a session whose page was open once. */
  async ofSession({ presence }: LobbyRepositories, sessionId: string): Promise<PresenceView[]> {
    return (await presence.ofSession(sessionId)).map(({ notes, links }) => this.#view(notes, links))
  }

  #view(notes: PageNotes, links: readonly PageLink[]): PresenceView {
    const { page, awaySince, room, line, canRecord } = presenceOf(notes, links, this.needs.clock.now())
    const { camera, microphone, speaker } = notes
    return {
      record: notes.recordId,
      page,
      away_since: awaySince?.toISOString() ?? null,
      room,
      line,
      can_record: canRecord,
      ready: camera && microphone && speaker ? { camera, microphone, speaker } : null,
    }
  }
}
