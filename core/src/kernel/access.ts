import type { RoomAudience } from '../http-contract/signal.ts'
import type { Admitted, Standing, Subject, SubjectKind } from '../http-contract/subject.ts'
import { Actor, type UserActor } from './actor.ts'
import { DomainError, denied, missing, unauthenticated } from './domain-error.ts'
import { type Token, token } from './needs.ts'

/** Facts that decide the standing of actors to a subject. A field that is left out gives no standing. */
export interface Ground {
  /** Casting directors of the project. */
  readonly ownerIds?: readonly string[]
  /** Managers and lobby managers of the dates in question. */
  readonly managerIds?: readonly string[]
  /** Clients who are invited. */
  readonly clientIds?: readonly string[]
  /** Any signed-in client who has the address may watch. */
  readonly openToClients?: boolean
  /** The call names a link that opens the subject. */
  readonly openByLink?: boolean
  /** That link was made for one person, who is known by it. */
  readonly openToRecipient?: boolean
  /** The session that the subject belongs to. */
  readonly sessionId?: string
  /** The account that owns the subject. */
  readonly userId?: string | null
  /** The check-in that owns the subject. */
  readonly recordId?: string
}

type Account = Pick<UserActor, 'userId' | 'userType'>

/** The standing of an account, independent of the actor of the call. */
export const standingOfAccount = (account: Account, ground: Ground): Standing | null =>
  standingsOfAccount(account, ground)[0] ?? null

/** Standings in order; the first has the most rights. */
function standingsOfAccount({ userId, userType }: Account, ground: Ground): Standing[] {
  const isManager = ground.managerIds?.includes(userId)
  const held: Readonly<Partial<Record<Standing, boolean | undefined>>> = {
    admin: userType === 'super_admin',
    owner: userType === 'casting_director' && ground.ownerIds?.includes(userId),
    manager: (userType === 'casting_director' || userType === 'session_manager') && isManager,
    self: ground.userId === userId,
    client: userType === 'client' && (ground.openToClients || ground.clientIds?.includes(userId)),
  }
  return (Object.keys(held) as Standing[]).filter((standing) => held[standing])
}

/**
 * The access policy of HTTP calls, rooms, meeting tickets and lists. `null`: a stranger.
 * @param admits of several standings, one of these is preferred
 */
export function standingOf(
  actor: Actor,
  ground: Ground,
  admits: Subject['admits'] = 'anybody',
): Standing | null {
  const standings = standingsOf(actor, ground)
  return (
    standings.find((standing) => admits !== 'anybody' && admits.includes(standing)) ?? standings[0] ?? null
  )
}

function standingsOf(actor: Actor, ground: Ground): Standing[] {
  if (actor.kind === 'system') return ['admin']
  const guest: Standing[] = [
    ...(ground.openToRecipient ? (['recipient'] as const) : []),
    ...(ground.openByLink ? (['guest'] as const) : []),
  ]
  if (actor.kind === 'user') return [...standingsOfAccount(actor, ground), ...guest]
  const ofPage = actor.kind === 'talent-page' ? standingOfPage(actor, ground) : null
  return ofPage ? [ofPage, ...guest] : guest
}

function standingOfPage(
  { recordId, sessionId }: Extract<Actor, { kind: 'talent-page' }>,
  ground: Ground,
): Standing | null {
  if (ground.recordId !== undefined) return ground.recordId === recordId ? 'self' : null
  return ground.sessionId === sessionId ? 'attendee' : null
}

export const isStaffStanding = (standing: Standing | null): boolean =>
  standing === 'admin' || standing === 'owner' || standing === 'manager'

/** A wish to enter a room. */
export interface RoomAsk {
  /** Stands in the room's name. */
  readonly id: string
  /** The link that the visitor came by. */
  readonly by?: string | undefined
}

/** How a room is entered. */
export interface RoomEntry {
  /** The view that is sent. */
  readonly audience: RoomAudience
  /** Display name for the other participants of a meeting; absent for other rooms. */
  readonly name?: string
}

/** The view of a room that a standing gives. */
export const audienceOf = (standing: Standing): RoomAudience =>
  isStaffStanding(standing) ? 'staff' : standing === 'client' ? 'client' : 'talent'

export interface SubjectLoader {
  load(
    ids: Readonly<Record<string, string>>,
    actor: Actor,
  ): Promise<{ readonly subject: object; readonly ground: Ground } | null>
}

