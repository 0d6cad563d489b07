import { type Actor, CLOCK, IDS, SECRET_HASHER, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { openOwnPage } from '../../contract/index.ts'
import { LOBBY_STORE } from '../ports/index.ts'

/** Opens the page of a check-in on another device of the account that made it, without the messages of that check-in. */
export class OpenOwnPage extends useCase(openOwnPage, {
  store: LOBBY_STORE,
  hasher: SECRET_HASHER,
  clock: CLOCK,
  ids: IDS,
}) {
  async run(
    _actor: Actor,
    _input: InputOf<typeof openOwnPage>,
    { record }: SubjectOf<typeof openOwnPage>,
  ): Promise<ReplyOf<typeof openOwnPage>> {
    const pageKey = this.needs.ids.secret()
    const digest = this.needs.hasher.digest(pageKey)
    return await this.needs.store.write(async ({ pageKeys }, outbox) => {
      await pageKeys.add([{ digest, recordId: record.id, createdAt: this.needs.clock.now() }])
      return outbox.answer({ page_key: pageKey })
    })
  }
}
