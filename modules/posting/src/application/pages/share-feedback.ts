import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { shareFeedback } from '../../contract/index.ts'
import { PageEditor } from './page.ts'

export class ShareFeedback extends useCase(shareFeedback, { editor: PageEditor }) {
  run(
    _actor: Actor,
    { id, shared_feedback }: InputOf<typeof shareFeedback>,
  ): Promise<ReplyOf<typeof shareFeedback>> {
    return this.needs.editor.edit(id, async (page, { pages }, outbox) => {
      await pages.save({ ...page, sharedFeedback: shared_feedback })
      return outbox.answer({ shared_feedback })
    })
  }
}
