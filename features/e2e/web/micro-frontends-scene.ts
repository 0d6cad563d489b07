import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../peers/root.ts'
import { REFUSED } from '../../support/browser.ts'
import { ownProduct } from '../support/product-for-tests.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

/** A page of the lobby's micro-frontend that needs no data. */
export const UNKNOWN_SESSION = '/onboard/corner-shop/unknown'

/** A product with a web folder of its own, for the tests of one `describe`, which calls this at its beginning. */
export function ownWebFolder() {
  let folder: string
  let web: string

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'callboard-parts-'))
    web = join(folder, 'web')
    await cp(join(root, 'dist/web'), web, { recursive: true })
  })
  const product = productInBrowser({
    product: ownProduct(() => ({ CALLBOARD_WEB: web })),
    asked: new RegExp(`${REFUSED.source}|A broken build|gone/container.js`),
  })
  after(() => rm(folder, { recursive: true, force: true }))

  return {
    product,
    /** For what a test builds. */
    get folder() {
      return folder
    },
    /** The web folder that the product serves. */
    get web() {
      return web
    },
  }
}
