import { expect } from 'chai'
import type { Page, ViewportSize } from 'playwright-core'
import { castingScene } from '../../drivers/http/casting-scene.ts'
import { everyPage, type PageVisit, type Places } from '../../pages/every-page.ts'
import { signInOnce } from '../../pages/sign-in-once.ts'
import { watchStands } from '../../pages/stands.ts'
import { DESK, PHONE } from '../../support/browser.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'
import { isSoak } from '../support/rounds.ts'
import { barriers } from './accessibility.ts'
import { controlFaults, lookFaults, NARROW, thumbFaults, WIDE, watchMoves, widthFaults } from './look.ts'

describe('every page of the route tables', () => {
  const product = productInBrowser()
  let places: Places
  let tokenOf: ReturnType<typeof signInOnce>

  before(async () => {
    tokenOf = signInOnce(product.origin)
    places = (await castingScene(product.origin)).places
  })

  /** Opens one page after the other and looks at it. @throws AssertionError with the faults of all of them */
  async function expectNone(size: ViewportSize, look: (page: Page, visit: PageVisit) => Promise<string[]>) {
    const faults: string[] = []
    for (const visit of everyPage(places)) {
      const page = await product.arrive(size, visit.account && (await tokenOf(visit.account)))
      // How much moves depends on how fast what is late arrives.
      const moves = isSoak ? await watchMoves(page) : async () => []
      const stands = watchStands(page)
      await page.goto(visit.path)
      await stands()
      const found = [...(await moves()), ...(await look(page, visit))]
      faults.push(...found.map((fault) => `${visit.name}: ${fault}`))
      await product.leave()
    }
    expect(faults).to.deep.equal([])
  }

  const faultsOf = async (page: Page, { isOnTheWall }: PageVisit, widths: readonly number[]) => [
    ...(isOnTheWall ? [] : await lookFaults(page)),
    ...(await controlFaults(page)),
    ...(await widthFaults(page, widths)),
  ]

  it('is for everybody, keeps to the look on a phone, and as wide as a desk in the dark', () =>
    expectNone(PHONE, async (page, visit) => {
      const onPhone = [
        ...(await barriers(page, ['light'])),
        ...(await thumbFaults(page)),
        ...(await faultsOf(page, visit, NARROW)),
      ]
      await page.setViewportSize(DESK)
      return [...onPhone, ...(await faultsOf(page, visit, WIDE)), ...(await barriers(page, ['dark']))]
    }))

  detail('is for everybody, keeps to the look on a desk that opens it', () =>
    expectNone(DESK, async (page, visit) => [
      ...(await barriers(page)),
      ...(await faultsOf(page, visit, WIDE)),
    ]),
  )
})
