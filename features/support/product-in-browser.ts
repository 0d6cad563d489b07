import type { Browser, Page, ViewportSize } from 'playwright-core'
import { openBrowser, People } from './browser.ts'
import { productForTests } from './product-for-tests.ts'

/** What a refused call leaves in the console: the browser itself reports every one of them. */
export const REFUSED = /Failed to load resource/

interface Wanted {
  /** Environment beside that of a test install, asked for when the product starts. */
  readonly settings?: () => NodeJS.ProcessEnv
  /** Faults of a page that the tests ask for. */
  readonly asked?: RegExp
}

export interface ProductInBrowser {
  readonly origin: string
  /** Somebody with a browser of their own until the end of the test; see `People`. */
  arrive(viewport: ViewportSize, token?: string): Promise<Page>
  /** @throws Error with every fault so far, of a page that did not ask for it or else of the server */
  expectNoFault(): void
}

/**
 * The product and a browser for the tests of one `describe`, which calls this at its beginning.
 * Whatever goes wrong on a page or in the server fails the test that it happens in.
 */
export function productInBrowser({ settings, asked }: Wanted = {}): ProductInBrowser {
  const product = productForTests(settings)
  let browser: Browser
  let people: People

  const expectNoFault = () => {
    try {
      people.expectNoFault(asked)
    } finally {
      // What the server says of a fault tells more than what the page saw of it.
      product.expectNoServerFault()
    }
  }

  before(async () => {
    browser = await openBrowser()
  })
  // It is not there when it could not start.
  after(() => browser?.close())
  beforeEach(() => {
    people = new People(browser, product.origin)
  })
  afterEach(async () => {
    try {
      expectNoFault()
    } finally {
      await people.leave()
    }
  })

  return {
    get origin() {
      return product.origin
    },
    arrive: (viewport, token) => people.arrive(viewport, token),
    expectNoFault,
  }
}
