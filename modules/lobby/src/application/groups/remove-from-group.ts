import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { removeFromGroup } from '../../contract/index.ts'
import { LobbyNews } from '../line/lobby-news.ts'
import { lockedRecord } from '../line/locked-record.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { takeOut } from './group-members.ts'
import { groupView } from './group-view.ts'

/** Takes a member out of the current group, back to unseen. Somebody who is not in it stays as they are. */
export class RemoveFromGroup extends useCase(removeFromGroup, {
  store: LOBBY_STORE,
  news: LobbyNews,
}) {
  async run(
    _actor: Actor,
    { id }: InputOf<typeof removeFromGroup>,
    { session }: SubjectOf<typeof removeFromGroup>,
  ): Promise<ReplyOf<typeof removeFromGroup>> {
    return await this.needs.store.write(async (repositories, outbox) => {
      const record = await lockedRecord(repositories, session.id, id)
      const { record: left, group } = await takeOut(repositories, outbox, this.needs.news, record)
      if (left !== record) {
        this.needs.news.recordAndTalent(outbox, left)
        this.needs.news.line(outbox, session.id)
      }
      return outbox.answer({ group: group && groupView(group) })
    })
  }
}
