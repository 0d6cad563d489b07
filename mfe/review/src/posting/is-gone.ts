import { ApiError } from '@callboard/kit'

/** What the server says of pages and links that were removed, never were, or are closed to this viewer. */
const GONE = new Set([400, 401, 403, 404, 410])

export const isGone = (fault: unknown): boolean => fault instanceof ApiError && GONE.has(fault.status)
