import { setTimeout as pause } from 'node:timers/promises'
import type { CDPSession, Page, Worker } from 'playwright-core'
import type { PushService } from '../../peers/push-service.ts'
import { PATIENCE } from '../../support/browser.ts'

const SCOPE = '/message/'

/** Playwright sets no limit to what is asked of a worker or over a DevTools session. @throws Error naming the step */
const bounded = <T>(step: string, answer: Promise<T>): Promise<T> =>
  Promise.race([
    answer,
    pause(PATIENCE, undefined, { ref: false }).then(() => {
      throw new Error(`No answer in ${PATIENCE / 1000} s: ${step}`)
    }),
  ])

/** Has the page subscribe to a push service of the test: headless Chromium has none. */
export async function subscribeTo(page: Page, { subscription }: PushService): Promise<void> {
  await page.context().grantPermissions(['notifications'])
  await page.addInitScript(({ endpoint, ...keys }) => {
    const bytesOf = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
    const made = { endpoint, getKey: (name: 'p256dh' | 'auth') => bytesOf(keys[name]).buffer }
    let known: typeof made | null = null
    Object.assign(PushManager.prototype, {
      subscribe: async () => {
        known = made
        return made
      },
      getSubscription: async () => known,
    })
  }, subscription)
}

/** The service worker that a talent's page has registered, as the browser's push service and its user see it. */
export class PushWorker {
  readonly #page: Page
  readonly #devTools: CDPSession
  readonly #registrationId: string

  private constructor(page: Page, devTools: CDPSession, registrationId: string) {
    this.#page = page
    this.#devTools = devTools
    this.#registrationId = registrationId
  }

  static async of(page: Page): Promise<PushWorker> {
    const devTools = await page.context().newCDPSession(page)
    const registered = new Promise<string>((resolve) => {
      devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const found = registrations.find(({ scopeURL }) => new URL(scopeURL).pathname === SCOPE)
        if (found) resolve(found.registrationId)
      })
    })
    await devTools.send('ServiceWorker.enable')
    return new PushWorker(page, devTools, await bounded('registration of the worker', registered))
  }

  async deliver(data: string): Promise<void> {
    const { origin } = new URL(this.#page.url())
    const registrationId = this.#registrationId
    const delivery = this.#devTools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
    await bounded('delivery of a push message', delivery)
  }

  /** Resolves when a notification with this title is shown. @returns all that are shown */
  async shows(title: string): Promise<readonly { title: string; body: string }[]> {
    // Playwright's own waitForFunction takes the promise of an asynchronous condition for a fulfilled one.
    const shown = this.#page.evaluate(
      async ({ scope, title }) => {
        const registration = await navigator.serviceWorker.getRegistration(scope)
        for (;;) {
          const shown = (await registration!.getNotifications()).map(({ title, body }) => ({ title, body }))
          if (shown.some((one) => one.title === title)) return shown
          await new Promise((looked) => setTimeout(looked, 50))
        }
      },
      { scope: SCOPE, title },
    )
    return await bounded(`notification '${title}'`, shown)
  }

  /**
   * Clicks the notification with this title. Browsers open and focus windows for a user's own click only, so these two
   * are noted instead.
   * @returns addresses that were opened or brought to the front
   */
  async click(title: string): Promise<{ readonly opened: string[]; readonly focused: string[] }> {
    const worker = await bounded('start of the worker', this.#running())
    const click = worker.evaluate(async (title) => {
      const scope = globalThis as unknown as ServiceWorkerScope
      const noted = { opened: [] as string[], focused: [] as string[] }
      Object.assign(scope.clients, { openWindow: async (url: string) => noted.opened.push(url) })
      Object.assign(scope.WindowClient.prototype, {
        async focus(this: { url: string }) {
          noted.focused.push(this.url)
        },
      })
      const notification = (await scope.registration.getNotifications()).find((one) => one.title === title)
      const event = new scope.NotificationEvent('notificationclick', { notification })
      let done: Promise<unknown> | undefined
      Object.assign(event, {
        waitUntil: (promise: Promise<unknown>) => {
          done = promise
        },
      })
      scope.dispatchEvent(event)
      await done
      // Closing goes on in the browser: it would take the next notification of the same tag along.
      const isShown = async () =>
        (await scope.registration.getNotifications()).some((one) => one.title === title)
      while (await isShown()) await new Promise((looked) => setTimeout(looked, 50))
      return noted
    }, title)
    return await bounded(`click on the notification '${title}'`, click)
  }

  /** The browser ends a worker that has had nothing to do for half a minute. */
  async #running(): Promise<Worker> {
    const context = this.#page.context()
    const started = context.waitForEvent('serviceworker').catch(() => null)
    const { origin } = new URL(this.#page.url())
    await this.#devTools.send('ServiceWorker.startWorker', { scopeURL: origin + SCOPE })
    return context.serviceWorkers()[0] ?? (await started)!
  }
}

/** What the test needs of the worker's own globals; the page's types do not know them. */
interface ServiceWorkerScope {
  readonly clients: object
  readonly registration: ServiceWorkerRegistration
  readonly WindowClient: { readonly prototype: object }
  readonly NotificationEvent: new (type: string, init: object) => Event
  dispatchEvent(event: Event): boolean
}
