import { perform } from '@callboard/kit/data'
import type { Played } from '@callboard/kit/player'
import { useEffect, useState } from 'react'
import type { Page } from '../data/page-input.ts'
import { watchedAction } from '../data/posting.ts'
import { watchKeeper } from './watched.ts'

const VISITOR = 'callboard-visitor'

/** What this browser calls itself in the view logs of links; a browser that forbids storage is another one each time. */
function visitor(): string {
  try {
    const kept = localStorage.getItem(VISITOR)
    if (kept) return kept
    const made = crypto.randomUUID()
    localStorage.setItem(VISITOR, made)
    return made
  } catch {
    return crypto.randomUUID()
  }
}

/**
 * Reports what is played of the takes of a group to the view log of the link. @returns what the player calls; undefined
 * without a link, of which nothing is kept
 */
export function useWatched(
  { id, link }: Page,
  group: string,
): ((take: string, stretches: readonly Played[]) => void) | undefined {
  const [browser] = useState(visitor)
  const [keeper, setKeeper] = useState<ReturnType<typeof watchKeeper>>()
  useEffect(() => {
    if (link === undefined) return
    const made = watchKeeper(
      ({ view, take, watched }) => {
        const about = { page_id: id, link, ref_id: group, video: take, view, visitor: browser }
        // The next report says it all again; a person who watches is not to be told of it.
        perform(watchedAction, { ...about, watched: [...watched] }, { keepalive: true }).catch(
          () => undefined,
        )
      },
      () => crypto.randomUUID(),
    )
    setKeeper(made)
    const hidden = () => document.visibilityState === 'hidden' && made.end()
    document.addEventListener('visibilitychange', hidden)
    return () => {
      document.removeEventListener('visibilitychange', hidden)
      made.end()
      setKeeper(undefined)
    }
  }, [id, link, group, browser])
  return keeper && ((take, stretches) => keeper.played(take, stretches, Date.now()))
}
