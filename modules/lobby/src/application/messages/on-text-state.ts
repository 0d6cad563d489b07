import { textStateChanged } from '@callboard/admin/contract'
import { type Actor, denied, eventHandler, type PayloadOf } from '@callboard/core'
import type { RecordTextState } from '../../contract/index.ts'
import { LobbySignals } from '../line/lobby-signals.ts'
import { LOBBY_STORE } from '../ports/index.ts'

/** Marks a check-in with how its latest text fares, for staff and, when the number is wrong, for its talent. */
export class OnTextState extends eventHandler(textStateChanged, 'lobby.note-text-state', {
  store: LOBBY_STORE,
  signals: LobbySignals,
}) {
  async run(actor: Actor, change: PayloadOf<typeof textStateChanged>): Promise<void> {
    if (actor.kind !== 'system') throw denied()
    await this.needs.store.write(async (repositories, outbox) => {
      // The signals of a session go out in the order in which its records change.
      await repositories.lockSession(change.session_id)
      const before = await repositories.records.find(change.record_id)
      const textState: RecordTextState = change.state ?? 'none'
      if (!before || !(await repositories.records.noteText(before.id, textState, new Date(change.at)))) return
      if (before.textState === textState || before.deletedAt !== null) return
      const after = { ...before, textState }
      this.needs.signals.text(outbox, after)
      if ([before, after].some((record) => record.textState === 'invalid'))
        this.needs.signals.talent(outbox, after)
    })
  }
}
