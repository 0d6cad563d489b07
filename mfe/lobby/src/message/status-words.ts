import type { TalentStatus } from '@callboard/lobby/contract'

const SUFFIXES: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
const rules = new Intl.PluralRules('en', { type: 'ordinal' })

export const ordinal = (place: number) => `${place}${SUFFIXES[rules.select(place)]}`

/** `about 12–18 min` */
export function waitWords(wait: TalentStatus['wait']): string | null {
  if (!wait) return null
  if (wait.to <= 1) return 'any moment now'
  return wait.from >= wait.to ? `about ${wait.to} min` : `about ${wait.from}–${wait.to} min`
}

const HEADLINES: Readonly<Record<TalentStatus['state'], string>> = {
  waiting: 'You are checked in',
  on_deck: 'You are on deck',
  in_casting: 'It is your turn',
  skipped: 'Please stay close',
  signed_out: 'You are signed out',
  removed: 'Oops, you need check in again',
  done: 'You are done',
}

/** The largest words of the page. */
export const headline = ({ place, state }: Pick<TalentStatus, 'place' | 'state'>) =>
  place === null ? HEADLINES[state] : `You are ${ordinal(place)}`

/** The server's message without the headline above it; null when the message is only the headline. */
export function nextWords(status: Pick<TalentStatus, 'place' | 'state' | 'message'>): string | null {
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
export function tabTitle(status: Pick<TalentStatus, 'place' | 'state' | 'join'>): string {
  if (status.join === 'main' && status.state === 'in_casting') return 'Join now'
  return headline(status)
}