/** A subject that something was handed out for, which stands no longer than the subject does. */
export interface Hold {
  /** Kind of the subject. */
  readonly kind: string
  /** Parts of its address. */
  readonly ids: Readonly<Record<string, string>>
  /** It was handed to clients or guests, and ends also when none of them may see the subject any more. */
  readonly outside?: true
}

/** A hold on a subject, for staff. @param ids parts that are left out or null are not named */
export const holdOn = <Part extends string>(
  { kind }: SubjectKind<Part>,
  ids: Readonly<Partial<Record<Part, string | null>>>,
): Hold => ({
  kind,
  ids: Object.fromEntries(
    Object.entries<string | null | undefined>(ids).filter(([, id]) => id != null),
  ) as Record<string, string>,
})

/** The same for clients and guests. */
export const outsideHoldOn = <Part extends string>(
  kind: SubjectKind<Part>,
  ids: Readonly<Partial<Record<Part, string | null>>>,
): Hold => ({ ...holdOn(kind, ids), outside: true })

/** Somebody outside of the office may see the subject. */
const isOpenOutside = ({ clientIds = [], openToClients, openByLink }: Ground): boolean =>
  openToClients === true || openByLink === true || clientIds.length > 0

/** Finds the subject of a call and refuses strangers. */
export interface Access {
  /**
   * @param input the call's fields, of which `subject.fields` name the subject
   * @throws DomainError missing for strangers and for subjects that do not exist; for a standing that does not suffice
   * denied, of a caller without an account unauthenticated
   */
  admit<Found>(subject: Subject<Found>, actor: Actor, input: object): Promise<Admitted<Found>>
  /** The same with null for a refusal. */
  look<Found>(subject: Subject<Found>, actor: Actor, input: object): Promise<Admitted<Found> | null>
  /** Whether what was handed out for a subject is still good. */
  stands(hold: Hold): Promise<boolean>
}

export const ACCESS: Token<Access> = token('core.access')

/** Hears of clients who come to a session that is open to all of them, so that its staff know who watches. */
export interface OpenVisits {
  came(sessionId: string, userId: string): Promise<void>
}

export const OPEN_VISITS: Token<OpenVisits> = token('core.open-visits')

/** Whoever holds an address of a file, account or not. */
const HOLDER = Actor.anonymous

/** @param loaderOf the loader of a kind of subject */
export function accessBy(loaderOf: (kind: string) => SubjectLoader, visits: OpenVisits): Access {
  async function find<Found>({ kind, fields, admits }: Subject<Found>, actor: Actor, input: object) {
    const values = input as Readonly<Record<string, string>>
    const ids = Object.fromEntries(Object.entries(fields).map(([part, field]) => [part, values[field]]))
    const found = await loaderOf(kind).load(ids as Record<string, string>, actor)
    if (!found) return null
    const standing = standingOf(actor, found.ground, admits)
    const { sessionId, clientIds = [] } = found.ground
    const isAsked = admits !== 'anybody' && admits.includes('client')
    const isUninvited = actor.kind === 'user' && standing === 'client' && !clientIds.includes(actor.userId)
    if (isAsked && isUninvited && sessionId !== undefined) await visits.came(sessionId, actor.userId)
    return { ...found.subject, standing } as Admitted<Found>
  }
  return {
    async admit(subject, actor, input) {
      const found = await find(subject, actor, input)
      if (!found || isStrange(subject, found.standing)) throw refusalOf(subject)
      if (!isAdmitted(subject, found.standing))
        throw actor.kind === 'anonymous' ? unauthenticated() : denied()
      return found
    },
    async look(subject, actor, input) {
      const found = await find(subject, actor, input)
      return found && isAdmitted(subject, found.standing) ? found : null
    },
    async stands({ kind, ids, outside }) {
      const found = await loaderOf(kind).load(ids, HOLDER)
      return found !== null && (!outside || isOpenOutside(found.ground))
    },
  }
}

const refusalOf = ({ title, refusal }: Subject) =>
  refusal === undefined ? missing(title) : new DomainError('missing', 'missing', refusal)

const isAdmitted = ({ admits }: Subject, standing: Standing | null) =>
  admits === 'anybody' || (standing !== null && admits.includes(standing))

const isStrange = ({ admits }: Subject, standing: Standing | null) =>
  admits !== 'anybody' && standing === null
