import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { type Actor, CLOCK, IDS, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { addComment, commentRef } from '../../contract/index.ts'
import type { Comment } from '../../domain/reaction.ts'
import { POSTING_STORE } from '../ports/index.ts'
import { answering, groupOfTalent, requireTaken } from './answering.ts'
import { commentViews } from './reaction-view.ts'

export class AddComment extends useCase(addComment, {
  store: POSTING_STORE,
  users: USER_DIRECTORY,
  clock: CLOCK,
  ids: IDS,
}) {
  async run(
    actor: Actor,
    input: InputOf<typeof addComment>,
    { page, project }: SubjectOf<typeof addComment>,
  ): Promise<ReplyOf<typeof addComment>> {
    requireTaken(project.feedback)
    const user = answering(actor)
    await this.needs.store.read((repositories) =>
      groupOfTalent(repositories, page.id, input.ref_id, input.to_user),
    )
    const comment: Comment = {
      id: this.needs.ids.next(),
      pageId: page.id,
      groupId: input.ref_id,
      recordId: input.to_user,
      userId: user.userId,
      content: input.content.trim(),
      createdAt: this.needs.clock.now(),
    }
    const [view] = await commentViews(this.needs.users, [comment], user.userId)
    if (!view) throw new Error('A comment has no view.')
    return await this.needs.store.write(async ({ comments }, outbox) => {
      await comments.add(comment)
      const about = { page_id: page.id, ref_id: comment.groupId }
      outbox.signal(commentRef, page.id, { staff: about, client: about })
      return outbox.answer(view)
    })
  }
}
