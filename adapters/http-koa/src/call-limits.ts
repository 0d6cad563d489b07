import { createHash } from 'node:crypto'
import { type Actor, actorKey, DomainError, type RateLimiter } from '@callboard/core'
import type { Endpoint, Limit } from '@callboard/core/http-contract'
import { callerNetwork } from './caller-network.ts'
import type { Context } from './request-context.ts'

type Input = Readonly<Record<string, unknown>>

export interface CallLimits {
  /** Limits by address and person, before any body is read. */
  byCaller(ctx: Context, actor: Actor): Promise<void>
  /** Limits by the value of an input field, e.g. the account a password is tried on. */
  byField(input: Input): Promise<void>
}

/** Buckets may live in a shared store, which has no business with people's e-mail addresses. */
function fieldSubject(value: unknown): string {
  const text = typeof value === 'string' ? value.trim().toLowerCase() : JSON.stringify(value ?? null)
  return createHash('sha256').update(text).digest('base64url')
}

function waitText(seconds: number): string {
  const [amount, unit] = seconds < 120 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return `Too many tries. Please try again in ${amount} ${unit}${amount === 1 ? '' : 's'}.`
}

export function callLimits(endpoint: Endpoint, limiter: RateLimiter): CallLimits {
  const limits = endpoint.limits ?? []
  const ofCaller = limits.filter((limit) => typeof limit.per === 'string')
  const ofField = limits.filter((limit) => typeof limit.per !== 'string')

  async function take(limit: Limit, kind: string, subject: string): Promise<void> {
    const wait = await limiter.take(`${endpoint.name}:${kind}:${subject}`, limit.max, limit.seconds)
    if (wait === null) return
    throw new DomainError('limited', 'limited', waitText(wait), { retryAfter: wait })
  }

  return {
    async byCaller(ctx, actor) {
      for (const limit of ofCaller) {
        // Nobody in particular: all strangers would share one bucket, so they are told apart by address.
        if (limit.per === 'actor' && actor.kind !== 'anonymous') await take(limit, 'actor', actorKey(actor))
        else await take(limit, 'address', callerNetwork(ctx.ip))
      }
    },
    async byField(input) {
      for (const limit of ofField) {
        if (typeof limit.per === 'string') continue
        await take(limit, limit.per.field, fieldSubject(input[limit.per.field]))
      }
    },
  }
}
