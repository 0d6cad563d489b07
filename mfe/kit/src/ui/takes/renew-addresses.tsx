import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'

/** Loads the page's data again, because signed addresses in it have expired. */
export type Renew = () => Promise<void>

const RenewContext = createContext<Renew>(async () => {})

export const useRenew = () => useContext(RenewContext)

/** Shortest time between two renewals, so that a whole wall of expired pictures asks once. Milliseconds. */
const PAUSE = 4_000

/** Lets its children report that an address has expired. */
export function RenewAddresses({ renew, children }: { readonly renew: Renew; readonly children: ReactNode }) {
  const latest = useRef(renew)
  useEffect(() => {
    latest.current = renew
  })
  const [once] = useState(() => {
    let last: { readonly done: Promise<void>; readonly at: number } | undefined
    return () => {
      if (!last || Date.now() - last.at > PAUSE) last = { done: latest.current(), at: Date.now() }
      return last.done
    }
  })
  return <RenewContext value={once}>{children}</RenewContext>
}
