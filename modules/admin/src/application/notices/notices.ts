import { type Actor, CLOCK, RICH_TEXT, roleOf, useCase } from '@callboard/core'
import { getNotices, NOTICES, NOTICES_OF, type NoticesView, saveNotices } from '../../contract/index.ts'
import type { Notice } from '../../domain/notice.ts'
import { allowSuperAdmin } from '../allow-super-admin.ts'
import { ADMIN_STORE } from '../ports/index.ts'

/** The notices that the actor reads. */
function noticesView(actor: Actor, notices: readonly Notice[]): NoticesView {
  const names = NOTICES_OF[roleOf(actor)] ?? []
  return Object.fromEntries(
    names.map((name) => {
      const notice = notices.find((each) => each.name === name)
      return [name, { text: notice?.text ?? '', updated_at: notice?.updatedAt.toISOString() ?? null }]
    }),
  )
}

export const GetNotices = useCase(getNotices, { store: ADMIN_STORE }, async ({ needs, actor }) =>
  noticesView(actor, await needs.store.read(({ notices }) => notices.all())),
)

/** A text that stays as it is keeps its stamp, so that nobody is shown it again. */
export const SaveNotices = useCase(
  saveNotices,
  { store: ADMIN_STORE, richText: RICH_TEXT, clock: CLOCK },
  async ({ needs, actor, input }) => {
    const { userId } = allowSuperAdmin(actor)
    return await needs.store.write(async ({ notices }, outbox) => {
      const before = await notices.all()
      for (const name of NOTICES) {
        const typed = input[name]
        if (typed === undefined) continue
        const text = needs.richText.clean(typed)
        if (text === (before.find((notice) => notice.name === name)?.text ?? '')) continue
        await notices.put({ name, text, updatedAt: needs.clock.now() }, userId)
      }
      return outbox.answer(noticesView(actor, await notices.all()))
    })
  },
)
