import { type Actor, CLOCK, type Outbox, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { clearRecords, groupFinished, recordDeleted } from '../../contract/index.ts'
import { changed } from '../../domain/index.ts'
import { LOBBY_STORE, type LobbyRepositories } from '../ports/index.ts'
import { LobbySignals } from './lobby-signals.ts'

/**
 * Empties the lobby of a session. Records and groups stay for their takes: a group with members is finished as it is,
 * so that the video review shows it with all of them.
 */
export class ClearRecords extends useCase(clearRecords, {
  store: LOBBY_STORE,
  signals: LobbySignals,
  clock: CLOCK,
}) {
  async run(
    _actor: Actor,
    _input: InputOf<typeof clearRecords>,
    { session }: SubjectOf<typeof clearRecords>,
  ): Promise<ReplyOf<typeof clearRecords>> {
    return await this.needs.store.write(async (repositories, outbox) => {
      await repositories.lockSession(session.id)
      await this.#finishGroup(repositories, outbox, session.id)
      const deletedAt = this.needs.clock.now()
      const records = await repositories.records.ofSession(session.id)
      const gone = records.map((record) => changed(record, { deletedAt }))
      for (const record of gone) {
        await repositories.records.save(record)
        outbox.publish(recordDeleted, { record_id: record.id, session_id: session.id })
        this.needs.signals.talent(outbox, record)
      }
      if (gone.length > 0) this.needs.signals.cleared(outbox, session.id, gone)
      return outbox.answer({ cleared: gone.length })
    })
  }

  /** A group whose last member left stays the current one, as always. */
  async #finishGroup(repositories: LobbyRepositories, outbox: Outbox, sessionId: string): Promise<void> {
    const group = await repositories.groups.current(sessionId)
    if (!group || group.recordIds.length === 0) return
    await repositories.groups.save({ ...group, finishedAt: this.needs.clock.now() })
    outbox.publish(groupFinished, { group_id: group.id, session_id: sessionId })
    this.needs.signals.currentGroup(outbox, sessionId, null)
  }
}
