import { type Actor, audienceOf, type DomainError, denied, missing, service } from '@callboard/core'
import type { Standing } from '@callboard/core/http-contract'
import type { SessionFacts } from '@callboard/projects/queries'
import { type MeetingEntry, type MeetingRoomName, talentEntry, viewerEntry } from '../../domain/index.ts'
import { LOBBY_STORE } from '../ports/index.ts'

/** Decides how an actor whom the guard has let through enters a room of a session, for tickets and for the rooms behind them. */
export class MeetingAccess extends service({ store: LOBBY_STORE }) {
  /** @returns how they come in, or why they may not */
  async enter(
    actor: Actor,
    { session, standing }: { readonly session: SessionFacts; readonly standing: Standing | null },
    room: MeetingRoomName,
  ): Promise<MeetingEntry | DomainError> {
    const entry =
      actor.kind === 'talent-page'
        ? await this.#talent(actor.recordId, session, room)
        : actor.kind === 'user' && standing
          ? viewerEntry(actor, audienceOf(standing) === 'client' ? 'client' : 'staff', room)
          : null
    if (!entry) return missing('This session')
    return 'refused' in entry ? denied(entry.refused) : entry
  }

  async #talent(recordId: string, session: SessionFacts, room: MeetingRoomName) {
    const record = await this.needs.store.read(({ records }) => records.find(recordId))
    if (record?.sessionId !== session.id) return null
    return talentEntry(record, session.skipVirtualLobby, room)
  }
}
