import { accountDeleted } from '@callboard/accounts/contract'
import {
  CLOCK,
  denied,
  eventHandler,
  IDS,
  PUBLIC_URL,
  SECRET_BOX,
  SECRET_HASHER,
  useCase,
} from '@callboard/core'
import { getCalendarFeed, renewCalendarFeed } from '../../contract/index.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { signedIn } from '../project-access.ts'
import { feedAddress, lockedSecret, unlockedSecret } from './feed-address.ts'

export const GetCalendarFeed = useCase(
  getCalendarFeed,
  { store: PROJECTS_STORE, box: SECRET_BOX, publicUrl: PUBLIC_URL },
  async ({ needs, actor }) => {
    const { userId } = signedIn(actor)
    const feed = await needs.store.read(({ feeds }) => feeds.find(userId))
    return feedAddress(needs.publicUrl, feed && unlockedSecret(needs.box, feed))
  },
)

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

/** Drops the address of the person's feed. */
export const EndCalendarFeed = eventHandler(
  accountDeleted,
  'projects.end-calendar-feed',
  { store: PROJECTS_STORE },
  async ({ needs, actor, payload: { user_id } }) => {
    if (actor.kind !== 'system') throw denied()
    await needs.store.write(({ feeds }) => feeds.remove(user_id))
  },
)
