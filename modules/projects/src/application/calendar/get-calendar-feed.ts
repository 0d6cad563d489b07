import { type Actor, PUBLIC_URL, SECRET_BOX, useCase } from '@callboard/core'
import type { ReplyOf } from '@callboard/core/http-contract'
import { getCalendarFeed } from '../../contract/index.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { signedIn } from '../project-access.ts'
import { feedAddress, unlockedSecret } from './feed-address.ts'

export class GetCalendarFeed extends useCase(getCalendarFeed, {
  store: PROJECTS_STORE,
  box: SECRET_BOX,
  publicUrl: PUBLIC_URL,
}) {
  async run(actor: Actor): Promise<ReplyOf<typeof getCalendarFeed>> {
    const { userId } = signedIn(actor)
    const feed = await this.needs.store.read(({ feeds }) => feeds.find(userId))
    return feedAddress(this.needs.publicUrl, feed && unlockedSecret(this.needs.box, feed))
  }
}
