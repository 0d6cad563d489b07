import type { SessionAttention } from '@callboard/projects/contract'

export type Waiting = Pick<SessionAttention, 'holds' | 'unshared' | 'unviewed_takes'>

/** What waits in several sessions. */
export const waitingIn = (sessions: readonly Waiting[]): Waiting => ({
  holds: sessions.reduce((sum, { holds }) => sum + holds, 0),
  unshared: sessions.reduce((sum, { unshared }) => sum + unshared, 0),
  unviewed_takes: sessions.reduce((sum, { unviewed_takes }) => sum + unviewed_takes, 0),
})

export const sayHolds = (count: number) => (count === 1 ? '1 date on hold' : `${count} dates on hold`)
export const sayUnshared = (count: number) =>
  count === 1 ? '1 schedule not shared' : `${count} schedules not shared`
export const sayUnviewed = (count: number) => (count === 1 ? '1 take to view' : `${count} takes to view`)
