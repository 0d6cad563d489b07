import { CLOCK, IDS, SECRET_HASHER, useCase } from '@callboard/core'
import { openOwnPage } from '../../contract/index.ts'
import { LOBBY_STORE } from '../ports/index.ts'

/** Opens the page of a check-in on another device of the account that made it, without the messages of that check-in. */
export const OpenOwnPage = useCase(
  openOwnPage,
  { store: LOBBY_STORE, hasher: SECRET_HASHER, clock: CLOCK, ids: IDS },
  async ({ needs, subject: { record } }) => {
    const pageKey = needs.ids.secret()
    const digest = needs.hasher.digest(pageKey)
    return await needs.store.write(async ({ pageKeys }, outbox) => {
      await pageKeys.add([{ digest, recordId: record.id, createdAt: needs.clock.now() }])
      return outbox.answer({ page_key: pageKey })
    })
  },
)
