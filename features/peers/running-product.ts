import type { CallboardProcess } from './callboard-process.ts'

/** The product on a free loopback port, with the demo accounts and its data in a temporary place. */
export interface RunningProduct {
  readonly origin: string
  /** State in the message log of what went well: without a sender the log alone has it. */
  readonly arrived: { readonly mail: 'kept' | 'sent'; readonly text: 'kept' | 'delivered' }
  /** Whole mails as the SMTP server got them; none where they are kept. */
  mails(): readonly string[]
  /** @throws Error with the log lines when a server had a fault of its own (a 5xx) since the last call */
  expectNoServerFault(): void
  /** The last lines of each process since it started. */
  printed(): readonly string[]
  /**
   * SIGKILL of every process, then the same install again at the same address.
   * @param meanwhile what is done before it starts again
   */
  killAndRestart(meanwhile?: () => Promise<unknown>): Promise<void>
  stop(): Promise<void>
}

/** @throws Error with the log lines when there are any */
export function expectNoFaults(processes: readonly CallboardProcess[]): void {
  const faults = processes.flatMap((one) => one.takeFaults())
  if (faults.length > 0) throw new Error(`The server had faults:\n${faults.join('\n')}`)
}
