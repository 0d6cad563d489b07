import type { Actor } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { removeFromGroup } from '../contract/index.ts'
import { takeOut } from './group-members.ts'
import { groupView } from './group-view.ts'
import type { LobbyNews } from './lobby-news.ts'
import { lockedRecord } from './locked-record.ts'
import type { LobbyStore } from './ports/index.ts'
import type { SessionGate } from './session-gate.ts'

/** Takes a member out of the current group, back to unseen. Somebody who is not in it stays as they are. */
export class RemoveFromGroup {
  readonly #store: LobbyStore
  readonly #gate: SessionGate
  readonly #news: LobbyNews

  constructor(store: LobbyStore, gate: SessionGate, news: LobbyNews) {
    this.#store = store
    this.#gate = gate
    this.#news = news
  }

  async run(actor: Actor, { id }: InputOf<typeof removeFromGroup>): Promise<ReplyOf<typeof removeFromGroup>> {
    const { session } = await this.#gate.staffRecord(actor, id)
    return await this.#store.write(async (repositories, outbox) => {
      const record = await lockedRecord(repositories, session.id, id)
      const { record: left, group } = await takeOut(repositories, outbox, this.#news, record)
      if (left !== record) {
        this.#news.recordAndTalent(outbox, left)
        this.#news.line(outbox, session.id)
      }
      return outbox.answer({ group: group && groupView(group) })
    })
  }
}
