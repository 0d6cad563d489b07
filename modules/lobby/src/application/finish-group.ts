import { type Actor, type Clock, conflict } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { type finishGroup, groupFinished } from '../contract/index.ts'
import { finishAudition } from '../domain/index.ts'
import { membersOf } from './group-members.ts'
import { groupView } from './group-view.ts'
import type { LobbyNews } from './lobby-news.ts'
import type { LobbyStore } from './ports/index.ts'
import type { SessionGate } from './session-gate.ts'

/** Ends the current group; its members are back in the lobby and have auditioned. */
export class FinishGroup {
  readonly #store: LobbyStore
  readonly #gate: SessionGate
  readonly #news: LobbyNews
  readonly #clock: Clock

  constructor(store: LobbyStore, gate: SessionGate, news: LobbyNews, clock: Clock) {
    this.#store = store
    this.#gate = gate
    this.#news = news
    this.#clock = clock
  }

  async run(actor: Actor, input: InputOf<typeof finishGroup>): Promise<ReplyOf<typeof finishGroup>> {
    const session = await this.#gate.staffSession(actor, input.session)
    return await this.#store.write(async (repositories, outbox) => {
      await repositories.lockSession(session.id)
      const group = await repositories.groups.current(session.id)
      if (group?.id !== input.group) {
        throw conflict('changed', 'This group is not the current one any more.', group && groupView(group))
      }
      await repositories.groups.save({ ...group, finishedAt: this.#clock.now() })
      for (const member of await membersOf(repositories, group)) {
        const done = finishAudition(member)
        await repositories.records.save(done)
        this.#news.recordAndTalent(outbox, done)
      }
      outbox.publish(groupFinished, { group_id: group.id, session_id: session.id })
      this.#news.currentGroup(outbox, session.id, null)
      this.#news.line(outbox, session.id)
      return outbox.answer({ success: true })
    })
  }
}
