import type { SessionAttention } from '@callboard/projects/contract'

export type Waiting = Pick<
  SessionAttention,
  'holds' | 'unshared' | 'unshared_day' | 'unviewed_takes' | 'without_time' | 'asked_times' | 'asked_day'
>

/** What waits in several sessions. */
export const waitingIn = (sessions: readonly Waiting[]): Waiting => ({
  holds: sessions.reduce((sum, { holds }) => sum + holds, 0),
  unshared: sessions.reduce((sum, { unshared }) => sum + unshared, 0),
  unshared_day: null,
  unviewed_takes: sessions.reduce((sum, { unviewed_takes }) => sum + unviewed_takes, 0),
  without_time: sessions.reduce((sum, { without_time }) => sum + without_time, 0),
  asked_times: sessions.reduce((sum, { asked_times }) => sum + asked_times, 0),
  asked_day: null,
})

export const sayHolds = (count: number) => (count === 1 ? '1 date on hold' : `${count} dates on hold`)
export const sayUnshared = (count: number) =>
  count === 1 ? '1 schedule not shared' : `${count} schedules not shared`
export const sayUnviewed = (count: number) => (count === 1 ? '1 take to view' : `${count} takes to view`)
export const sayWithoutTime = (count: number) => `${count} without a time`
export const sayAsked = (count: number) =>
  count === 1 ? '1 asks for another time' : `${count} ask for another time`
