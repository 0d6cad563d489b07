import { type Actor, CLOCK, conflict, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { finishGroup, groupFinished } from '../../contract/index.ts'
import { finishAudition } from '../../domain/index.ts'
import { LobbySignals } from '../line/lobby-signals.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { membersOf } from './group-members.ts'
import { groupView } from './group-view.ts'

/** Ends the current group; its members are back in the lobby and have auditioned. */
export class FinishGroup extends useCase(finishGroup, {
  store: LOBBY_STORE,
  signals: LobbySignals,
  clock: CLOCK,
}) {
  async run(
    _actor: Actor,
    input: InputOf<typeof finishGroup>,
    { session }: SubjectOf<typeof finishGroup>,
  ): Promise<ReplyOf<typeof finishGroup>> {
    return await this.needs.store.write(async (repositories, outbox) => {
      await repositories.lockSession(session.id)
      const group = await repositories.groups.current(session.id)
      if (group?.id !== input.group) {
        throw conflict('changed', 'This group is not the current one any more.', group && groupView(group))
      }
      await repositories.groups.save({ ...group, finishedAt: this.needs.clock.now() })
      for (const member of await membersOf(repositories, group)) {
        const done = finishAudition(member)
        await repositories.records.save(done)
        this.needs.signals.recordAndTalent(outbox, done)
      }
      outbox.publish(groupFinished, { group_id: group.id, session_id: session.id })
      this.needs.signals.currentGroup(outbox, session.id, null)
      this.needs.signals.line(outbox, session.id)
      return outbox.answer({ success: true })
    })
  }
}
