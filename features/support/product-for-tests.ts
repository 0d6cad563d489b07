import { startProduct } from '../../ops/services/product.ts'
import type { RunningProduct } from '../../ops/services/running-product.ts'

export type ProductForTests = Pick<RunningProduct, 'origin' | 'killAndRestart' | 'expectNoServerFault'>

/**
 * The product for the tests of one `describe`, which calls this at its beginning. Whatever goes wrong in the server
 * fails the test that it happens in.
 * @param settings environment beside that of a test install, asked for when the product starts
 */
export function productForTests(settings?: () => NodeJS.ProcessEnv): ProductForTests {
  let product: RunningProduct

  before(async () => {
    product = await startProduct(settings?.())
  })
  // It is not there when it could not start.
  after(() => product?.stop())
  afterEach(() => product.expectNoServerFault())

  return {
    get origin() {
      return product.origin
    },
    killAndRestart: () => product.killAndRestart(),
    expectNoServerFault: () => product.expectNoServerFault(),
  }
}
