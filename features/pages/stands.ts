import type { Page, Request } from 'playwright-core'
import { until } from '../../core/src/testing/until.ts'

/** A page that never rests, as one with a meeting, is taken as it stands then. Milliseconds. */
const PATIENCE = 8_000
/** How long a page asks for nothing before it has its moment without work. Milliseconds. */
const QUIET = 100

/** Takes, and lines that stay open: they end when the page does. */
const LASTING = ['media', 'websocket', 'eventsource']

/** The page has drawn what it knows and has nothing else to do. */
const hasNothingToDo = (quiet: number) =>
  new Promise<void>((done) => setTimeout(() => requestIdleCallback(() => done()), quiet))

const isWhole = () =>
  document.querySelector('[aria-busy="true"]') === null &&
  [...document.images].every(({ complete, loading }) => complete || loading === 'lazy')

/**
 * Follows the requests of a page that is about to be opened.
 * @returns waits until everything that is on the screen has arrived
 */
export function watchStands(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  let asked = 0
  const begins = (request: Request) => {
    if (LASTING.includes(request.resourceType())) return
    asked += 1
    open.add(request)
  }
  const ends = (request: Request) => open.delete(request)
  page.on('request', begins).on('requestfinished', ends).on('requestfailed', ends)

  const rests = async () => {
    if (open.size > 0) return false
    const before = asked
    await page.evaluate(hasNothingToDo, QUIET)
    return asked === before && (await page.evaluate(isWhole))
  }
  return async () => {
    await page.locator('main, [role="main"]').first().waitFor()
    // A page that leads on to another one ends what was asked of it.
    await until('the page rests', () => rests().catch(() => false), Boolean, PATIENCE).catch(() => undefined)
    page.off('request', begins).off('requestfinished', ends).off('requestfailed', ends)
  }
}
