import { createHash, timingSafeEqual } from 'node:crypto'
import { denied } from '@callboard/core'
import { isDirectPeer } from '../caller/direct-peer.ts'
import type { MetricsPage } from '../options.ts'
import type { Page } from '../pages/fixed-pages.ts'

const SHORTEST_TOKEN = 16

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Hands out the numbers, but not to the public: to requests with the token, and to programs that ask straight from this
 * machine or its private network. A request that came through a proxy needs the token.
 * @throws Error for a token that is too short
 */
export function metricsPage({ page, contentType, token }: MetricsPage): Page {
  if (token !== undefined && token.length < SHORTEST_TOKEN)
    throw new Error(`CALLBOARD_METRICS_TOKEN must have at least ${SHORTEST_TOKEN} characters.`)
  const wanted = token === undefined ? null : digest(token)

  function hasToken(header: string): boolean {
    const given = /^Bearer +(\S+)$/i.exec(header)?.[1]
    return wanted !== null && given !== undefined && timingSafeEqual(digest(given), wanted)
  }

  return async (ctx) => {
    ctx.state.quiet = true
    if (!hasToken(ctx.get('authorization')) && !isDirectPeer(ctx.req))
      throw denied(
        'Metrics are for the people who run this install. Send the token of CALLBOARD_METRICS_TOKEN.',
      )
    ctx.set('Cache-Control', 'no-store')
    ctx.set('Content-Type', contentType)
    ctx.body = await page()
  }
}
