import { PUBLIC_URL, SECRET_BOX, useCase } from '@callboard/core'
import { getCalendarFeed } from '../../contract/index.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { signedIn } from '../project-access.ts'
import { feedAddress, unlockedSecret } from './feed-address.ts'

export const GetCalendarFeed = useCase(
  getCalendarFeed,
  { store: PROJECTS_STORE, box: SECRET_BOX, publicUrl: PUBLIC_URL },
  async ({ needs, actor }) => {
    const { userId } = signedIn(actor)
    const feed = await needs.store.read(({ feeds }) => feeds.find(userId))
    return feedAddress(needs.publicUrl, feed && unlockedSecret(needs.box, feed))
  },
)
