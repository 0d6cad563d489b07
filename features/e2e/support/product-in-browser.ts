import type { Browser, Page, ViewportSize } from 'playwright-core'
import { ownAddress } from '../../drivers/http/own-address.ts'
import { openBrowser, People } from '../../support/browser.ts'
import { atEndOfEachTest } from './end-of-each-test.ts'
import { type ProductForTests, productForTests } from './product-for-tests.ts'
import { replaceSharedBrowser, sharedBrowser } from './shared-product.ts'

interface Wanted {
  /** Default: the one that test files share. */
  readonly product?: ProductForTests
  /** Faults of a page that the tests ask for. */
  readonly asked?: RegExp
  /** Path of a Chromium of their own. Default: the one that test files share. */
  readonly chromium?: string
}

export interface ProductInBrowser {
  readonly origin: string
  /** A browser context of its own until the end of the test; see `People`. */
  arrive(viewport: ViewportSize, token?: string): Promise<Page>
  /** All who have arrived leave before the end of the test. */
  leave(): Promise<void>
  /** @throws Error with every fault so far, of a page that did not ask for it or else of the server */
  expectNoFault(): void
}

/**
 * The product and a browser for the tests of one `describe`, which calls this at its beginning.
 * A fault on a page or in the server fails the test that it happens in.
 */
export function productInBrowser({
  product = productForTests(),
  asked,
  chromium,
}: Wanted = {}): ProductInBrowser {
  let people: People
  let own: Browser | undefined

  const expectNoFault = () => {
    try {
      people.expectNoFault(asked)
    } finally {
      // The server's log tells more of a fault than the page.
      product.expectNoServerFault()
    }
  }

  if (chromium) {
    before(async () => {
      own = await openBrowser([], chromium)
    })
    after(() => own?.close())
  }
  beforeEach(async () => {
    people = new People(own ?? (await sharedBrowser()), product.origin, { address: ownAddress })
  })
  atEndOfEachTest({ check: expectNoFault, keep: (folder) => people.keep(folder) })
  afterEach(async function () {
    // A browser that hangs does not even close its pages, and one that has crashed has none.
    if (this.currentTest?.timedOut) return replaceSharedBrowser()
    await people.leave().catch((fault: unknown) => {
      console.error(fault)
      replaceSharedBrowser()
    })
  })

  return {
    get origin() {
      return product.origin
    },
    arrive: (viewport, token) => people.arrive(viewport, token),
    leave: () => people.leave(),
    expectNoFault,
  }
}
