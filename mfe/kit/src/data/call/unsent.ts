import { type Endpoint, type ReplyOf, requestOf, WAITED } from '@callboard/core/http-contract'
import { toast } from '../../ui/feedback/toast.ts'
import { refreshKey } from '../answers/answer-key.ts'
import { ApiError, offline } from './api-error.ts'
import { type CallInput, type CallOptions, call, errorFrom } from './call.ts'
import { insist } from './insist.ts'
import { UNSENT, unsentKeys } from './unsent-keys.ts'

/** Milliseconds. The server keeps the reply to a key for longer, so that nothing is done twice. */
const GOOD_FOR_MS = 86_400_000

/** A call without a reply yet, as it goes out again. */
interface Unsent {
  readonly idempotencyKey: string
  /** A later one of the same line says it anew. */
  readonly line?: string
  readonly since: number
  readonly method: string
  readonly address: string
  /** JSON. */
  readonly body?: string
}

function read(key: string): Unsent | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

const isOver = ({ since }: Unsent) => Date.now() - since > GOOD_FOR_MS

/** A page that is still there sends by itself what it has; where browsers have no locks, the key of the call suffices. */
const alone = (key: string, run: () => Promise<void>): Promise<void> =>
  globalThis.navigator?.locks ? navigator.locks.request(key, run) : run()

interface Asked<E extends Endpoint> {
  /** undefined: it is sent for as long as the page is there */
  readonly person: string | undefined
  readonly line: string | undefined
  readonly endpoint: E
  readonly input: CallInput<E>
  readonly sending: CallOptions
}

/** @returns to be told of the reply */
function keep<E extends Endpoint>(
  { person, line, endpoint, input }: Asked<E>,
  idempotencyKey: string,
): (() => void) | undefined {
  if (person === undefined) return undefined
  const { address, body } = requestOf(endpoint, { ...(input as object), [WAITED]: 0 })
  const unsent: Unsent = {
    idempotencyKey,
    line,
    since: Date.now(),
    method: endpoint.method,
    address,
    body: body && 'json' in body ? JSON.stringify(body.json) : undefined,
  }
  if (line !== undefined)
    for (const older of unsentKeys(person)) if (read(older)?.line === line) localStorage.removeItem(older)
  const key = `${UNSENT}${person}:${idempotencyKey}`
  try {
    localStorage.setItem(key, JSON.stringify(unsent))
  } catch {
    // A full storage keeps nothing; the browser asks before the page is left.
    return undefined
  }
  const { promise, resolve } = Promise.withResolvers<void>()
  void alone(key, () => promise)
  return () => {
    localStorage.removeItem(key)
    resolve()
  }
}

/**
 * Sends a call until there is an answer, by one key, and keeps it in this browser until then, for the case that the page
 * is gone before.
 * @param inTurn has it sent when those before it are answered, with the input as it is by then
 */
export async function sendKept<E extends Endpoint>(
  asked: Asked<E>,
  inTurn: (send: (input: CallInput<E>) => Promise<ReplyOf<E>>) => Promise<ReplyOf<E>>,
): Promise<ReplyOf<E>> {
  const idempotencyKey = asked.sending.idempotencyKey ?? crypto.randomUUID()
  const since = Date.now()
  const answered = keep(asked, idempotencyKey)
  try {
    return await inTurn((input) =>
      insist(() => {
        const waiting = { ...(input as object), [WAITED]: Date.now() - since } as CallInput<E>
        return call(asked.endpoint, waiting, { ...asked.sending, idempotencyKey })
      }),
    )
  } finally {
    answered?.()
  }
}

/** The body as it goes out now, with how long it has waited where the endpoint takes that. */
function bodyOf({ body, since }: Unsent): string | undefined {
  if (body === undefined) return undefined
  const said: object = JSON.parse(body)
  return WAITED in said ? JSON.stringify({ ...said, [WAITED]: Date.now() - since }) : body
}

/** @throws ApiError, also for an answer that is not the server's */
async function sendOnce(unsent: Unsent): Promise<void> {
  const { idempotencyKey, method, address } = unsent
  const response = await fetch(address, {
    method,
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      'idempotency-key': idempotencyKey,
    },
    body: bodyOf(unsent),
    credentials: 'same-origin',
  }).catch(() => {
    throw offline()
  })
  const reply: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw errorFrom(response.status, reply)
  if (reply === undefined) throw errorFrom(0, undefined)
}

/** A fault of now, as opposed to an answer: the next page tries again. */
const isForNow = (fault: unknown) =>
  !(fault instanceof ApiError) ||
  fault.status < 400 ||
  fault.status >= 500 ||
  [401, 429].includes(fault.status)

type Outcome = 'sent' | 'over' | { readonly refused: ApiError }

async function send(key: string): Promise<Outcome | undefined> {
  const unsent = read(key)
  if (!unsent) return undefined
  if (isOver(unsent)) {
    localStorage.removeItem(key)
    return 'over'
  }
  try {
    await insist(() => sendOnce(unsent))
    localStorage.removeItem(key)
    return 'sent'
  } catch (fault) {
    if (isForNow(fault)) return undefined
    localStorage.removeItem(key)
    return { refused: fault as ApiError }
  }
}

function tell(outcomes: readonly (Outcome | undefined)[]): void {
  if (outcomes.includes('sent')) {
    toast.ok('What you did without a connection has been sent.')
    // What is shown may have been asked for before.
    void refreshKey([])
  }
  if (outcomes.includes('over'))
    toast.failed(
      'What you did without a connection more than a day ago was never sent. Look at your answers again.',
    )
  for (const outcome of outcomes)
    if (typeof outcome === 'object')
      toast.failed(`What you did without a connection could not be saved. ${outcome.refused.message}`)
}

/**
 * Sends what pages of this person that are gone could not.
 * @param person whose the page is now; asked again before each call, which goes out by the browser's sign-in
 */
export async function sendUnsent(person: () => string | undefined): Promise<void> {
  const whose = person()
  if (whose === undefined) return
  const outcomes = await Promise.all(
    unsentKeys(whose).map(async (key) => {
      let outcome: Outcome | undefined
      await alone(key, async () => {
        if (person() === whose) outcome = await send(key)
      })
      return outcome
    }),
  )
  tell(outcomes)
  for (const key of unsentKeys()) {
    const unsent = read(key)
    if (!unsent || isOver(unsent)) localStorage.removeItem(key)
  }
}
