import type { Played } from '@callboard/kit/player'

/** Between reports of one take, in milliseconds. */
const EVERY = 10_000
/** After so many milliseconds in which nothing more was played the take stands still, or has ended. */
const STILL = 2_000

export interface Report {
  /** Names one opening of a take. */
  readonly view: string
  readonly take: string
  readonly watched: readonly Played[]
}

/** Which parts of the open takes were played, for reports that are few and miss nothing. */
export interface WatchKeeper {
  /** @param stretches all that were played since the take was loaded */
  readonly played: (take: string, stretches: readonly Played[], now: number) => void
  /** Says what was not said yet: the take, or the page, is left. */
  readonly end: () => void
}

/** @returns what keeps it from being run */
function onceStill(run: () => void): () => void {
  const timer = setTimeout(run, STILL)
  return () => clearTimeout(timer)
}

/**
 * @param send is called at the first picture of a take, then as seldom as every ten seconds, and once it stands still
 * @param wait runs something once a take stands still
 */
export function watchKeeper(
  send: (report: Report) => void,
  newId: () => string,
  wait: typeof onceStill = onceStill,
): WatchKeeper {
  let open:
    | { view: string; take: string; watched: readonly Played[]; sentAt: number; said: boolean }
    | undefined
  let keepFromSaying: (() => void) | undefined
  const say = (now: number) => {
    if (!open) return
    keepFromSaying?.()
    open.sentAt = now
    open.said = true
    send({ view: open.view, take: open.take, watched: open.watched })
  }
  const end = () => {
    if (open && !open.said) say(open.sentAt)
  }
  return {
    end,
    played: (take, watched, now) => {
      if (watched.length === 0) return
      if (open?.take !== take) {
        end()
        open = { view: newId(), take, watched, sentAt: now, said: false }
        return say(now)
      }
      open.watched = watched
      open.said = false
      keepFromSaying?.()
      if (now - open.sentAt >= EVERY) say(now)
      else keepFromSaying = wait(end)
    },
  }
}
