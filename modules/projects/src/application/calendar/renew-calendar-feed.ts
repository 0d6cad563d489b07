import { CLOCK, IDS, PUBLIC_URL, SECRET_BOX, SECRET_HASHER, useCase } from '@callboard/core'
import { renewCalendarFeed } from '../../contract/index.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { signedIn } from '../project-access.ts'
import { feedAddress, lockedSecret } from './feed-address.ts'

export const RenewCalendarFeed = useCase(
  renewCalendarFeed,
  {
    store: PROJECTS_STORE,
    box: SECRET_BOX,
    hasher: SECRET_HASHER,
    ids: IDS,
    clock: CLOCK,
    publicUrl: PUBLIC_URL,
  },
  async ({ needs, actor }) => {
    const { userId } = signedIn(actor)
    const { box, clock, hasher, ids, publicUrl, store } = needs
    const secret = ids.secret()
    return await store.write(async ({ feeds }, outbox) => {
      await feeds.put({
        userId,
        digest: hasher.digest(secret),
        locked: lockedSecret(box, userId, secret),
        createdAt: clock.now(),
      })
      return outbox.answer(feedAddress(publicUrl, secret))
    })
  },
)
