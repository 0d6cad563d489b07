import { useCase } from '@callboard/core'
import { shareFeedback } from '../../contract/index.ts'
import { PageEditor } from './page.ts'

export const ShareFeedback = useCase(
  shareFeedback,
  { editor: PageEditor },
  ({ needs, input: { id, shared_feedback } }) =>
    needs.editor.edit(id, async (page, { pages }, outbox) => {
      await pages.save({ ...page, sharedFeedback: shared_feedback })
      return outbox.answer({ shared_feedback })
    }),
)
