import { textStateChanged } from '@callboard/admin/contract'
import { denied, eventHandler } from '@callboard/core'
import type { RecordTextState } from '../../contract/index.ts'
import { LobbySignals } from '../line/lobby-signals.ts'
import { LOBBY_STORE } from '../ports/index.ts'

/** Marks a check-in with how its latest text fares, for staff and, when the number is wrong, for its talent. */
export const OnTextState = eventHandler(
  textStateChanged,
  'lobby.note-text-state',
  { store: LOBBY_STORE, signals: LobbySignals },
  async ({ needs, actor, payload: change }) => {
    if (actor.kind !== 'system') throw denied()
    await needs.store.write(async (repositories, outbox) => {
      // The signals of a session go out in the order in which its records change.
      await repositories.lockSession(change.session_id)
      const before = await repositories.records.find(change.record_id)
      const textState: RecordTextState = change.state ?? 'none'
      if (!before || !(await repositories.records.noteText(before.id, textState, new Date(change.at)))) return
      if (before.textState === textState || before.deletedAt !== null) return
      const after = { ...before, textState }
      needs.signals.text(outbox, after)
      if ([before, after].some((record) => record.textState === 'invalid'))
        needs.signals.talent(outbox, after)
    })
  },
)
