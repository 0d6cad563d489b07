import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Browser,
  type ConsoleMessage,
  chromium,
  type Page,
  type ViewportSize,
  type WebError,
} from 'playwright-core'
import { LOOKS_AT_DIALOGS } from './opened-dialogs.ts'
import { WarmPages } from './warm-pages.ts'

/** With windows, profiles and service workers that get notifications, also where it draws none. */
export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'
/** The same Chromium without windows, at a sixth less of a processor. */
const HEADLESS_SHELL = process.env.CHROMIUM_HEADLESS_SHELL ?? '/usr/bin/chromium-headless-shell'

/** Suggestions of the address bar: Chromium loads two pages of them for each page of a test, at the same cost. */
const SUGGESTIONS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']
/** Of two switches of one name the last one counts, so that these of Playwright stand here as well. */
const OF_PLAYWRIGHT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** Console message of a refused call: the browser itself reports every one of them. */
export const REFUSED = /Failed to load resource/

/** Cameras and microphones are Chromium's own fakes: real frames, real recordings, no hardware. */
export const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...SUGGESTIONS, ...OF_PLAYWRIGHT].join(',')}`,
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
]

/** Of `npm run t -- … --headed`. */
const IS_SHOWN = Boolean(process.env.CALLBOARD_HEADED)
/** Milliseconds between two steps with `--slow`, so that a person can follow them. */
const SLOW = 400

/** @param more arguments of Chromium beside the usual ones */
export const openBrowser = (
  more: readonly string[] = [],
  executablePath: string = HEADLESS_SHELL,
): Promise<Browser> =>
  chromium.launch({
    executablePath: IS_SHOWN ? CHROMIUM : executablePath,
    headless: !IS_SHOWN,
    slowMo: process.env.CALLBOARD_SLOW ? SLOW : 0,
    args: [...ARGUMENTS, ...more],
  })

/** Of `npm run t -- … --trace`: where traces of pages go, for `npx playwright show-trace`. */
const TRACES = process.env.CALLBOARD_TRACE

/** Milliseconds that a page may take to show the content that a step waits for: more than a busy machine needs. */
export const PATIENCE = 120_000

export const DESK = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }
export const KIOSK = { width: 1024, height: 1366 }
/** Viewports of a test on every kind of screen. */
export const SCREENS = [
  ['a phone', PHONE],
  ['a desk', DESK],
] as const

/** Milliseconds; a page that hangs draws no picture. */
const PICTURE_PATIENCE = 10_000

/** The script that looks at dialogs is begun in the frames of e-mails as well, which run none. */
const isOfInitScript = (words: string) =>
  LOOKS_AT_DIALOGS && /^Blocked script execution in 'about:srcdoc'/.test(words)

interface PeopleOptions {
  /** Gives each context the address that a reverse proxy would tell. */
  readonly address?: () => string
  readonly ignoreHTTPSErrors?: boolean
}

/** People with a browser context of their own each; faults on their pages are kept. */
export class People {
  readonly #warm: WarmPages
  readonly #origin: string
  readonly #options: PeopleOptions
  /** The first page of each person. */
  readonly #pages: Page[] = []
  readonly #faults: string[] = []
  /** All that the pages said, to be kept of a failed test. */
  readonly #said: string[] = []

  constructor(browser: Browser, origin: string, options: PeopleOptions = {}) {
    this.#warm = WarmPages.of(browser)
    this.#origin = origin
    this.#options = options
  }

  /** @param token of an account that is signed in already. @returns the page of a browser of its own */
  async arrive(viewport: ViewportSize, token?: string): Promise<Page> {
    const { address, ...options } = this.#options
    const page = await this.#warm.take({
      viewport,
      baseURL: this.#origin,
      permissions: ['camera', 'microphone', 'clipboard-read', 'clipboard-write'],
      reducedMotion: 'reduce',
      ...options,
      ...(address && { extraHTTPHeaders: { 'x-forwarded-for': address() } }),
    })
    const context = page.context()
    context.setDefaultTimeout(PATIENCE)
    this.#pages.push(page)
    context.on('weberror', this.#hearFault)
    context.on('console', this.#hear)
    if (TRACES) await context.tracing.start({ screenshots: true, snapshots: true, sources: true })
    if (token) await context.addCookies([{ name: 'callboard', value: token, url: this.#origin }])
    return page
  }

  /** @throws Error with every error of a page that no step asked for since the last call */
  expectNoFault(asked?: RegExp): void {
    const faults = this.#faults.splice(0).filter((fault) => !asked?.test(fault))
    if (faults.length > 0) throw new Error(`Pages had faults:\n${faults.join('\n')}`)
  }

  readonly #hear = (message: ConsoleMessage): void => {
    const words = `${message.text()} (${message.location().url})`
    if (message.type() === 'error' && !isOfInitScript(words)) this.#faults.push(words)
    this.#said.push(`${message.page()?.url()} ${message.type()}: ${words}`)
  }

  readonly #hearFault = (fault: WebError): void => {
    const words = fault.error().stack ?? fault.error().message
    this.#faults.push(words)
    this.#said.push(`${fault.page()?.url()} thrown: ${words}`)
  }

  /** Writes a picture of every open page into a folder, and all that the pages have said to their consoles. */
  async keep(folder: string): Promise<void> {
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'console.txt'), `${this.#said.join('\n')}\n`)
    const pages = this.#pages.flatMap((page) => page.context().pages())
    const pictures = pages.map((page, index) =>
      page.screenshot({ path: join(folder, `page-${index + 1}.png`), timeout: PICTURE_PATIENCE }),
    )
    const drawn = await Promise.allSettled(pictures)
    const faults = drawn.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    if (faults.length > 0) throw new AggregateError(faults, `Pages without a picture: ${faults.join('\n')}`)
  }

  async leave(): Promise<void> {
    await Promise.all(this.#pages.splice(0).map((page) => this.#leave(page)))
  }

  async #leave(page: Page): Promise<void> {
    const context = page.context()
    context.off('weberror', this.#hearFault)
    context.off('console', this.#hear)
    if (TRACES) await context.tracing.stop({ path: join(TRACES, `${randomUUID()}.zip`) })
    await this.#warm.giveBack(page)
  }
}
