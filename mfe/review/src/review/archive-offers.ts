import type { toast } from '@callboard/kit/ui'

type Toasts = Pick<typeof toast, 'ok' | 'hide'>

export interface ArchiveOffers {
  /**
   * Says that these videos are archived, with the way back.
   * @param ids of the videos
   */
  offer(ids: readonly string[], words: string, undo: () => void): void
  /** These are back by another way: no offer names them any more. */
  areBack(ids: readonly string[]): void
}

/**
 * The offers to take an archiving back. One that has come true in part would say more than it does.
 * @param seconds for which they stand
 */
export function archiveOffers({ ok, hide }: Toasts, seconds: () => number): ArchiveOffers {
  const offers = new Map<string, readonly string[]>()
  return {
    offer(ids, words, undo) {
      const id = `archived ${ids.join(' ')}`
      offers.set(id, ids)
      ok(words, { id, stack: 'archived', stays: seconds() * 1000, action: { label: 'Undo', run: undo } })
    },
    areBack(back) {
      for (const [id, ids] of offers) {
        if (!ids.some((one) => back.includes(one))) continue
        offers.delete(id)
        hide(id)
      }
    },
  }
}
