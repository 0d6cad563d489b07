// Opens every route of a running demo as a slow phone does and prints how fast and how steady it stands:
// `npm start`, then `node features/pages/vitals.ts --at http://localhost:3000 [--only onboard,video] [--groups 60]
// [--line slow-4g]`; with `--groups` posting pages have so many, those that are there over and over.
import { parseArgs } from 'node:util'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { openBrowser } from '../support/browser.ts'
import { demoPlaces } from './demo-places.ts'
import { everyPage, type PageVisit } from './every-page.ts'
import { watchShifts } from './layout-shifts.ts'
import { signInOnce } from './sign-in-once.ts'

const { values } = parseArgs({
  options: {
    at: { type: 'string', default: 'http://localhost:3000' },
    only: { type: 'string' },
    groups: { type: 'string' },
    line: { type: 'string', default: 'fast-4g' },
  },
})

/** Lines as the developer tools of Chromium have them: milliseconds, and bytes per second; -1: as fast as it goes. */
const LINES: Readonly<
  Record<string, { latency: number; downloadThroughput: number; uploadThroughput: number }>
> = {
  'slow-4g': { latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 },
  'fast-4g': { latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 },
  free: { latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
}
const CPU_SLOWDOWN = 4
/** How long a page may go on moving after it stands. Milliseconds. */
const SETTLE = 3_000

interface Vitals {
  /** Milliseconds. */
  readonly lcp: number
  readonly cls: number
  /** Milliseconds of tasks beyond 50 ms each, from the first picture on: before it nobody can press anything. */
  readonly blocking: number
  readonly moved: readonly string[]
}

interface Seen {
  readonly painted: number
  readonly lcp: number
  readonly tasks: readonly { readonly at: number; readonly lasted: number }[]
}

type Watched = typeof globalThis & { callboardVitals: Seen }

/** Runs in the page before anything of the product. Milliseconds. */
function watch(): void {
  const seen = { painted: 0, lcp: 0, tasks: [] as { at: number; lasted: number }[] }
  ;(globalThis as Watched).callboardVitals = seen
  const on = (type: string, heard: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(heard)).observe({ type, buffered: true })
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.painted = startTime
  })
  on('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  on('longtask', ({ startTime, duration }) => {
    seen.tasks.push({ at: startTime, lasted: duration })
  })
}

async function throttle(session: CDPSession): Promise<void> {
  const line = LINES[values.line]
  if (!line) throw new Error(`--line is one of ${Object.keys(LINES).join(', ')}.`)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...line })
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}

async function settled(page: Page): Promise<void> {
  await page.locator('main h1, main h2, main [role="alert"]').first().waitFor({ timeout: 60_000 })
  await page.waitForLoadState('networkidle', { timeout: 30_000 }).catch(() => undefined)
  await page.waitForTimeout(SETTLE)
}

interface Posted {
  readonly groups: readonly { readonly _id: string; readonly name: string }[]
}

/** Answers a posting page with so many groups. */
async function makeLong(page: Page, count: number): Promise<void> {
  await page.route(/\/api\/postingpage\/[^/]+$/, async (route) => {
    const reply = await route.fetch()
    const posted = (await reply.json()) as Posted
    const groups = Array.from({ length: count }, (_, at) => {
      const group = posted.groups[at % posted.groups.length]!
      return { ...group, _id: `${group._id}-${at}`, name: `${group.name} ${at + 1}` }
    })
    await route.fulfill({ response: reply, json: { ...posted, groups } })
  })
}

const tokenOf = signInOnce(values.at)

async function measure(browser: Browser, { path, account }: PageVisit): Promise<Vitals> {
  const context = await browser.newContext({
    baseURL: values.at,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    permissions: ['camera', 'microphone'],
  })
  try {
    if (account)
      await context.addCookies([{ name: 'callboard', value: await tokenOf(account), url: values.at }])
    const page = await context.newPage()
    await page.addInitScript(watch)
    if (values.groups) await makeLong(page, Number(values.groups))
    const shifts = await watchShifts(page)
    await throttle(await context.newCDPSession(page))
    await page.goto(path)
    await settled(page)
    const { moved, what } = await shifts()
    const { painted, lcp, tasks } = await page.evaluate(() => (globalThis as Watched).callboardVitals)
    const blocking = tasks
      .filter(({ at }) => at >= painted)
      .reduce((sum, { lasted }) => sum + Math.max(0, lasted - 50), 0)
    return { lcp, blocking, cls: moved, moved: what }
  } finally {
    await context.close()
  }
}

const browser = await openBrowser([])
try {
  const only = values.only?.split(',')
  console.log('route                     LCP s   CLS     blocking ms   moved')
  for (const visit of everyPage(await demoPlaces(values.at))) {
    if (only && !only.some((wanted) => visit.name.startsWith(wanted))) continue
    const { lcp, cls, blocking, moved } = await measure(browser, visit)
    const cells = [visit.name.padEnd(24), (lcp / 1000).toFixed(2).padStart(6), cls.toFixed(3).padStart(7)]
    const what = moved.slice(0, 3).join(' ')
    console.log(...cells, String(Math.round(blocking)).padStart(10), cls > 0.01 ? `   ${what}` : '')
  }
} finally {
  await browser.close()
}
