import { type Actor, roleOf } from '@callboard/core'
import { NOTICES_OF, type NoticesView } from '../../contract/index.ts'
import type { Notice } from '../../domain/notice.ts'

/** The notices that the actor reads. */
export function noticesView(actor: Actor, notices: readonly Notice[]): NoticesView {
  const names = NOTICES_OF[roleOf(actor)] ?? []
  return Object.fromEntries(
    names.map((name) => {
      const notice = notices.find((each) => each.name === name)
      return [name, { text: notice?.text ?? '', updated_at: notice?.updatedAt.toISOString() ?? null }]
    }),
  )
}
