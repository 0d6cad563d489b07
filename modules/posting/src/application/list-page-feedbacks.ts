import type { Actor } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { listPageFeedbacks } from '../contract/index.ts'
import type { PageAccess } from './page-access.ts'
import type { PostingStore, UserDirectory } from './ports/index.ts'
import { feedbackEntries } from './reaction-view.ts'

export class ListPageFeedbacks {
  readonly #store: PostingStore
  readonly #access: PageAccess
  readonly #users: UserDirectory

  constructor(store: PostingStore, access: PageAccess, users: UserDirectory) {
    this.#store = store
    this.#access = access
    this.#users = users
  }

  async run(
    actor: Actor,
    input: InputOf<typeof listPageFeedbacks>,
  ): Promise<ReplyOf<typeof listPageFeedbacks>> {
    const feedbacks = await this.#store.read(async (repositories) => {
      const { page } = await this.#access.openToAnswer(repositories, actor, input.page_id, input.link)
      return await repositories.feedbacks.ofPage(page.id)
    })
    return { feedbacks: await feedbackEntries(this.#users, feedbacks) }
  }
}
