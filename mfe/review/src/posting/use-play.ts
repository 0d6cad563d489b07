import { type CallInput, perform } from '@callboard/kit/data'
import type { Played } from '@callboard/kit/player'
import type { playTake } from '@callboard/posting/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Page } from '../data/page-input.ts'
import { playAction } from '../data/posted-take.ts'
import { reloadPage } from '../data/posting.ts'
import { isGone } from './is-gone.ts'
import { watchKeeper } from './watched.ts'

const VISITOR = 'callboard-visitor'
/** An address that came so many milliseconds ago is good for a while yet; the server gives it 50 seconds. */
const FRESH = 30_000

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

interface Address {
  readonly take: string
  readonly url: string
  /** When it came, in milliseconds. */
  readonly at: number
}

type Watched = NonNullable<CallInput<typeof playTake>['watched']>

interface Fault {
  readonly take: string
  /** The take, its page or its link is closed to this viewer. */
  readonly gone: boolean
}

export interface Play {
  /** null until it is known. */
  readonly url: string | null
  /** Why the take does not play. */
  readonly fault: 'gone' | 'away' | undefined
  /** Has the player go on at a fresh address. */
  readonly renew: () => Promise<void>
  /** Of the player: each report of what was played brings a fresh address, or word that the take is closed. */
  readonly onPlayed: (take: string, stretches: readonly Played[]) => void
}

/** Where the open take plays. @param take undefined while it is not made */
export function usePlay(page: Page, group: string, take: string | undefined): Play {
  const { id, link } = page
  const [browser] = useState(visitor)
  const [shown, setShown] = useState<Address>()
  const [fault, setFault] = useState<Fault>()
  const latest = useRef<Address>(undefined)
  const keeper = useRef<ReturnType<typeof watchKeeper>>(undefined)

  const ask = useCallback(
    async (of: string, watched?: Watched): Promise<Address | undefined> => {
      const about = { page_id: id, ref_id: group, video: of, ...(link !== undefined && { link }) }
      try {
        const input = watched ? { ...about, watched } : about
        const { url } = await perform(playAction, input, { keepalive: watched !== undefined })
        const address = { take: of, url, at: Date.now() }
        latest.current = address
        return address
      } catch (error) {
        const gone = isGone(error)
        // A report that is lost is made good by the next one.
        if (gone || !watched) setFault({ take: of, gone })
        // The page says why.
        if (gone) void reloadPage({ id, link }).catch(() => undefined)
        return undefined
      }
    },
    [id, link, group],
  )

  const renew = useCallback(async () => {
    if (take === undefined) return
    setFault(undefined)
    const last = latest.current
    const isFresh = last?.take === take && last.url !== shown?.url && Date.now() - last.at < FRESH
    const address = isFresh ? last : await ask(take)
    if (address) setShown(address)
  }, [ask, take, shown?.url])

  useEffect(() => {
    if (take === undefined) return
    let left = false
    setFault(undefined)
    ask(take).then((address) => !left && address && setShown(address))
    return () => {
      left = true
    }
  }, [ask, take])

  useEffect(() => {
    const made = watchKeeper(
      ({ view, take: of, watched }) => void ask(of, { view, visitor: browser, stretches: [...watched] }),
      () => crypto.randomUUID(),
    )
    keeper.current = made
    const hidden = () => document.visibilityState === 'hidden' && made.end()
    document.addEventListener('visibilitychange', hidden)
    return () => {
      document.removeEventListener('visibilitychange', hidden)
      made.end()
    }
  }, [ask, browser])

  const failed = fault?.take === take ? fault : undefined
  const url = shown && shown.take === take ? shown.url : null
  const isAway = failed !== undefined && !failed.gone && url === null
  useEffect(() => {
    if (!isAway) return
    const again = () => void renew()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [isAway, renew])
  return {
    url,
    fault: failed?.gone ? 'gone' : isAway ? 'away' : undefined,
    renew,
    onPlayed: useCallback(
      (of: string, stretches: readonly Played[]) => keeper.current?.played(of, stretches, Date.now()),
      [],
    ),
  }
}
