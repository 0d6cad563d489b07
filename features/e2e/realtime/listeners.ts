import type { ApiClient } from '../../drivers/http/api-client.ts'
import { signIn } from '../../drivers/http/office.ts'
import type { RunningProduct } from '../../peers/running-product.ts'
import { watchServer } from '../support/product-for-tests.ts'
import { sharedProduct } from '../support/shared-product.ts'
import { Listener } from './frames.ts'
import { SessionDay } from './session-day.ts'

export interface ProductWithListeners {
  readonly origin: string
  readonly director: ApiClient
  /** The session of this test. */
  readonly day: SessionDay
  /** A live connection until the end of the test. @param token empty for a connection without a session */
  connect(token: string): Listener
}

/**
 * The product, and a session of its own for each test of one `describe`, which calls this at its beginning.
 * A fault of the server fails the test that it happens in.
 */
export function productWithListeners(): ProductWithListeners {
  let product: RunningProduct
  let director: ApiClient
  let day: SessionDay
  const listeners: Listener[] = []

  before(async () => {
    product = await sharedProduct()
    director = await signIn(product.origin, 'director')
  })
  beforeEach(async () => {
    day = await SessionDay.start(product.origin, director)
  })
  watchServer(() => product)
  afterEach(() => {
    for (const listener of listeners.splice(0)) listener.cut()
  })

  return {
    get origin() {
      return product.origin
    },
    get director() {
      return director
    },
    get day() {
      return day
    },
    connect(token) {
      const listener = new Listener(product.origin, token)
      listeners.push(listener)
      return listener
    },
  }
}
