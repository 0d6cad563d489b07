import { startProduct } from '../../peers/product.ts'
import type { RunningProduct } from '../../peers/running-product.ts'
import { keepLog } from '../../support/failed-test.ts'
import { atEndOfEachTest } from './end-of-each-test.ts'
import { sharedProduct } from './shared-product.ts'

export type ProductForTests = Pick<RunningProduct, 'origin' | 'expectNoServerFault'>
export type OwnProduct = Pick<RunningProduct, 'origin' | 'expectNoServerFault' | 'killAndRestart'>

/** A fault of the server fails the test of this `describe` in which it happens; of a failed test the log is kept. */
export function watchServer(product: () => Pick<RunningProduct, 'expectNoServerFault' | 'printed'>): void {
  atEndOfEachTest({
    check: () => product().expectNoServerFault(),
    keep: (folder) => keepLog(folder, product()),
  })
}

/**
 * The product for the tests of one `describe`, which calls this at its beginning, shared with other files. A fault of
 * the server fails the test that it happens in. Each test makes the projects, sessions and accounts that it changes.
 */
export function productForTests(): ProductForTests {
  let product: RunningProduct

  before(async () => {
    product = await sharedProduct()
  })
  watchServer(() => product)

  return {
    get origin() {
      return product.origin
    },
    expectNoServerFault: () => product.expectNoServerFault(),
  }
}

/**
 * As `productForTests`, for a `describe` that kills the product or needs settings of its own.
 * @param settings environment beside that of a test install, asked for when the product starts
 */
export function ownProduct(settings?: () => NodeJS.ProcessEnv | Promise<NodeJS.ProcessEnv>): OwnProduct {
  let product: RunningProduct

  before(async () => {
    product = await startProduct(await settings?.())
  })
  // A failed start leaves no product.
  after(() => product?.stop())
  watchServer(() => product)

  return {
    get origin() {
      return product.origin
    },
    killAndRestart: (meanwhile) => product.killAndRestart(meanwhile),
    expectNoServerFault: () => product.expectNoServerFault(),
  }
}
