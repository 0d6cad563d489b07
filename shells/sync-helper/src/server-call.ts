import { type Endpoint, type InputOf, type ReplyOf, requestOf } from '@callboard/core/http-contract'
import type { TSchema } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { AccessEnded, HelperFault } from './faults.ts'

const PATIENCE_MS = 120_000

/**
 * Calls an endpoint of the review's contract, without a cookie: what the input names is all that gives access.
 * @throws AccessEnded for what the server does not know, HelperFault for everything else
 */
export async function callServer<E extends Endpoint>(
  origin: string,
  endpoint: E,
  input: InputOf<E>,
  signal?: AbortSignal,
): Promise<ReplyOf<E>> {
  const { address, body } = requestOf(endpoint, input as Record<string, unknown>)
  const late = AbortSignal.timeout(PATIENCE_MS)
  let response: Response
  let reply: unknown
  try {
    response = await fetch(origin + address, {
      method: endpoint.method,
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: body && 'json' in body ? JSON.stringify(body.json) : null,
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, late]) : late,
    })
    reply = await response.json()
  } catch (cause) {
    throw new HelperFault('Callboard cannot be reached.', { cause })
  }
  if (response.status === 404 && isRefusal(reply)) throw new AccessEnded()
  if (!response.ok || !Value.Check(endpoint.reply as unknown as TSchema, reply))
    throw new HelperFault(`Callboard could not answer (${response.status}).`)
  return reply as ReplyOf<E>
}

/** Said by the server itself, not by a proxy in front of it. */
const isRefusal = (reply: unknown): boolean =>
  (reply as { error?: { code?: unknown } } | null)?.error?.code === 'missing'
