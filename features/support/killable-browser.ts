import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { type Browser, chromium, type Page } from 'playwright-core'
import { endsWithUs } from '../peers/ends-with-us.ts'
import { ARGUMENTS, CHROMIUM, DESK, PATIENCE } from './browser.ts'

const LISTENING = /^DevTools listening on (ws:\S+)/

/** A Chromium with a profile that outlives it, and a process that a test can kill as a phone does that runs empty. */
export class KillableBrowser {
  readonly #child: ChildProcess
  readonly #browser: Browser
  readonly page: Page

  private constructor(child: ChildProcess, browser: Browser, page: Page) {
    this.#child = child
    this.#browser = browser
    this.page = page
  }

  /** @param profile folder, the same for the browser that is started in its place */
  static async open(profile: string, origin: string): Promise<KillableBrowser> {
    const own = [
      ...['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`],
      ...[`--window-size=${DESK.width},${DESK.height}`, 'about:blank'],
    ]
    // A group of its own: the processes that Chromium starts are killed with it.
    const child = spawn(CHROMIUM, [...ARGUMENTS, ...own], {
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    })
    endsWithUs(child)
    const listening = Promise.withResolvers<string>()
    createInterface({ input: child.stderr }).on('line', (line) => {
      const [, address] = LISTENING.exec(line) ?? []
      if (address) listening.resolve(address)
    })
    child.on('exit', () => listening.reject(new Error('Chromium ended before it was ready.')))
    const browser = await chromium.connectOverCDP(await listening.promise)
    const [context] = browser.contexts()
    if (!context) throw new Error('Chromium has no profile open.')
    context.setDefaultTimeout(PATIENCE)
    await context.grantPermissions(['camera', 'microphone'], { origin })
    return new KillableBrowser(child, browser, await context.newPage())
  }

  /** Ends all of its processes at once; it writes nothing any more. Does nothing after that. */
  async kill(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const end = once(this.#child, 'exit')
    process.kill(-this.#child.pid!, 'SIGKILL')
    await end
    await this.#browser.close()
  }
}
