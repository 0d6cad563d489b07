import { expect } from 'chai'
import { castingScene } from '../../drivers/http/casting-scene.ts'
import { everyPage, type Places } from '../../pages/every-page.ts'
import { signInOnce } from '../../pages/sign-in-once.ts'
import { stands } from '../../pages/stands.ts'
import { DESK, PHONE } from '../../support/browser.ts'
import { productInBrowser } from '../support/product-in-browser.ts'
import { isSoak } from '../support/rounds.ts'
import { barriers } from './accessibility.ts'
import { controlFaults, lookFaults, NARROW, WIDE, watchMoves, widthFaults } from './look.ts'

describe('every page of the route tables', () => {
  const product = productInBrowser()
  let places: Places
  let tokenOf: ReturnType<typeof signInOnce>

  before(async () => {
    tokenOf = signInOnce(product.origin)
    places = (await castingScene(product.origin)).places
  })

  // Colours are the same on both screens.
  for (const [screen, size, widths, schemes] of [
    ['desk', DESK, WIDE, ['light', 'dark']],
    ['phone', PHONE, NARROW, ['light']],
  ] as const)
    it(`is for everybody, keeps to the look on a ${screen}`, async () => {
      const faults: string[] = []
      for (const { name, path, account, isOnTheWall } of everyPage(places)) {
        const page = await product.arrive(size, account && (await tokenOf(account)))
        // How much moves depends on how fast what is late arrives.
        const moves = isSoak ? await watchMoves(page) : async () => []
        await page.goto(path)
        await stands(page)
        const found = [
          ...(await moves()),
          ...(isOnTheWall ? [] : await lookFaults(page)),
          ...(await barriers(page, schemes)),
          ...(await controlFaults(page)),
          ...(await widthFaults(page, widths)),
        ]
        faults.push(...found.map((fault) => `${name}: ${fault}`))
        await product.leave()
      }
      expect(faults).to.deep.equal([])
    })
})
