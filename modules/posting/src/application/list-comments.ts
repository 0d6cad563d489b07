import type { Actor } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { listComments } from '../contract/index.ts'
import type { PageAccess } from './page-access.ts'
import type { PostingStore, UserDirectory } from './ports/index.ts'
import { commentViews } from './reaction-view.ts'

export class ListComments {
  readonly #store: PostingStore
  readonly #access: PageAccess
  readonly #users: UserDirectory

  constructor(store: PostingStore, access: PageAccess, users: UserDirectory) {
    this.#store = store
    this.#access = access
    this.#users = users
  }

  async run(actor: Actor, input: InputOf<typeof listComments>): Promise<ReplyOf<typeof listComments>> {
    const { user, comments } = await this.#store.read(async (repositories) => {
      const { page, user } = await this.#access.openToAnswer(repositories, actor, input.page_id, input.link)
      return { user, comments: await repositories.comments.ofGroup(page.id, input.ref_id) }
    })
    return { comments: await commentViews(this.#users, comments, user.userId) }
  }
}
