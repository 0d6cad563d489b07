import { CLOCK, conflict, service, UNDO_SECONDS, useCase } from '@callboard/core'
import type { ReplyOf } from '@callboard/core/http-contract'
import type { SessionFacts } from '@callboard/projects/queries'
import { finishGroup, groupFinished } from '../../contract/index.ts'
import { finishAudition, finishHeld } from '../../domain/index.ts'
import { LobbySignals } from '../line/lobby-signals.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { TalentTexts } from '../talent/talent-texts.ts'
import { membersOf } from './group-members.ts'
import { groupView } from './group-view.ts'
import { tellFinished } from './tell-finished.ts'

/** Ends the current group; its members are back in the lobby and have auditioned. */
export class GroupFinish extends service({
  store: LOBBY_STORE,
  signals: LobbySignals,
  texts: TalentTexts,
  clock: CLOCK,
  undoSeconds: UNDO_SECONDS,
}) {
  /** @throws DomainError conflict `changed` when the named group is not the current one */
  async finish(
    session: SessionFacts,
    input: { readonly group: string; readonly undoable?: boolean | undefined },
  ): Promise<ReplyOf<typeof finishGroup>> {
    return await this.needs.store.write(async (repositories, outbox) => {
      await repositories.lockSession(session.id)
      const group = await repositories.groups.current(session.id)
      if (group?.id !== input.group) {
        throw conflict('changed', 'This group is not the current one any more.', group && groupView(group))
      }
      const now = this.needs.clock.now()
      await repositories.groups.save({ ...group, finishedAt: now })
      const members = await membersOf(repositories, group)
      const done = members.map((member) =>
        input.undoable ? finishHeld(member, group.id) : finishAudition(member),
      )
      for (const record of done) {
        await repositories.records.save(record)
        if (input.undoable) this.needs.signals.record(outbox, record)
        else this.needs.signals.recordAndTalent(outbox, record)
      }
      if (input.undoable)
        outbox.enqueue(
          tellFinished,
          { session: session.id, group: group.id, finished_at: now.toISOString() },
          { at: new Date(now.getTime() + this.needs.undoSeconds * 1000) },
        )
      else await this.needs.texts.goodbye(repositories, outbox, done, session, now)
      outbox.publish(groupFinished, { group_id: group.id, session_id: session.id })
      this.needs.signals.currentGroup(outbox, session.id, null)
      this.needs.signals.line(outbox, session.id)
      return outbox.answer({ success: true })
    })
  }
}

export const FinishGroup = useCase(
  finishGroup,
  { group: GroupFinish },
  ({ needs, input, subject: { session } }) => needs.group.finish(session, input),
)
