import { dayIn, instantOf, zoneAbbreviation } from '@callboard/core/http-contract'
import { sayWallTime, shortDay } from '@callboard/kit/day'
import type { TalentStatus } from '@callboard/lobby/contract'

const SUFFIXES: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
const rules = new Intl.PluralRules('en', { type: 'ordinal' })

export const ordinal = (place: number) => `${place}${SUFFIXES[rules.select(place)]}`

const HOUR = 60

/** Above an hour nobody waits by the minute. */
function inHours(from: number, to: number): string {
  const [least, most] = [Math.floor(from / HOUR), Math.ceil(to / HOUR)]
  if (least === 0 && from < HOUR / 2) return `up to ${most} hours`
  if (to - from > HOUR) return `about ${Math.max(1, least)} to ${most} hours`
  const middle = Math.max(1, Math.round((from + to) / 2 / HOUR))
  return middle === 1 ? 'about an hour' : `about ${middle} hours`
}

/** A wait in words no narrower than it is known: `about 12–18 min`, `about 3 hours`. */
export function spanWords({ from, to }: NonNullable<TalentStatus['wait']>): string {
  if (to <= 1) return 'about a minute'
  if (to > HOUR) return inHours(from, to)
  if (from >= to) return `about ${to} min`
  return from === 0 ? `up to ${to} min` : `about ${from}–${to} min`
}

type Begin = Pick<TalentStatus, 'date' | 'start_time' | 'time_zone'>

/** When a casting that has not begun does. */
function beginWords({ date, start_time, time_zone: zone }: Begin, now: Date, reader: string): string | null {
  const start = start_time === null ? null : instantOf(date, start_time, zone)
  if (start_time === null || !start || start <= now) return null
  const day = dayIn(zone, now) === date ? '' : ` on ${shortDay(date)}`
  const clock = zone === reader ? '' : ` ${zoneAbbreviation(start, zone)}`
  return `Casting begins${day} at ${sayWallTime(start_time)}${clock}`
}

/** The talent's own wait, or its beginning where that is all there is to tell; a sentence for the first in line. */
export function waitWords(
  { wait, place, ...begin }: Pick<TalentStatus, 'wait' | 'place'> & Begin,
  now: Date,
  reader: string,
): string | null {
  if (place === null) return null
  if (!wait) return beginWords(begin, now, reader)
  return place === 1 && wait.from === 0 ? 'You can be called at any moment.' : spanWords(wait)
}

const HEADLINES: Readonly<Record<TalentStatus['state'], string>> = {
  waiting: 'You are checked in',
  on_deck: 'You are on deck',
  in_casting: 'It is your turn',
  skipped: 'Please stay close',
  signed_out: 'You are signed out',
  expected: 'You are expected',
  removed: 'Oops, you need check in again',
  done: 'You are done',
}

type Headed = Pick<TalentStatus, 'place' | 'state'> & Partial<Pick<TalentStatus, 'location_type'>>

/** True for a talent who has sent a video: nothing is left to wait for. */
export const isTape = ({ state, location_type }: Omit<Headed, 'place'>) =>
  state === 'waiting' && location_type === 'Video Submission'

/** The largest words of the page. */
export function headline(status: Headed): string {
  if (isTape(status)) return 'Your submission has arrived'
  return status.place === null ? HEADLINES[status.state] : `You are ${ordinal(status.place)}`
}

/** The server's message without the headline above it; null when the message is only the headline. */
export function nextWords(status: Headed & Pick<TalentStatus, 'message'>): string | null {
  const said = headline(status)
  if (status.message === said) return null
  const lead = `${said}. `
  return status.message.startsWith(lead) ? status.message.slice(lead.length) : status.message
}

/** Label of the button of a room. */
export const joinWords = (room: NonNullable<TalentStatus['join']>, state: TalentStatus['state']) =>
  room === 'main' && state === 'in_casting'
    ? 'Join'
    : `Join the ${room === 'test' ? 'virtual lobby' : 'casting room'}`

/** Title of the tab: the status, readable among other tabs. */
export function tabTitle(status: Headed & Pick<TalentStatus, 'join'>): string {
  if (status.join === 'main' && status.state === 'in_casting') return 'Join now'
  return headline(status)
}
