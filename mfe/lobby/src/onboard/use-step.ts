import { useLocation, useNavigate } from '@callboard/kit/ui'
import { useEffect, useState } from 'react'
import type { Step } from './check-in-form.ts'

/** Check-in state of a history entry, beside its address. */
interface Passed {
  readonly checkIn?: {
    readonly step: Step
    /** The step of the entry before this one. */
    readonly from?: Step
    /** How many entries of the check-in lie before this one. */
    readonly entries: number
  }
}

export interface StepPlace {
  readonly step: Step
  readonly go: (step: Step) => void
  readonly back: (previous: Step) => void
  /** Before the page goes elsewhere: none of the steps stays behind; the last one is shown until then. */
  readonly leave: () => Promise<void>
}

/** Milliseconds for the browser to go back; one that has lost the entries stays where it is and says nothing. */
const PATIENCE = 1_000

/** Goes back over entries of the history. @returns when the browser stands there, or does not get there */
const goBack = (entries: number): Promise<void> =>
  entries === 0
    ? Promise.resolve()
    : new Promise((arrived) => {
        addEventListener('popstate', () => arrived(), { once: true })
        setTimeout(arrived, PATIENCE)
        history.go(-entries)
      })

/** The steps of a check-in as entries of the history, so that Back of the phone leads one step back. */
export function useStep(start: Step): StepPlace {
  const location = useLocation()
  const navigate = useNavigate()
  const here = (location.state as Passed | null)?.checkIn
  const [last, setLast] = useState(start)
  const [isLeaving, setLeaving] = useState(false)
  const entered = here?.step
  const place = (checkIn: Passed['checkIn'], replace: boolean) =>
    void navigate(
      { pathname: location.pathname, search: location.search, hash: location.hash },
      { replace, state: { checkIn } satisfies Passed },
    )
  const entries = here?.entries ?? 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: a check-in begins once, at the step of its draft
  useEffect(() => {
    if (entered !== start) place({ step: start, entries }, true)
  }, [])
  useEffect(() => {
    if (entered && !isLeaving) setLast(entered)
  }, [entered, isLeaving])
  const step = isLeaving ? last : (entered ?? last)
  return {
    step,
    go: (next) => {
      if (next !== step) place({ step: next, from: step, entries: entries + 1 }, false)
    },
    back: (previous) => {
      if (here?.from === previous) void navigate(-1)
      else place({ step: previous, entries }, true)
    },
    leave: async () => {
      setLeaving(true)
      await goBack(entries)
    },
  }
}

/** The steps at the kiosk, where nobody finds the steps of another person by Back. */
export function useKioskStep(): StepPlace {
  const [step, go] = useState<Step>('you')
  return { step, go, back: go, leave: () => Promise.resolve() }
}
