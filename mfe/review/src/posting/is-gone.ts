import { ApiError, leadsNowhere } from '@callboard/kit/data'

/** Statuses of pages and links that are closed to this viewer. */
const CLOSED = new Set([401, 403])

/** Pages and links that were removed, never were, or are closed to this viewer. */
export const isGone = (fault: unknown): boolean =>
  leadsNowhere(fault) || (fault instanceof ApiError && CLOSED.has(fault.status))
