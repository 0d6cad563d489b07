import type { Actor } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { renamePage } from '../contract/index.ts'
import type { PageEditor } from './page-editor.ts'
import { pageSummary } from './page-view.ts'
import { nameTaken } from './project-gate.ts'

export class RenamePage {
  readonly #editor: PageEditor

  constructor(editor: PageEditor) {
    this.#editor = editor
  }

  run(actor: Actor, input: InputOf<typeof renamePage>): Promise<ReplyOf<typeof renamePage>> {
    return this.#editor.edit(actor, input.id, async (page, { pages, groups }) => {
      const renamed = { ...page, name: input.name.trim() }
      if (!(await pages.save(renamed))) throw nameTaken(renamed.name)
      return pageSummary(renamed, (await groups.count([page.id])).get(page.id) ?? 0)
    })
  }
}
