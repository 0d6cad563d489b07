import { type Actor, denied, missing } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { commentRef, type deleteComment } from '../contract/index.ts'
import type { PostingStore } from './ports/index.ts'
import { userIdOf } from './project-gate.ts'

export class DeleteComment {
  readonly #store: PostingStore

  constructor(store: PostingStore) {
    this.#store = store
  }

  async run(actor: Actor, input: InputOf<typeof deleteComment>): Promise<ReplyOf<typeof deleteComment>> {
    return await this.#store.write(async ({ comments }, outbox) => {
      const comment = await comments.find(input.id)
      if (!comment) throw missing('This comment')
      if (comment.userId !== userIdOf(actor)) throw denied('Only its author can delete a comment.')
      await comments.remove(comment.id)
      const about = { page_id: comment.pageId, ref_id: comment.groupId }
      outbox.signal(commentRef, comment.pageId, { staff: about, client: about })
      return outbox.answer({ success: true })
    })
  }
}
