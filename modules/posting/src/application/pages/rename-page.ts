import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { renamePage } from '../../contract/index.ts'
import { nameTaken, PageEditor, pageSummary } from './page.ts'

export class RenamePage extends useCase(renamePage, { editor: PageEditor }) {
  run(_actor: Actor, input: InputOf<typeof renamePage>): Promise<ReplyOf<typeof renamePage>> {
    return this.needs.editor.edit(input.id, async (page, { pages, groups }) => {
      const renamed = { ...page, name: input.name.trim() }
      if (!(await pages.save(renamed))) throw nameTaken(renamed.name)
      return pageSummary(renamed, (await groups.count([page.id])).get(page.id) ?? 0)
    })
  }
}
