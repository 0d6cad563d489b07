import { CLOCK, missing, useCase } from '@callboard/core'
import { removeLink } from '../../contract/index.ts'
import { POSTING_STORE } from '../ports/index.ts'

export const RemoveLink = useCase(removeLink, { store: POSTING_STORE, clock: CLOCK }, ({ needs, input }) =>
  needs.store.write(async ({ links }, outbox) => {
    const link = await links.find(input.link)
    if (link?.projectId !== input.id) throw missing('This posting link')
    await links.remove(link.id, needs.clock.now())
    return outbox.answer({ success: true })
  }),
)
