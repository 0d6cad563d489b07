import {
  type Endpoint,
  type InputOf,
  type ReplyOf,
  requestOf,
  STALE_SIGN_IN,
} from '@callboard/core/http-contract'
import { ApiError, offline } from './api-error.ts'
import { tellRefused } from './refused.ts'
import { currentToken } from './token.ts'

/** Input of an endpoint in the browser: the use case's input, with a Blob where the server gets bytes. */
export type CallInput<E extends Endpoint> =
  InputOf<E> extends { file: unknown } ? Omit<InputOf<E>, 'file'> & { readonly file: Blob } : InputOf<E>

export interface CallOptions {
  readonly signal?: AbortSignal
  /** A key per action of a person: the server runs a repeat with the same key only once. Made here when absent. */
  readonly idempotencyKey?: string
  /** A secret of its own instead of the page's; `false` for the browser's sign-in, whatever the page's secret is. */
  readonly token?: string | false
  /** Milliseconds after which a missing answer is taken for a missing network. */
  readonly timeout?: number
  /** The request goes on when the page is left; browsers take at most 64 KB of such bodies at once. */
  readonly keepalive?: boolean
  /** Takes the request out in place of the browser's own. */
  readonly fetch?: typeof fetch
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** The server's error body as an ApiError; anything else that is not an answer of ours gets plain words. */
export function errorFrom(status: number, body: unknown): ApiError {
  const error = isObject(body) && isObject(body.error) ? body.error : {}
  return new ApiError({
    status,
    code: text(error.code) ?? 'unexpected',
    message: text(error.message) ?? 'The server could not answer. Please try again in a moment.',
    fields: isObject(error.fields) ? (error.fields as Record<string, string>) : undefined,
    current: error.current,
    details: isObject(error.details) ? (error.details as Record<string, number>) : undefined,
    requestId: text(error.request_id),
  })
}

/** True unless the reply's schema is `void`, which stands for an empty reply. */
const hasReply = ({ reply }: Endpoint) => !('type' in reply) || reply.type !== 'void'

/** The fault for an answer from another server, such as the sign-in page of a Wi-Fi: the outcome is unknown. */
const notOurs = () => errorFrom(0, undefined)

function signalFor({ signal, timeout }: CallOptions): AbortSignal | undefined {
  if (timeout === undefined) return signal
  const late = AbortSignal.timeout(timeout)
  return signal ? AbortSignal.any([signal, late]) : late
}

const tokenFor = ({ token }: CallOptions) => (token === false ? undefined : (token ?? currentToken()))

function headersFor(endpoint: Endpoint, options: CallOptions, contentType: string | undefined): Headers {
  const headers = new Headers({ accept: 'application/json' })
  if (contentType) headers.set('content-type', contentType)
  if (endpoint.method !== 'GET') headers.set('idempotency-key', options.idempotencyKey ?? crypto.randomUUID())
  const token = tokenFor(options)
  if (token) headers.set('authorization', `Bearer ${token}`)
  return headers
}

/**
 * Calls an endpoint of a contract. One that needs a fresh sign-in is called again once the person has given it.
 * @throws ApiError for every refusal, for an answer that is not the server's (`unexpected`) and for a missing network
 * (`offline`); an abort throws the signal's reason
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<ReplyOf<E>> {
  const { address, body } = requestOf(endpoint, input as Record<string, unknown>)
  const file = body && 'file' in body ? (body.file as Blob) : undefined
  const json = body && 'json' in body ? JSON.stringify(body.json) : undefined
  const contentType = file ? file.type : json === undefined ? undefined : 'application/json'
  let response: Response
  let content: string
  try {
    response = await (options.fetch ?? fetch)(address, {
      method: endpoint.method,
      headers: headersFor(endpoint, options, contentType),
      body: file ?? json,
      signal: signalFor(options),
      credentials: 'same-origin',
      keepalive: options.keepalive,
    })
    content = await response.text()
  } catch (fault) {
    if (options.signal?.aborted) throw fault
    throw offline()
  }
  const parsed = parse(content)
  if (!response.ok) {
    if (response.status === 401 && !tokenFor(options)) tellRefused()
    const fault = errorFrom(response.status, parsed)
    if (fault.code === STALE_SIGN_IN && (await isProved())) return await call(endpoint, input, options)
    throw fault
  }
  if (parsed === undefined && (content !== '' || hasReply(endpoint))) throw notOurs()
  return parsed as ReplyOf<E>
}

/** Asks the person to prove who they are. */
const isProved = () => import('../session/proof-dialog.tsx').then(({ askForProof }) => askForProof())

function parse(content: string): unknown {
  try {
    return content === '' ? undefined : JSON.parse(content)
  } catch {
    return undefined
  }
}
