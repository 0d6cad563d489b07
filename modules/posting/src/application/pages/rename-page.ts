import { useCase } from '@callboard/core'
import { renamePage } from '../../contract/index.ts'
import { nameTaken, PageEditor, pageSummary } from './page.ts'

export const RenamePage = useCase(renamePage, { editor: PageEditor }, ({ needs, input }) =>
  needs.editor.edit(input.id, async (page, { pages, groups }) => {
    const renamed = { ...page, name: input.name.trim() }
    if (!(await pages.save(renamed))) throw nameTaken(renamed.name)
    return pageSummary(renamed, (await groups.count([page.id])).get(page.id) ?? 0)
  }),
)
