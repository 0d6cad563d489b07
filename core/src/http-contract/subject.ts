declare const found: unique symbol

/**
 * How an actor stands to a subject. `owner`: casting director of the project. `manager`: runs a date of it, or its
 * lobby. `client`: a client who may watch. `attendee`: checked in to the session. `self`: it is the actor's own.
 * `recipient`: holds a link that was made for one person and opens it. `guest`: holds a link that opens it.
 */
export type Standing = 'admin' | 'owner' | 'manager' | 'client' | 'attendee' | 'self' | 'recipient' | 'guest'

export const OWNERS = ['admin', 'owner'] as const satisfies readonly Standing[]
export const STAFF = [...OWNERS, 'manager'] as const satisfies readonly Standing[]
export const REVIEWERS = [...STAFF, 'client'] as const satisfies readonly Standing[]

/** A kind of thing that calls are about, e.g. a session. `Part` names the parts of its address. */
export interface SubjectKind<Part extends string = string, Found = unknown> {
  readonly kind: string
  /** In refusals: 'This session'. */
  readonly title: string
  readonly parts: readonly Part[]
  readonly [found]?: Found
}

/** Subject of a call: its kind, the fields that name it, and the standings that are admitted. */
export interface Subject<Found = unknown> {
  readonly kind: string
  readonly title: string
  /** Part of the subject's address → field of the input. */
  readonly fields: Readonly<Record<string, string>>
  /** With `anybody` the subject must exist; every caller is admitted. */
  readonly admits: readonly Standing[] | 'anybody'
  /** Words of a refusal other than '… was not found.' */
  readonly refusal?: string
  readonly [found]?: Found
}

/** Reason for a call without a subject, for reviewers of the access table. */
export interface NoSubject {
  readonly none: string
}

export const defineSubject =
  <Found>() =>
  <const Part extends string>(kind: string, title: string, parts: readonly Part[]) =>
    ({ kind, title, parts }) as SubjectKind<Part, Found>

/**
 * @param fields the input field of each part of the address
 * @param refusal words of a refusal other than '… was not found.'
 */
export const subjectOf = <Part extends string, Found>(
  { kind, title }: SubjectKind<Part, Found>,
  fields: Readonly<Record<Part, string>>,
  admits: Subject['admits'],
  refusal?: string,
): Subject<Found> => ({ kind, title, fields, admits, refusal })

/** Result of the guard for the use case: the subject, and the standing of the actor to it. */
export type Admitted<Found> = Found & { readonly standing: Standing | null }

export type SubjectOf<E> = E extends { readonly subject: Subject<infer Found> } ? Admitted<Found> : undefined
