import { type Actor, CLOCK, invalid, SECRET_HASHER, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { addPush, getPushKey, removePush } from '../../contract/index.ts'
import { LOBBY_STORE, PUSH_SENDER } from '../ports/index.ts'

/** A phone, a computer, and a few browsers that forgot to say goodbye. */
const MOST_OF_RECORD = 5

export class GetPushKey extends useCase(getPushKey, { push: PUSH_SENDER }) {
  async run(): Promise<ReplyOf<typeof getPushKey>> {
    return { public_key: this.needs.push.publicKey }
  }
}

export class AddPush extends useCase(addPush, {
  store: LOBBY_STORE,
  push: PUSH_SENDER,
  hasher: SECRET_HASHER,
  clock: CLOCK,
}) {
  async run(
    _actor: Actor,
    { endpoint, p256dh, auth }: InputOf<typeof addPush>,
    { record }: SubjectOf<typeof addPush>,
  ): Promise<ReplyOf<typeof addPush>> {
    if (!this.needs.push.accepts({ endpoint, p256dh, auth }))
      throw invalid('endpoint', 'Notifications of this browser are not supported.')
    const id = this.needs.hasher.digest(`${record.id} ${endpoint}`)
    const createdAt = this.needs.clock.now()
    return await this.needs.store.write(async ({ pushes }, outbox) => {
      await pushes.put({ id, recordId: record.id, endpoint, p256dh, auth, createdAt }, MOST_OF_RECORD)
      return outbox.answer({ success: true })
    })
  }
}

export class RemovePush extends useCase(removePush, { store: LOBBY_STORE, hasher: SECRET_HASHER }) {
  async run(
    _actor: Actor,
    { endpoint }: InputOf<typeof removePush>,
    { record }: SubjectOf<typeof removePush>,
  ): Promise<ReplyOf<typeof removePush>> {
    return await this.needs.store.write(async ({ pushes }, outbox) => {
      await pushes.remove(this.needs.hasher.digest(`${record.id} ${endpoint}`))
      return outbox.answer({ success: true })
    })
  }
}
