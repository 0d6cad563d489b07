import { type Actor, CLOCK, conflict, RICH_TEXT, roleOf, useCase } from '@callboard/core'
import { getNotices, NOTICES, NOTICES_OF, type NoticesView, saveNotices } from '../../contract/index.ts'
import type { Notice } from '../../domain/notice.ts'
import { allowSuperAdmin } from '../allow-super-admin.ts'
import { ADMIN_STORE } from '../ports/index.ts'

/** Milliseconds of the latest change; no two changes have the same. */
const versionOf = (notices: readonly Notice[]): number =>
  Math.max(0, ...notices.map(({ updatedAt }) => updatedAt.getTime()))

/** The notices that the actor reads. */
function noticesView(actor: Actor, notices: readonly Notice[]): NoticesView {
  const role = roleOf(actor)
  const names = NOTICES_OF[role] ?? []
  return {
    ...Object.fromEntries(
      names.map((name) => {
        const notice = notices.find((each) => each.name === name)
        return [name, { text: notice?.text ?? '', updated_at: notice?.updatedAt.toISOString() ?? null }]
      }),
    ),
    ...(role === 'super_admin' && { version: versionOf(notices) }),
  }
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
      const before = await notices.locked()
      const version = versionOf(before)
      if (input.version !== undefined && input.version !== version)
        throw conflict(
          'notices_changed',
          'The notices were changed meanwhile. Please look at them again.',
          noticesView(actor, before),
        )
      const updatedAt = new Date(Math.max(needs.clock.now().getTime(), version + 1))
      for (const name of NOTICES) {
        const typed = input[name]
        if (typed === undefined) continue
        const text = needs.richText.clean(typed)
        if (text === (before.find((notice) => notice.name === name)?.text ?? '')) continue
        await notices.put({ name, text, updatedAt }, userId)
      }
      return outbox.answer(noticesView(actor, await notices.all()))
    })
  },
)
