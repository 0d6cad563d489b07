import { createSignalPump, type SignalSender } from '@callboard/core'
import type { Install } from '../install/open-install.ts'

/** Numbers committed signals and hands them to the sender, from now until it is stopped. */
export function sendSignals(install: Install, sender: SignalSender): { stop(): Promise<void> } {
  const pump = createSignalPump({ store: install.signals, sender, logger: install.logger })
  install.onCommit(({ signals }) => {
    if (signals) pump.wake()
  })
  pump.start()
  return pump
}
