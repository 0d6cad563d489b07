import { createHash } from 'node:crypto'
import { type Actor, actorKey, DomainError, type PhoneNumbers, type RateLimiter } from '@callboard/core'
import type { Endpoint, FieldOfCall, Limit, UploadedFile } from '@callboard/core/http-contract'
import type { Context } from '../requests/request-context.ts'
import { callerNetwork } from './caller-network.ts'

/** Of numbers without one. */
const DEFAULT_COUNTRY = 'US'

type Input = Readonly<Record<string, unknown>>

export interface CallLimits {
  /** Limits by address and person, before any body is read. */
  byCaller(ctx: Context, actor: Actor): Promise<void>
  /**
   * Limits that look at the input, e.g. at the account a password is tried on.
   * @returns the answer that replaces the call; `null` when it may go on
   */
  byInput(ctx: Context, actor: Actor, input: Input): Promise<object | null>
  /** The call was answered: limits that count failures get it back. */
  answered(ctx: Context, actor: Actor, input: Input): Promise<void>
}

/** What the value is, however it is spelled: an address in capitals is the same one, as is a number with blanks. */
function spelledOnce({ field, phoneIn }: FieldOfCall, input: Input, phones: PhoneNumbers): string {
  const value = input[field]
  if (typeof value !== 'string') return JSON.stringify(value ?? null)
  const text = value.trim().toLowerCase()
  if (phoneIn === undefined) return text
  return phones.parse(text, String(input[phoneIn] ?? DEFAULT_COUNTRY)) ?? text.replaceAll(/\D/g, '')
}

/** Buckets may live in a shared store, which has no business with people's addresses and numbers. */
const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

function waitText(seconds: number): string {
  const [amount, unit] = seconds < 120 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return `Too many tries. Please try again in ${amount} ${unit}${amount === 1 ? '' : 's'}.`
}

/** Key of the bucket that a call counts for. */
function subjectOf({ per }: Limit, ctx: Context, actor: Actor, input: Input, phones: PhoneNumbers): string {
  const address = callerNetwork(ctx.ip)
  if (typeof per !== 'string') {
    const value = `${per.field}:${digestOf(spelledOnce(per, input, phones))}`
    return per.and === 'address' ? `${value}:${address}` : value
  }
  // All anonymous callers would share one bucket, so they are told apart by address.
  return per === 'actor' && actor.kind !== 'anonymous' ? `actor:${actorKey(actor)}` : `address:${address}`
}

const needsInput = ({ per, having, of }: Limit) =>
  typeof per !== 'string' || having !== undefined || of !== undefined

const sizeOf = ({ file }: Input): number => (file as UploadedFile | undefined)?.bytes.length ?? 0

const waitFor = (limit: Limit, seconds: number): string =>
  limit.of === 'bytes'
    ? `As much was uploaded as may be in a day. Please go on in ${Math.ceil(seconds / 3600)} h.`
    : waitText(seconds)

export function callLimits(endpoint: Endpoint, limiter: RateLimiter, phones: PhoneNumbers): CallLimits {
  const { limits = [] } = endpoint
  const ofInput = limits.filter(needsInput)
  const ofCaller = limits.filter((limit) => !needsInput(limit))
  const ofFailures = limits.filter(({ failures }) => failures)

  /** @returns the reply of a call that is over a limit which does not refuse it */
  async function take(limit: Limit, subject: string, input: Input = {}): Promise<object | null> {
    const cost = limit.of === 'bytes' ? sizeOf(input) : 1
    const wait = await limiter.take(`${endpoint.name}:${subject}`, limit.max, limit.seconds, cost)
    if (wait === null) return null
    if (limit.beyond) return limit.beyond
    throw new DomainError('limited', 'limited', waitFor(limit, wait), { retryAfter: wait })
  }

  return {
    async byCaller(ctx, actor) {
      for (const limit of ofCaller) await take(limit, subjectOf(limit, ctx, actor, {}, phones))
    },
    async byInput(ctx, actor, input) {
      for (const limit of ofInput) {
        if (limit.having !== undefined && input[limit.having] === undefined) continue
        const reply = await take(limit, subjectOf(limit, ctx, actor, input, phones), input)
        if (reply) return reply
      }
      return null
    },
    async answered(ctx, actor, input) {
      for (const limit of ofFailures) {
        const subject = subjectOf(limit, ctx, actor, input, phones)
        await limiter.giveBack(`${endpoint.name}:${subject}`, limit.max, limit.seconds)
      }
    },
  }
}
