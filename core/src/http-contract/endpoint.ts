import type { Role } from '../kernel/actor.ts'
import type { UseCaseClass } from '../kernel/jobs.ts'
import type { Infer, Schema } from './schema.ts'
import type { NoSubject, Subject } from './subject.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Code of the refusal of a call that needs a fresh sign-in. */
export const STALE_SIGN_IN = 'stale_sign_in'

/** Key of a call limit: the value of a field, counted per address or for all addresses together. */
export interface FieldOfCall {
  readonly field: string
  readonly and?: 'address'
  /** The field is a phone number, typed in the country that this field names: all its spellings count as one. */
  readonly phoneIn?: string
}

/** At most `max` calls in `seconds`, counted per caller address, per signed-in person, or per value of an input field. */
export interface Limit {
  readonly per: 'address' | 'actor' | FieldOfCall
  readonly max: number
  readonly seconds: number
  /** The bytes of the call's file count, in the place of the call. */
  readonly of?: 'bytes'
  /** Only calls whose input brings this field count. */
  readonly having?: string
  /** Calls that are answered do not count: people who know the password never shut out one another. */
  readonly failures?: true
  /** The reply of a call over the limit, which then does nothing; without it the call is refused with 429. */
  readonly beyond?: object
}

const GIB = 1024 ** 3

/** The most that one caller uploads to a call in a day. */
export const uploadQuota = (per: 'address' | 'actor', gib: number) =>
  ({ per, max: gib * GIB, seconds: 86_400, of: 'bytes' }) as const satisfies Limit

/** A body that is a file: its bytes reach the use case as `file`. */
export interface FileBody {
  readonly file: true
  readonly maxBytes: number
  readonly types: readonly string[]
  /** Taken as the file of a form (`multipart/form-data`) as well, with its name. */
  readonly orForm: boolean
}

export const fileBody = (maxBytes: number, types: readonly string[], { orForm = false } = {}): FileBody => ({
  file: true,
  maxBytes,
  types,
  orForm,
})

/** File body as a use case gets it. Only its size limit has been checked; the rest is untrusted. */
export interface UploadedFile {
  readonly contentType: string
  readonly bytes: Uint8Array
  /** Of the file of a form. */
  readonly name?: string
}

/** How a machine without an account proves itself, e.g. a provider that reports back: it signs its calls. */
export interface Signature {
  /** The header that carries the signature. */
  readonly header: string
}

/** The signed parts of a call. The use case checks the signature before it trusts any other input. */
export interface SignedCall {
  /**
   * The whole address as outsiders write it, of the install's public origin; the Host header of the call has no
   * influence.
   */
  readonly url: string
  /** Every field of the form as it came, also those that the schema does not know. */
  readonly fields: Readonly<Record<string, string>>
  /** Empty when there was none. */
  readonly signature: string
}

/**
 * A call of the API, as data. The route, its validation, the OpenAPI file, the typed browser client, the role x route
 * test and the rate limits all come from this.
 */
export interface Endpoint {
  /** Unique, `module.verbNoun`; the operationId. */
  readonly name: string
  readonly summary: string
  readonly method: Method
  /** Below `/api`, parameters in braces: `/records/{id}`. */
  readonly path: string
  /** Roles that may call it; all others get 401 or 403 before anything runs. */
  readonly access: readonly Role[]
  /** Subject of the call and the standings that its caller needs; or the reason for having no subject. */
  readonly subject: Subject | NoSubject
  /**
   * The caller has to have proved who they are within the last minutes, else the call is refused with `STALE_SIGN_IN`
   * before it does anything. `'sometimes'`: the use case asks for it (`requireFresh`) for some inputs only.
   */
  readonly fresh?: true | 'sometimes'
  /** Schemas of objects; their fields reach the use case in one flat input. */
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema | FileBody
  /** The body comes as `application/x-www-form-urlencoded`, as providers send it: all its values are texts. */
  readonly form?: true
  /** For calls with a form: the signed parts reach the use case as `signed`. */
  readonly signature?: Signature
  /**
   * The token of `Authorization: Bearer` reaches the use case as `bearer`. One that is no sign-in is no error here: where
   * callers without an account are admitted, a program proves itself by it, and the use case checks it before it trusts
   * any other input.
   */
  readonly bearer?: true
  readonly reply: Schema
  readonly limits?: readonly Limit[]
  /** The reply's `location` becomes a 302: for links in mails that lead to a signed storage address. */
  readonly redirect?: true
  /**
   * For programs that take no JSON, e.g. calendars: the reply's `content` goes out as it is, under this type, and
   * `version` is its ETag: equal as long as the content says the same. A `file_name` makes browsers save it.
   */
  readonly contentType?: string
  /** Sign-in calls: the reply's `token` also becomes the browser's HttpOnly cookie; `clear` removes it. */
  readonly cookie?: 'set' | 'clear'
}

const isOpenObject = (body: Schema | FileBody): boolean => {
  const { type, additionalProperties } = body as { type?: unknown; additionalProperties?: unknown }
  return type === 'object' && additionalProperties === undefined
}

/**
 * A JSON body takes the fields of its schema and no others, so that a misspelt one shows; a form of a provider may
 * bring fields that the provider adds.
 */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  const { body, form } = endpoint
  if (!body || form || !isOpenObject(body)) return endpoint
  return { ...endpoint, body: { ...body, additionalProperties: false } }
}

type Part<T> = T extends Schema ? Infer<T> : unknown
type BodyPart<T> = T extends FileBody ? { file: UploadedFile } : Part<T>
type SignedPart<T> = T extends Signature ? { signed: SignedCall } : unknown
/** Empty when there was none. */
type BearerPart<T> = T extends true ? { bearer: string } : unknown

/** Input of the use case behind an endpoint: path, query and body fields together (a path field wins). */
export type InputOf<E extends Endpoint> = Part<E['params']> &
  Part<E['query']> &
  BodyPart<E['body']> &
  SignedPart<E['signature']> &
  BearerPart<E['bearer']>

export type ReplyOf<E extends Endpoint> = Infer<E['reply']>

/** Ties an endpoint to the use case that answers it. */
export interface Serving {
  readonly endpoint: Endpoint
  readonly useCase: UseCaseClass<never, unknown>
}
