import { defineAction } from '@callboard/kit/data'
import { requestPageArchive } from '@callboard/posting/contract'

const CLOSED =
  'These takes are not to be had any more: the casting office has switched downloads off, or taken them away. Load the page again.'

export const pageArchiveAction = defineAction(requestPageArchive, {
  refused: ({ status }) => (status === 404 ? { says: CLOSED } : undefined),
})
