import { useState } from 'react'
import type { Outcome } from './ceremony.ts'

/**
 * A passkey behind a button.
 * @param ceremony what the browser does with the person
 * @param send takes its outcome to the server; it ends with the words of a refusal, if there is one
 */
export function useCeremony<T>(
  ceremony: () => Promise<Outcome<T>>,
  send: (done: T) => Promise<string | undefined>,
) {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<unknown>()
  const run = async () => {
    setFault(undefined)
    setBusy(true)
    try {
      const outcome = await ceremony()
      setFault('fault' in outcome ? outcome.fault : await send(outcome.done))
    } catch (cause) {
      setFault(cause)
    } finally {
      setBusy(false)
    }
  }
  return { run, busy, fault }
}
