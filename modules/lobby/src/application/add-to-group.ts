import { type Actor, broken, type Clock, type Ids } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { addToGroup } from '../contract/index.ts'
import { changed, type Group, groupLabel, withMembers } from '../domain/index.ts'
import { membersOf } from './group-members.ts'
import { groupView } from './group-view.ts'
import type { LobbyNews } from './lobby-news.ts'
import { lockedRecord } from './locked-record.ts'
import type { LobbyRepositories, LobbyStore } from './ports/index.ts'
import type { SessionGate } from './session-gate.ts'

export class AddToGroup {
  readonly #store: LobbyStore
  readonly #gate: SessionGate
  readonly #news: LobbyNews
  readonly #clock: Clock
  readonly #ids: Ids

  constructor(store: LobbyStore, gate: SessionGate, news: LobbyNews, clock: Clock, ids: Ids) {
    this.#store = store
    this.#gate = gate
    this.#news = news
    this.#clock = clock
    this.#ids = ids
  }

  async run(actor: Actor, { id }: InputOf<typeof addToGroup>): Promise<ReplyOf<typeof addToGroup>> {
    const { session } = await this.#gate.staffRecord(actor, id)
    return await this.#store.write(async (repositories, outbox) => {
      const record = await lockedRecord(repositories, session.id, id)
      const current = await repositories.groups.current(session.id)
      if (current?.recordIds.includes(id)) return groupView(current)
      if (record.state === 'signed_out') {
        throw broken('not_possible', 'This talent has signed out. Sign them in first.')
      }
      const group = current ?? (await this.#newGroup(repositories, session.id))
      const member = changed(record, { groupId: group.id, groupName: groupLabel(group) })
      const larger = withMembers(group, [...(await membersOf(repositories, group)), member])
      await repositories.groups.save(larger)
      await repositories.records.save(member)
      this.#news.currentGroup(outbox, session.id, larger)
      this.#news.recordAndTalent(outbox, member)
      return outbox.answer(groupView(larger))
    })
  }

  async #newGroup(repositories: LobbyRepositories, sessionId: string): Promise<Group> {
    return {
      id: this.#ids.next(),
      sessionId,
      number: (await repositories.groups.lastNumber(sessionId)) + 1,
      name: '',
      recordIds: [],
      createdAt: this.#clock.now(),
      finishedAt: null,
    }
  }
}
