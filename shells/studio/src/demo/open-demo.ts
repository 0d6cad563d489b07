import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@callboard/accounts/contract'
import type { Settings } from '@callboard/assembly'
import type { Container } from 'inversify'

/** The demo of a process. */
export interface Demo {
  /** Says who can sign in, when the accounts are new. */
  readonly lines: readonly string[]
  /** Leaves the rest of the day to the next start. */
  stop(): Promise<void>
}

/** Begins or goes on with the demo; what makes it is loaded only where the settings want one. */
export async function openDemo({ demo, data }: Settings, container: Container): Promise<Demo> {
  if (demo === 'none') return { lines: [], stop: async () => {} }
  const { DemoDay } = await import('./demo-day.ts')
  const day = new DemoDay({
    container,
    data,
    isWhole: demo === 'day',
    report: (words) => console.warn(words),
  })
  const emails = DEMO_ACCOUNTS.map(({ email }) => `  ${email}`)
  const isNew = await day.begin()
  return {
    lines: isNew ? ['', `Demo accounts, password ${DEMO_PASSWORD}:`, ...emails] : [],
    stop: () => day.stop(),
  }
}
