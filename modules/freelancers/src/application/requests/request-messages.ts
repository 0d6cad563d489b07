import { USER_DIRECTORY, type UserFacts } from '@callboard/accounts/queries'
import { messageRequested } from '@callboard/admin/contract'
import {
  CLOCK,
  calendarFile,
  cityOf,
  currentZone,
  type NeedsOf,
  type Outbox,
  PUBLIC_URL,
  service,
  zoneAbbreviation,
} from '@callboard/core'
import { type SessionFacts, startOf } from '@callboard/projects/queries'
import { APPOINTMENT_QUERIES } from '@callboard/scheduling/queries'
import { ANSWER_WORDS, WORKER_WORDS } from '../../contract/index.ts'
import type { Profile, WorkerRole } from '../../domain/profile.ts'
import type { FreelancerRequest, RequestComment, RequestedDate } from '../../domain/request.ts'
import type { DateChange } from '../../domain/request-plan.ts'
import type { CommentSide } from '../jobs.ts'
import { nameOf } from '../own-user.ts'

/** Why a person is written to. */
export type Occasion =
  | { readonly kind: 'asked' }
  | { readonly kind: 'booked' }
  | { readonly kind: 'promoted' }
  /** `before`: as the request was. */
  | { readonly kind: 'released'; readonly before: FreelancerRequest; readonly why: string }
  | { readonly kind: 'changed'; readonly before: FreelancerRequest; readonly changes: readonly DateChange[] }

const TEMPLATES = {
  asked: 'FREELANCER_REQUEST',
  booked: 'FREELANCER_BOOKED',
  promoted: 'FREELANCER_FIRST_HOLD',
  released: 'FREELANCER_RELEASED',
  changed: 'FREELANCER_DATES_CHANGED',
} as const

export interface Told {
  readonly request: FreelancerRequest
  readonly session: SessionFacts
  /** Of the person who is asked; null: they have none any more. */
  readonly profile: Profile | null
}

/** What one side has written and the other not read. */
export interface UnreadComments {
  readonly by: CommentSide
  /** When the time began in which they were gathered. */
  readonly from: Date
  readonly unread: readonly RequestComment[]
  readonly reader: UserFacts
  /** Whose side wrote; null: the account is gone. */
  readonly other: UserFacts | null
}

const SHORTEST_MINUTES = 30

export const ASKS_AGAIN = 'Please answer again: an answer to other times is none to these.'

const NEEDS = {
  users: USER_DIRECTORY,
  appointments: APPOINTMENT_QUERIES,
  clock: CLOCK,
  publicUrl: PUBLIC_URL,
}
type Needs = NeedsOf<typeof NEEDS>

/**
 * Words to both sides of a request, promised in the write that changes it: a message is sent once for each version. What
 * binds the person (a booking, its change or end) goes out whatever they wish to receive.
 */
export class RequestMessages extends service(NEEDS) {
  async toPerson(outbox: Outbox, told: Told, occasion: Occasion): Promise<void> {
    const { request, profile } = told
    const person = await this.needs.users.find(request.requestedPerson)
    if (!person) return
    const office = await this.#officeOf(told)
    const template = TEMPLATES[occasion.kind]
    const values = personValues(this.needs, told, occasion, person, office)
    const about = aboutOf(told, person)
    const key = `freelancer:${request.id}:${occasion.kind}:${request.version}`
    if (profile?.receiveEmail !== false || isBinding(occasion, request)) {
      const attachments = await calendarOf(this.needs, told, occasion)
      outbox.publish(messageRequested, {
        key,
        channel: 'email',
        template,
        to: person.email,
        ...(office ? { reply_to: office.email } : {}),
        values,
        about,
        ...(attachments ? { attachments } : {}),
      })
    }
    this.#text(outbox, told, { key, text: textOf(told, TEXTS[occasion.kind]), about })
  }

  /** An answer, to who asked. */
  async toOffice(outbox: Outbox, told: Told): Promise<void> {
    const { request, session, profile } = told
    const person = await this.needs.users.find(request.requestedPerson)
    const office = await this.#officeOf(told)
    if (!person || !office) return
    outbox.publish(messageRequested, {
      key: `freelancer:${request.id}:answered:${request.version}`,
      channel: 'email',
      template: 'FREELANCER_ANSWER',
      to: office.email,
      reply_to: person.email,
      values: {
        ...commonValues(this.needs, told),
        NAME: nameOf(person),
        ANSWER: ANSWER_WORDS[request.response],
        DATES: datesInWords(request.dates, 'roles', profile?.timezone ?? session.timeZone).join('\n'),
        FREELANCERS_LINK: invitedLink(this.needs, told),
      },
      about: aboutOf(told, office),
    })
  }

