import type { Actor, Clock, Ids } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { type addComment, commentRef } from '../contract/index.ts'
import type { Comment } from '../domain/reaction.ts'
import type { PageAccess } from './page-access.ts'
import type { PostingStore, UserDirectory } from './ports/index.ts'
import { commentViews } from './reaction-view.ts'
import { groupOfTalent } from './talent-of-page.ts'

export class AddComment {
  readonly #store: PostingStore
  readonly #access: PageAccess
  readonly #users: UserDirectory
  readonly #clock: Clock
  readonly #ids: Ids

  constructor(store: PostingStore, access: PageAccess, users: UserDirectory, clock: Clock, ids: Ids) {
    this.#store = store
    this.#access = access
    this.#users = users
    this.#clock = clock
    this.#ids = ids
  }

  async run(actor: Actor, input: InputOf<typeof addComment>): Promise<ReplyOf<typeof addComment>> {
    const { page, user } = await this.#store.read(async (repositories) => {
      const opened = await this.#access.openToAnswer(repositories, actor, input.page_id, input.link)
      await groupOfTalent(repositories, opened.page.id, input.ref_id, input.to_user)
      return opened
    })
    const comment: Comment = {
      id: this.#ids.next(),
      pageId: page.id,
      groupId: input.ref_id,
      recordId: input.to_user,
      userId: user.userId,
      content: input.content.trim(),
      createdAt: this.#clock.now(),
    }
    const [view] = await commentViews(this.#users, [comment], user.userId)
    if (!view) throw new Error('A comment has no view.')
    return await this.#store.write(async ({ comments }, outbox) => {
      await comments.add(comment)
      const about = { page_id: page.id, ref_id: comment.groupId }
      outbox.signal(commentRef, page.id, { staff: about, client: about })
      return outbox.answer(view)
    })
  }
}
