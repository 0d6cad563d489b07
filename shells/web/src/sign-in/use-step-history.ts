import { useLocation, useNavigate } from '@callboard/kit/ui'
import { useEffect, useRef, useState } from 'react'
import { type Step, stepsBefore } from './steps.ts'

/** Sign-in state of a history entry, beside its address. */
interface Passed {
  readonly signIn?: { readonly step: Step; readonly email: string }
}

/** @returns where the entry of the history that the tab stands on is, in the words of the router */
const standsOn = (): Step | undefined => (history.state as { usr?: Passed | null } | null)?.usr?.signIn?.step

/** Goes back over entries of the history. @returns when the browser stands there */
const goBack = (entries: number): Promise<void> =>
  entries === 0
    ? Promise.resolve()
    : new Promise((arrived) => {
        addEventListener('popstate', () => arrived(), { once: true })
        history.go(-entries)
      })

/**
 * The steps of the way in as entries of the history, so that Back leads one step back. Finishing or closing it leaves
 * none of them behind.
 */
export function useStepHistory() {
  const location = useLocation()
  const navigate = useNavigate()
  const { signIn } = (location.state ?? {}) as Passed
  const [through, setThrough] = useState<Step>()
  const step = through ?? signIn?.step ?? 'email'
  const isLeaving = useRef(false)
  useEffect(
    () => () => {
      const last = standsOn()
      if (last && !isLeaving.current) void goBack(stepsBefore(last))
    },
    [],
  )
  return {
    step,
    /** The address that was typed before a reload. */
    email: signIn?.email ?? '',
    go: (next: Step, email: string) =>
      void navigate(
        { pathname: location.pathname, search: location.search, hash: location.hash },
        { state: { signIn: { step: next, email } } satisfies Passed },
      ),
    back: () => void navigate(-1),
    /** Before the page goes elsewhere; the last step stays on the screen until then. */
    leave: async () => {
      isLeaving.current = true
      setThrough(step)
      await goBack(stepsBefore(step))
    },
  }
}