  /** Comments that the other side has not read: the person is told as they wish, the office by e-mail. */
  async comments(
    outbox: Outbox,
    told: Told,
    { by, from, unread, reader, other }: UnreadComments,
  ): Promise<void> {
    const { request, profile } = told
    const authors = await this.needs.users.many([...new Set(unread.map((comment) => comment.by))])
    const key = `freelancer:${request.id}:comments:${by}:${from.getTime()}`
    const about = aboutOf(told, reader)
    if (by === 'person' || profile?.receiveEmail !== false) {
      outbox.publish(messageRequested, {
        key,
        channel: 'email',
        template: 'FREELANCER_COMMENT',
        to: reader.email,
        ...(other ? { reply_to: other.email } : {}),
        values: {
          ...commonValues(this.needs, told),
          NAME: authors.map(nameOf).join(', '),
          COMMENTS: unread.map(({ content }) => content).join('\n\n'),
          COMMENTS_LINK:
            by === 'person' ? invitedLink(this.needs, told) : commonValues(this.needs, told).REQUEST_LINK,
        },
        about,
      })
    }
    if (by === 'office')
      this.#text(outbox, told, { key, text: textOf(told, 'There is a comment about'), about })
  }

  /** To the person, where they wish for texts. */
  #text(
    outbox: Outbox,
    told: Told,
    { key, text, about }: { readonly key: string; readonly text: string; readonly about: About },
  ): void {
    const { profile } = told
    if (!profile?.receiveText || !profile.phone) return
    const { REQUEST_LINK } = commonValues(this.needs, told)
    outbox.publish(messageRequested, {
      key: `${key}:text`,
      channel: 'sms',
      template: 'FREELANCER_TEXT',
      to: profile.phone,
      values: { TEXT: text, REQUEST_LINK },
      about,
    })
  }

  async sidesOf(told: Told): Promise<Readonly<Record<CommentSide, UserFacts | null>>> {
    return {
      person: await this.needs.users.find(told.request.requestedPerson),
      office: await this.#officeOf(told),
    }
  }

  /** Who asked, or while that account is gone a casting director of the project. */
  async #officeOf({ request, session }: Told): Promise<UserFacts | null> {
    const people = await this.needs.users.many([request.requestedBy, ...session.castingDirectorIds])
    const byId = new Map(people.map((user) => [user.id, user]))
    const [first] = [request.requestedBy, ...session.castingDirectorIds].flatMap((id) => byId.get(id) ?? [])
    return first ?? null
  }
}

/** It is about dates that the person is or was booked for. */
const isBinding = (occasion: Occasion, request: FreelancerRequest): boolean =>
  occasion.kind === 'booked' ||
  request.status === 'book' ||
  ('before' in occasion && occasion.before.status === 'book')

const sayRoles = (roles: readonly WorkerRole[]) => roles.map((role) => WORKER_WORDS[role]).join(' and ')

const timeIn = (start: Date, zone: string) =>
  `${new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', minute: '2-digit' }).format(start)} ${zoneAbbreviation(start, zone)}`

/** `Wednesday, March 4, 10:00 AM PST` and, where it is another one, the time of the person's own zone. */
function whenInWords({ date, startTime, zone }: RequestedDate, own: string): string {
  const start = startOf(date, startTime, zone)
  const day = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  }).format(start)
  const when = `${day}, ${timeIn(start, zone)}`
  return currentZone(own) === currentZone(zone)
    ? when
    : `${when} (${timeIn(start, own)}, ${cityOf(own)} time)`
}

const datesInWords = (dates: readonly RequestedDate[], which: 'roles' | 'booked', own: string): string[] =>
  dates
    .filter((date) => date[which].length > 0)
    .map((date) => `${whenInWords(date, own)} · ${sayRoles(date[which])} · ${date.place}`)

const invitedLink = ({ publicUrl }: Needs, { session }: Told) =>
  `${publicUrl}/session/${session.projectUri}/${session.id}/find-freelancer?tab=invited`

