import type { Browser, BrowserContextOptions, CDPSession, Page, ViewportSize } from 'playwright-core'
import { LOOKS_AT_DIALOGS, lookAtDialogs } from './opened-dialogs.ts'

/** Uses of one page: what the process of a page gathers in memory must not slow the rest of a long run. */
const MOST_USES = 25
/** Pages without a test: as many as one test has people, of one product or the next. */
const MOST_FREE = 4
/** Milliseconds to empty a page; one that hangs is closed. */
const PATIENCE = 10_000
/** What a test changes for good by calling it. */
const LASTING_OF_PAGES = ['addInitScript', 'exposeFunction', 'on', 'once'] as const
const LASTING_OF_CONTEXTS = [
  'addInitScript',
  'clearPermissions',
  'grantPermissions',
  'newCDPSession',
  'setOffline',
] as const
const LASTING_OF_CLOCKS = ['install', 'setFixedTime', 'setSystemTime'] as const

/** All but the viewport and the headers stays as it was when the context was made. */
export interface PageOptions extends BrowserContextOptions {
  readonly baseURL: string
  readonly viewport: ViewportSize
}

interface WarmPage {
  readonly page: Page
  readonly devTools: CDPSession
  readonly origin: string
  /** Pages of equal options can take each other's place. */
  readonly kind: string
  uses: number
  isAltered: boolean
}

/** Calls `told` whenever one of the methods is called. */
function watch<Name extends string>(
  object: Readonly<Record<Name, unknown>>,
  names: readonly Name[],
  told: () => void,
): void {
  for (const name of names) {
    const method = object[name] as (...values: unknown[]) => unknown
    Object.assign(object, {
      [name]: (...values: unknown[]) => {
        told()
        return method.apply(object, values)
      },
    })
  }
}

/** Deletes all that the page has stored, without asking the product, which may have been stopped. */
async function empty({ page, devTools, origin }: WarmPage): Promise<void> {
  const context = page.context()
  await Promise.all(context.pages().map((other) => other !== page && other.close()))
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(`${origin}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto(origin, { timeout: PATIENCE })
  // What a tab stores for itself is no part of what an origin stores.
  await page.evaluate(() => sessionStorage.clear())
  await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await page.goto('about:blank')
  await devTools.send('Page.resetNavigationHistory')
  await context.clearCookies()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

/**
 * Pages of one browser, each in a context of its own, that go from test to test: a page whose process has shown the
 * product before shows it again with half of a new one's processor time. Between two tests a page loses all that it
 * stored; one that a test has altered for good is closed.
 */
export class WarmPages {
  static readonly #ofBrowsers = new WeakMap<Browser, WarmPages>()
  readonly #browser: Browser
  readonly #free: WarmPage[] = []
  readonly #taken = new Map<Page, WarmPage>()

  private constructor(browser: Browser) {
    this.#browser = browser
  }

  static of(browser: Browser): WarmPages {
    const pages = WarmPages.#ofBrowsers.get(browser) ?? new WarmPages(browser)
    WarmPages.#ofBrowsers.set(browser, pages)
    return pages
  }

  /** @returns a page without a trace of an earlier test, the only one of its context */
  async take({ viewport, extraHTTPHeaders = {}, ...options }: PageOptions): Promise<Page> {
    const kind = JSON.stringify(options)
    const at = this.#free.findIndex((free) => free.kind === kind)
    const warm = at < 0 ? await this.#open(options, kind) : this.#free.splice(at, 1)[0]!
    const { page } = warm
    warm.uses += 1
    this.#taken.set(page, warm)
    await page.setViewportSize(viewport)
    await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: options.reducedMotion ?? null })
    await page.context().setExtraHTTPHeaders(extraHTTPHeaders)
    return page
  }

  async #open(options: Omit<PageOptions, 'viewport'>, kind: string): Promise<WarmPage> {
    const context = await this.#browser.newContext(options)
    if (LOOKS_AT_DIALOGS) await lookAtDialogs(context)
    const page = await context.newPage()
    const devTools = await context.newCDPSession(page)
    const warm = { page, devTools, origin: options.baseURL, kind, uses: 0, isAltered: false }
    const note = () => {
      warm.isAltered = true
    }
    watch(page, LASTING_OF_PAGES, note)
    watch(context, LASTING_OF_CONTEXTS, note)
    watch(page.clock, LASTING_OF_CLOCKS, note)
    return warm
  }

  /** Takes a page that `take` has given, which its test needs no more. */
  async giveBack(page: Page): Promise<void> {
    const warm = this.#taken.get(page)!
    this.#taken.delete(page)
    const isWorn = warm.isAltered || warm.uses >= MOST_USES || page.isClosed()
    // A page that cannot be emptied, such as one that has crashed, is no fault of the test that it has served.
    const isEmpty =
      !isWorn &&
      (await empty(warm).then(
        () => true,
        () => false,
      ))
    if (!isEmpty) return await page.context().close()
    this.#free.push(warm)
    await Promise.all(
      this.#free.splice(0, this.#free.length - MOST_FREE).map(({ page }) => page.context().close()),
    )
  }
}
