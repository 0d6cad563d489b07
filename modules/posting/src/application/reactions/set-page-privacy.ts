import { useCase } from '@callboard/core'
import { feedbackPage, setPagePrivacy } from '../../contract/index.ts'
import { tellPicks } from '../picks/tell-picks.ts'
import { POSTING_STORE } from '../ports/index.ts'
import { answererOn } from './answering.ts'

export const SetPagePrivacy = useCase(
  setPagePrivacy,
  { store: POSTING_STORE },
  async ({ needs, actor, input: { feedback_private: mode }, subject }) => {
    const { page, groups } = subject
    const userId = answererOn(actor, subject)
    const wish = { placeId: page.id, userId }
    return await needs.store.write(async ({ pagePrivacy }, outbox) => {
      const before = await pagePrivacy.locked(page.id, userId)
      if (before === mode) return { feedback_private: mode }
      if (mode === null) await pagePrivacy.remove(wish)
      else await pagePrivacy.set({ ...wish, mode })
      const about = { page_id: page.id, ref_id: '' }
      outbox.signal(feedbackPage, page.id, { staff: about, client: about })
      tellPicks(outbox, page.id, groups)
      return { feedback_private: mode }
    })
  },
)
