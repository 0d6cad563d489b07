import { setTimeout as pause } from 'node:timers/promises'
import { jobQueues, listMessages } from '@callboard/admin/contract'
import type { Production } from '../../features/peers/production.ts'
import { check, type Verdict } from './checker.ts'
import { Ledger } from './ledger.ts'
import { type Office, openOffice } from './office.ts'
import { type CallCounts, PersistentClient } from './persistent-client.ts'
import type { FaultPlan, Note } from './plans.ts'
import { writeOnce } from './writers.ts'

export interface FaultReport extends Verdict, Omit<CallCounts, 'faults'> {
  readonly name: string
  readonly writes: number
  /** Milliseconds from the end of the fault to the first write that was answered after it. */
  readonly recovery: number
}

/** Milliseconds: more than a busy machine needs. */
const SETTLING = 600_000

/**
 * Writes to a casting day of its own while the plan runs, and checks the stored state afterwards.
 * @param say is told how it goes
 */
export async function disturb(
  production: Production,
  plan: FaultPlan,
  writers: number,
  say: (text: string) => void = () => {},
): Promise<FaultReport> {
  const note: Note = Object.assign((text: string) => say(`  ${text}`), {
    pause: async (milliseconds: number) => {
      await pause(milliseconds)
    },
  })
  say(plan.name)
  const counts: CallCounts = { answered: 0, repeated: 0, longestTry: 0, faults: [] }
  const office = await openOffice(new PersistentClient(production.origin, counts, '192.0.2.1'))
  const ledger = new Ledger()
  const mailsBefore = production.mails().length
  const textsBefore = production.twilio.texts.length
  let isOver = false
  let turns = 0
  const write = async () => {
    while (!isOver) {
      const turn = turns++
      const address = `198.51.${Math.floor(turn / 250) % 250}.${turn % 250}`
      await writeOnce(new PersistentClient(production.origin, counts, address), office, ledger, turn)
    }
  }
  const writing = Promise.all(Array.from({ length: writers }, write))
  writing.catch(() => {
    isOver = true
  })
  await plan.run(note)
  const ended = Date.now()
  const before = ledger.size
  while (ledger.size === before && !isOver) await pause(20)
  const recovery = Date.now() - ended
  isOver = true
  await writing
  await settled(office)
  const verdict = await check(
    office,
    ledger,
    production.mails().slice(mailsBefore),
    production.twilio.texts.slice(textsBefore),
  )
  const { faults, ...rest } = counts
  return {
    name: plan.name,
    ...rest,
    writes: ledger.size,
    recovery,
    ...verdict,
    violations: [...verdict.violations, ...faults],
  }
}

/** Resolves when nothing waits to be done or sent. @throws Error when it takes longer than ten minutes */
async function settled({ admin }: Office): Promise<void> {
  const deadline = Date.now() + SETTLING
  for (;;) {
    const { queues } = await admin.call(jobQueues, {})
    const open = Object.values(queues).reduce((sum, { waiting, active }) => sum + waiting + active, 0)
    const { messages } = await admin.call(listMessages, { state: 'queued', take: 1 })
    if (open === 0 && messages.length === 0) return
    if (Date.now() > deadline) throw new Error(`${open} jobs are still open: ${JSON.stringify(queues)}`)
    await pause(250)
  }
}
