import type { Clock } from '@callboard/core'
import type { Logger } from 'pino'
import { type Page, sendProbe } from '../pages/fixed-pages.ts'

/** Milliseconds an answer is good for, so that probes of many machines cost one look at the database a second. */
const KEPT = 1_000

export interface ReadinessPageOptions {
  readonly ready: () => Promise<readonly string[]>
  /** The process is about to end: no new requests should be led here. */
  readonly isDraining: () => boolean
  readonly clock: Clock
  readonly logger: Logger
}

/** 200 when requests may be sent here, else 503 with the names of the missing parts. */
export function readinessPage({ ready, isDraining, clock, logger }: ReadinessPageOptions): Page {
  let kept: { readonly at: number; readonly answer: Promise<readonly string[]> } | null = null

  async function look(): Promise<readonly string[]> {
    try {
      return await ready()
    } catch (error) {
      logger.error({ err: error }, 'the readiness check failed')
      return ['readiness check']
    }
  }

  return async (ctx) => {
    if (isDraining()) return sendProbe(ctx, 503, { status: 'draining' })
    const now = clock.now().getTime()
    if (!kept || now < kept.at || now >= kept.at + KEPT) kept = { at: now, answer: look() }
    const waitingFor = await kept.answer
    if (waitingFor.length === 0) sendProbe(ctx, 200, { status: 'ok' })
    else sendProbe(ctx, 503, { status: 'unavailable', waiting_for: waitingFor })
  }
}
