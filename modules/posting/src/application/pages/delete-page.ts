import { CLOCK, useCase } from '@callboard/core'
import { deletePage } from '../../contract/index.ts'
import { PageEditor } from './page.ts'

export const DeletePage = useCase(deletePage, { editor: PageEditor, clock: CLOCK }, ({ needs, input }) =>
  needs.editor.edit(input.id, async (page, { pages }, outbox) => {
    await pages.save({ ...page, deletedAt: needs.clock.now() })
    return outbox.answer({ success: true })
  }),
)
