import type { Endpoint } from '../http-contract/endpoint.ts'
import { type Actor, isStaff, type UserActor, type UserType } from './actor.ts'

/** A call of staff that may change something, as the transactions that do its work see it. */
export interface AuditedCall {
  readonly userId: string
  readonly userType: UserType
  /** Name of the endpoint. */
  readonly action: string
  readonly projectId: string | null
  /** Ids that the call names, by field. */
  readonly names: Readonly<Record<string, string>>
  /** Kinds of the things that the ids are of, by field, as far as the endpoint says so. */
  readonly kinds: Readonly<Record<string, string>>
  /** Fields that it brings besides; their values are not kept. */
  readonly fields: readonly string[]
}

/** A field of a thing that a call changed; without values where the log only says that it changed. */
export interface AuditChange {
  /** Kind of thing: `account`, `session`. */
  readonly thing: string
  readonly id: string
  readonly field: string
  /** Short; null where there was none. */
  readonly before?: string | null
  readonly after?: string | null
}

/** Keeps who changed what and when, in the transaction that changes it. */
export interface AuditTrail {
  /** Does the work of a call. Its first transaction that commits has a row of the trail; later ones have none. */
  run<T>(call: AuditedCall, work: () => Promise<T>): Promise<T>
}

/** An endpoint, as a row of the trail names it. */
export interface AuditedEndpoint {
  readonly name: string
  /** Fields that hold ids of things. */
  readonly ids: ReadonlySet<string>
  /** By field. */
  readonly kinds: Readonly<Record<string, string>>
}

/** Kinds of the things that an endpoint is about, by the field that names each: a part of an address is a kind, but `id`. */
export const kindsOf = ({ subject }: Endpoint): Readonly<Record<string, string>> =>
  'none' in subject
    ? {}
    : Object.fromEntries(
        Object.entries(subject.fields).map(([part, field]) => [field, part === 'id' ? subject.kind : part]),
      )

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textOr = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** The project of what the guard has loaded, or that the call names. */
function projectOf(found: unknown, input: Readonly<Record<string, unknown>>): string | null {
  if (isObject(found)) {
    if (isObject(found.project)) return textOr(found.project.id)
    for (const held of [found, ...Object.values(found)])
      if (isObject(held) && typeof held.projectId === 'string') return held.projectId
  }
  return textOr(input.studio)
}

/**
 * @param found what the guard has loaded
 * @returns null for a call that is nobody's of the staff
 */
export function auditedCall(
  { name, ids, kinds }: AuditedEndpoint,
  actor: Actor,
  input: object,
  found: unknown,
): AuditedCall | null {
  if (!isStaff(actor)) return null
  const { userId, userType } = actor as UserActor
  const given = input as Readonly<Record<string, unknown>>
  const isName = ([field, value]: [string, unknown]) => ids.has(field) && typeof value === 'string'
  const entries = Object.entries(given).filter(([, value]) => value !== undefined)
  const named = entries.filter(isName)
  return {
    userId,
    userType,
    action: name,
    projectId: projectOf(found, given),
    names: Object.fromEntries(named) as Record<string, string>,
    kinds: Object.fromEntries(
      named.flatMap(([field]) => (kinds[field] === undefined ? [] : [[field, kinds[field]]])),
    ),
    fields: entries
      .filter((entry) => !isName(entry))
      .map(([field]) => field)
      .sort(),
  }
}
