import type { Actor, Clock } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { deletePage } from '../contract/index.ts'
import type { PageEditor } from './page-editor.ts'

export class DeletePage {
  readonly #editor: PageEditor
  readonly #clock: Clock

  constructor(editor: PageEditor, clock: Clock) {
    this.#editor = editor
    this.#clock = clock
  }

  async run(actor: Actor, input: InputOf<typeof deletePage>): Promise<ReplyOf<typeof deletePage>> {
    return await this.#editor.edit(actor, input.id, async (page, { pages }, outbox) => {
      await pages.save({ ...page, deletedAt: this.#clock.now() })
      return outbox.answer({ success: true })
    })
  }
}
