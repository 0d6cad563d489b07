import { CLOCK, denied, RICH_TEXT, useCase } from '@callboard/core'
import { getNotices, NOTICES, saveNotices } from '../../contract/index.ts'
import { ADMIN_STORE } from '../ports/index.ts'
import { noticesView } from './notices-view.ts'

export const GetNotices = useCase(getNotices, { store: ADMIN_STORE }, async ({ needs, actor }) =>
  noticesView(actor, await needs.store.read(({ notices }) => notices.all())),
)

/** A text that stays as it is keeps its stamp, so that nobody is shown it again. */
export const SaveNotices = useCase(
  saveNotices,
  { store: ADMIN_STORE, richText: RICH_TEXT, clock: CLOCK },
  async ({ needs, actor, input }) => {
    if (actor.kind !== 'user' || actor.userType !== 'super_admin') throw denied()
    return await needs.store.write(async ({ notices }, outbox) => {
      const before = await notices.all()
      for (const name of NOTICES) {
        const typed = input[name]
        if (typed === undefined) continue
        const text = needs.richText.clean(typed)
        if (text === (before.find((notice) => notice.name === name)?.text ?? '')) continue
        await notices.put({ name, text, updatedAt: needs.clock.now() }, actor.userId)
      }
      return outbox.answer(noticesView(actor, await notices.all()))
    })
  },
)
