import { patient } from '@callboard/core'
import type { Logger } from 'pino'

/** Something without which requests cannot be answered. */
export interface ReadinessCheck {
  /** As `/readyz` names it: `database`, `queue`, … */
  readonly name: string
  /** Rejects while it is away. */
  readonly check: () => Promise<unknown>
  /** How long it may take; default 2. */
  readonly seconds?: number
}

const DEFAULT_SECONDS = 2

async function within({ name, check, seconds = patient(DEFAULT_SECONDS) }: ReadinessCheck): Promise<void> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new Error(`No answer from ${name} within ${seconds} s.`)),
    seconds * 1000,
  )
  try {
    await Promise.race([check(), late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * All checks at once, each with its own time limit. A part that goes away or comes back is logged once.
 * @returns the `ready` of `createHttpServer`
 */
export function readinessChecks(
  checks: readonly ReadinessCheck[],
  logger: Pick<Logger, 'warn'>,
): () => Promise<readonly string[]> {
  const away = new Set<string>()

  async function isAway(one: ReadinessCheck): Promise<boolean> {
    try {
      await within(one)
      if (away.delete(one.name)) logger.warn({ check: one.name }, 'ready again')
      return false
    } catch (error) {
      if (!away.has(one.name)) logger.warn({ check: one.name, err: error }, 'not ready')
      away.add(one.name)
      return true
    }
  }

  return async () => {
    const results = await Promise.all(checks.map(isAway))
    return checks.filter((_, i) => results[i]).map(({ name }) => name)
  }
}
