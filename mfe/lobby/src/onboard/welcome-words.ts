import type { CheckInPage } from '@callboard/lobby/contract'

const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' })

/** `Thursday, March 5, 2026` */
export const dayWords = ({ date }: Pick<CheckInPage, 'date'>): string | null =>
  date &&
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${date.date}T00:00:00Z`),
  )

export interface CallWords {
  readonly before: string
  /** `10:15 AM`, or the day by which a video is sent. */
  readonly time: string
  /** `PST`; empty for a day. */
  readonly zone: string
}

/** A wall time of the session's day, with its zone. */
function timeOf(time: string, day: string, zone: string): Omit<CallWords, 'before'> {
  const shown = clock.format(new Date(`${day}T${time}:00Z`))
  const named = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'short' })
    .formatToParts(new Date(`${day}T20:00:00Z`))
    .find(({ type }) => type === 'timeZoneName')?.value
  return { time: shown, zone: named ?? zone }
}

/** The talent's own call time where they have one, else when the session starts. */
export function callWords(page: Pick<CheckInPage, 'date' | 'known' | 'time_zone'>): CallWords | null {
  const { date, known } = page
  if (!date) return null
  const say = (time: string) => timeOf(time, date.date, page.time_zone)
  if (known?.call_time) return { before: 'Your call time is', ...say(known.call_time) }
  return date.location_type === 'Video Submission'
    ? { before: 'Send your video by', time: dayWords(page)!, zone: '' }
    : { before: 'Starts at', ...say(date.start_time) }
}

/** For talent who look at the check-in on another day than theirs; null: there is no such appointment. */
export function otherTimeWords({ known, time_zone: zone }: Pick<CheckInPage, 'known' | 'time_zone'>) {
  if (!known?.other_time) return null
  const when = new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
    timeZoneName: 'short',
  }).format(new Date(known.other_time))
  return `Your appointment is on ${when}. Check in on that day.`
}

/** How long the check-in takes, and what to have ready before its first step. */
export function readyWords(page: Pick<CheckInPage, 'date'>): string {
  const { date } = page
  if (date?.location_type === 'Video Submission')
    return `Send your video by ${dayWords(page)}. Have the video file ready${date.skip_onboarding_talent_form ? '' : ', and a photo of you'}. You may add more than one, and leave this page open while they upload.`
  return `Checking in takes about a minute. ${thingsReady(date)}`
}

function thingsReady(date: CheckInPage['date']): string {
  if (!date || date.skip_onboarding_talent_form) return 'Have your e-mail address ready.'
  const asked =
    'a photo of you today and, if you have them, your SAG-AFTRA number and your agent’s name and number'
  return date.location_type === 'Virtual' || date.location_type === 'Both'
    ? `Have ready: a quiet, light place, your camera and microphone, ${asked}.`
    : `Have ready: ${asked}.`
}
