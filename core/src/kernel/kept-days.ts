/** Whatever is deleted can be brought back for so long; then its files are removed. */
export const KEPT_DAYS = 7
const KEPT_MS = KEPT_DAYS * 86_400_000

/** What was deleted at this instant or before cannot come back any more. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - KEPT_MS)
export const keptUntil = (deletedAt: Date): Date => new Date(deletedAt.getTime() + KEPT_MS)
