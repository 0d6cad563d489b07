import { ApiError, defineAction } from '@callboard/kit/data'
import { sayError } from '@callboard/kit/ui'
import { requestPageArchive } from '@callboard/posting/contract'

const CLOSED =
  'The casting office has switched downloads off, or taken these takes away. Load the page again to see what there is.'

export const pageArchiveAction = defineAction(requestPageArchive)

/** Why takes of a page are not given. */
export const sayWithheld = (fault: unknown): string =>
  fault instanceof ApiError && fault.status === 404 ? CLOSED : sayError(fault)
