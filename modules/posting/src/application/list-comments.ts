import type { Actor, UnitOfWork } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { listComments } from '../contract/index.ts'
import type { PageAccess } from './page-access.ts'
import type { PostingRepositories, UserDirectory } from './ports/index.ts'
import { commentView, namesOf } from './posting-views.ts'

export class ListComments {
  readonly #store: UnitOfWork<PostingRepositories>
  readonly #access: PageAccess
  readonly #users: UserDirectory

  constructor(store: UnitOfWork<PostingRepositories>, access: PageAccess, users: UserDirectory) {
    this.#store = store
    this.#access = access
    this.#users = users
  }

  async run(actor: Actor, input: InputOf<typeof listComments>): Promise<ReplyOf<typeof listComments>> {
    const { user, comments } = await this.#store.read(async (repositories) => {
      const { page, user } = await this.#access.openToAnswer(repositories, actor, input.page_id, input.link)
      return { user, comments: await repositories.comments.ofGroup(page.id, input.ref_id) }
    })
    const nameOf = await namesOf(
      this.#users,
      comments.map((comment) => comment.userId),
    )
    return { comments: comments.map((comment) => commentView(comment, nameOf, user.userId)) }
  }
}
