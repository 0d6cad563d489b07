import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { listComments } from '../../contract/index.ts'
import { POSTING_STORE } from '../ports/index.ts'
import { answering } from './answering.ts'
import { commentViews } from './reaction-view.ts'

export class ListComments extends useCase(listComments, {
  store: POSTING_STORE,
  users: USER_DIRECTORY,
}) {
  async run(
    actor: Actor,
    input: InputOf<typeof listComments>,
    { page }: SubjectOf<typeof listComments>,
  ): Promise<ReplyOf<typeof listComments>> {
    const { userId } = answering(actor)
    const comments = await this.needs.store.read((repositories) =>
      repositories.comments.ofGroup(page.id, input.ref_id),
    )
    const asked = comments.filter(({ recordId }) => recordId === (input.to_user ?? recordId))
    return { comments: await commentViews(this.needs.users, asked, userId) }
  }
}
