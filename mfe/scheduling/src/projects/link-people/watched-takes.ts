import type { TakeViewRow } from '@callboard/posting/contract'

export interface WatchedTake extends TakeViewRow {
  /** How often the viewer began the take. */
  readonly times: number
}

/** One row for a viewer and a take, as of the latest view, with the furthest share. Viewers without an address stay apart. */
export function watchedTakes(views: readonly TakeViewRow[]): readonly WatchedTake[] {
  const rows = new Map<string, WatchedTake>()
  for (const view of views) {
    const { email } = view.viewer
    const key = email === null ? view._id : JSON.stringify([email, view.page, view.group, view.take])
    const latest = rows.get(key)
    rows.set(
      key,
      latest
        ? { ...latest, times: latest.times + 1, share: Math.max(latest.share, view.share) }
        : { ...view, times: 1 },
    )
  }
  return [...rows.values()]
}
