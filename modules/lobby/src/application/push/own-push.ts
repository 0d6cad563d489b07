import { CLOCK, invalid, SECRET_HASHER, useCase } from '@callboard/core'
import { addPush, getPushKey, removePush } from '../../contract/index.ts'
import { LOBBY_STORE, PUSH_SENDER } from '../ports/index.ts'

/** A phone, a computer, and a few browsers that forgot to say goodbye. */
const MOST_OF_RECORD = 5

export const GetPushKey = useCase(getPushKey, { push: PUSH_SENDER }, async ({ needs }) => ({
  public_key: needs.push.publicKey,
}))

export const AddPush = useCase(
  addPush,
  { store: LOBBY_STORE, push: PUSH_SENDER, hasher: SECRET_HASHER, clock: CLOCK },
  async ({ needs, input: { endpoint, p256dh, auth }, subject: { record } }) => {
    if (!needs.push.accepts({ endpoint, p256dh, auth }))
      throw invalid('endpoint', 'Notifications of this browser are not supported.')
    const id = needs.hasher.digest(`${record.id} ${endpoint}`)
    const createdAt = needs.clock.now()
    return await needs.store.write(async ({ pushes }, outbox) => {
      await pushes.put({ id, recordId: record.id, endpoint, p256dh, auth, createdAt }, MOST_OF_RECORD)
      return outbox.answer({ success: true })
    })
  },
)

export const RemovePush = useCase(
  removePush,
  { store: LOBBY_STORE, hasher: SECRET_HASHER },
  ({ needs, input: { endpoint }, subject: { record } }) =>
    needs.store.write(async ({ pushes }, outbox) => {
      await pushes.remove(needs.hasher.digest(`${record.id} ${endpoint}`))
      return outbox.answer({ success: true })
    }),
)
