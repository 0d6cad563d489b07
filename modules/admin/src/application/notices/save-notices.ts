import { type Actor, CLOCK, denied, RICH_TEXT, useCase } from '@callboard/core'
import type { InputOf } from '@callboard/core/http-contract'
import { NOTICES, type NoticesView, saveNotices } from '../../contract/index.ts'
import { ADMIN_STORE } from '../ports/index.ts'
import { noticesView } from './notices-view.ts'

/** A text that stays as it is keeps its stamp, so that nobody is shown it again. */
export class SaveNotices extends useCase(saveNotices, {
  store: ADMIN_STORE,
  richText: RICH_TEXT,
  clock: CLOCK,
}) {
  async run(actor: Actor, input: InputOf<typeof saveNotices>): Promise<NoticesView> {
    if (actor.kind !== 'user' || actor.userType !== 'super_admin') throw denied()
    return await this.needs.store.write(async ({ notices }, outbox) => {
      const before = await notices.all()
      for (const name of NOTICES) {
        const typed = input[name]
        if (typed === undefined) continue
        const text = this.needs.richText.clean(typed)
        if (text === (before.find((notice) => notice.name === name)?.text ?? '')) continue
        await notices.put({ name, text, updatedAt: this.needs.clock.now() }, actor.userId)
      }
      return outbox.answer(noticesView(actor, await notices.all()))
    })
  }
}
