import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { feedbackPage, setPagePrivacy } from '../../contract/index.ts'
import { POSTING_STORE } from '../ports/index.ts'
import { answering } from './answering.ts'

export class SetPagePrivacy extends useCase(setPagePrivacy, { store: POSTING_STORE }) {
  async run(
    actor: Actor,
    { feedback_private: mode }: InputOf<typeof setPagePrivacy>,
    { page }: SubjectOf<typeof setPagePrivacy>,
  ): Promise<ReplyOf<typeof setPagePrivacy>> {
    const { userId } = answering(actor)
    const wish = { placeId: page.id, userId }
    return await this.needs.store.write(async ({ pagePrivacy }, outbox) => {
      const before = await pagePrivacy.locked(page.id, userId)
      if (before === mode) return { feedback_private: mode }
      if (mode === null) await pagePrivacy.remove(wish)
      else await pagePrivacy.set({ ...wish, mode })
      const about = { page_id: page.id, ref_id: '' }
      outbox.signal(feedbackPage, page.id, { staff: about, client: about })
      return { feedback_private: mode }
    })
  }
}
