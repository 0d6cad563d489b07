import { type Actor, CLOCK, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { deletePage } from '../../contract/index.ts'
import { PageEditor } from './page.ts'

export class DeletePage extends useCase(deletePage, { editor: PageEditor, clock: CLOCK }) {
  async run(_actor: Actor, input: InputOf<typeof deletePage>): Promise<ReplyOf<typeof deletePage>> {
    return await this.needs.editor.edit(input.id, async (page, { pages }, outbox) => {
      await pages.save({ ...page, deletedAt: this.needs.clock.now() })
      return outbox.answer({ success: true })
    })
  }
}