const aboutOf = ({ session }: Told, reader: UserFacts) => ({
  project_id: session.projectId,
  session_id: session.id,
  user_id: reader.id,
})
type About = ReturnType<typeof aboutOf>

const commonValues = ({ publicUrl }: Needs, { request, session }: Told) => ({
  PROJECT_NAME: session.projectName,
  SESSION_NAME: session.name,
  REQUEST_LINK: `${publicUrl}/freelancer-requests/${request.id}`,
})

function changeInWords(change: DateChange, own: string): string {
  const before = whenInWords(change.before, own)
  if (change.kind === 'gone') return `${before} does not take place.`
  if (change.kind === 'unbooked') return `${before}: you are not booked any more.`
  return `${before}, ${change.before.place}, is now ${whenInWords(change.now, own)}, ${change.now.place}.`
}

function personValues(
  needs: Needs,
  told: Told,
  occasion: Occasion,
  person: UserFacts,
  office: UserFacts | null,
): Record<string, string> {
  const { request, session, profile } = told
  const own = profile?.timezone ?? session.timeZone
  const shown = 'before' in occasion && occasion.kind === 'released' ? occasion.before : request
  const link = commonValues(needs, told).REQUEST_LINK
  return {
    ...commonValues(needs, told),
    FIRST_NAME: person.firstName,
    REQUESTED_BY: office ? nameOf(office) : 'The casting office',
    DATES: datesInWords(shown.dates, shown.status === 'book' ? 'booked' : 'roles', own).join('\n'),
    CHANGES:
      occasion.kind === 'changed'
        ? occasion.changes.map((change) => changeInWords(change, own)).join('\n')
        : '',
    ASKS_AGAIN:
      occasion.kind === 'changed' && occasion.before.response !== 'none' && request.response === 'none'
        ? ASKS_AGAIN
        : '',
    WHY: occasion.kind === 'released' ? occasion.why : '',
    YES_LINK: `${link}?answer=yes`,
    NO_LINK: `${link}?answer=no`,
    SECOND_HOLD_LINK: `${link}?answer=second-hold`,
  }
}

const TEXTS = {
  asked: 'Are you free for',
  booked: 'You are booked for',
  promoted: 'You stand first now for',
  released: 'You are released from',
  changed: 'Dates have changed:',
} as const

const textOf = ({ session }: Told, words: string) => `${words} ${session.projectName}, ${session.name}`

/** Bookings for the calendar of the person, and those that have ended, to be taken out of it. */
async function calendarOf(
  { appointments, clock, publicUrl }: Needs,
  { request, session }: Told,
  occasion: Occasion,
) {
  const before = 'before' in occasion ? occasion.before.dates : []
  const booked = request.dates.filter((date) => date.booked.length > 0)
  const ended = before.filter(
    (date) => date.booked.length > 0 && !booked.some(({ dayId }) => dayId === date.dayId),
  )
  if (booked.length + ended.length === 0) return null
  const stretches = await appointments.stretches(
    booked.map(({ dayId, date, zone }) => ({ id: dayId, date, zone })),
  )
  const event = (date: RequestedDate, status: 'CONFIRMED' | 'CANCELLED') => {
    const start = startOf(date.date, date.startTime, date.zone)
    const last = stretches.get(date.dayId)?.at(-1)?.end.getTime() ?? 0
    const link = `${publicUrl}/freelancer-requests/${request.id}`
    return {
      uid: `${request.id}-${date.dayId}@${new URL(publicUrl).hostname}`,
      sequence: request.version,
      start,
      end: new Date(Math.max(start.getTime() + SHORTEST_MINUTES * 60_000, last)),
      summary: `${session.projectName}: ${sayRoles(date.booked)}`,
      description: `${session.name}\n${date.place}\n${link}`,
      location: date.place,
      url: link,
      status,
    }
  }
  const events = [
    ...booked.map((date) => event(date, 'CONFIRMED')),
    ...ended.map((date) => event(date, 'CANCELLED')),
  ]
  const content = calendarFile({ product: 'Bookings', stamp: clock.now(), events })
  const method = booked.length === 0 ? 'CANCEL' : 'PUBLISH'
  return [{ name: 'bookings.ics', content_type: `text/calendar; charset=utf-8; method=${method}`, content }]
}
