import { type Actor, CLOCK, missing, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { removeLink } from '../../contract/index.ts'
import { POSTING_STORE } from '../ports/index.ts'

export class RemoveLink extends useCase(removeLink, {
  store: POSTING_STORE,
  clock: CLOCK,
}) {
  async run(_actor: Actor, input: InputOf<typeof removeLink>): Promise<ReplyOf<typeof removeLink>> {
    return await this.needs.store.write(async ({ links }, outbox) => {
      const link = await links.find(input.link)
      if (link?.projectId !== input.id) throw missing('This posting link')
      await links.remove(link.id, this.needs.clock.now())
      return outbox.answer({ success: true })
    })
  }
}
