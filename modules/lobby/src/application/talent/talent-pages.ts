import { Actor, type Authenticator, SECRET_HASHER, service } from '@callboard/core'
import { LOBBY_STORE } from '../ports/index.ts'

/**
 * Knows talent pages by their keys. The page of a deleted record is still let in, so that it can say so;
 * each use case decides on the rights of that page.
 */
export class TalentPages
  extends service({ store: LOBBY_STORE, hasher: SECRET_HASHER })
  implements Authenticator
{
  async actorOf(token: string): Promise<Actor | null> {
    const digest = this.needs.hasher.digest(token)
    const page = await this.needs.store.read(({ pageKeys }) => pageKeys.pageOf(digest))
    return page && Actor.talentPage(page.recordId, page.sessionId)
  }
}
