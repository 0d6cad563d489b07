import { useCase } from '@callboard/core'
import { feedbackPage, setPagePrivacy } from '../../contract/index.ts'
import { tellPicks } from '../picks/tell-picks.ts'
import { POSTING_STORE } from '../ports/index.ts'
import { answererOn } from './answering.ts'
import { setPrivacy } from './giving.ts'

export const SetPagePrivacy = useCase(
  setPagePrivacy,
  { store: POSTING_STORE },
  async ({ needs, actor, input: { feedback_private: mode }, subject }) => {
    const { page, groups } = subject
    const own = { placeId: page.id, userId: answererOn(actor, subject) }
    return await needs.store.write(async (repositories, outbox) => {
      if (!(await setPrivacy(repositories, own, mode))) return { feedback_private: mode }
      const about = { page_id: page.id, ref_id: '' }
      outbox.signal(feedbackPage, page.id, { staff: about, client: about })
      tellPicks(outbox, page.id, groups)
      return { feedback_private: mode }
    })
  },
)
