import axe from 'axe-core'
import { expect } from 'chai'
import type { Page } from 'playwright-core'

const SCHEMES = ['light', 'dark'] as const

/** The page hears of other colours with its next frame and has drawn them by the one after. */
const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )

/** Barriers on the page found by axe-core: the rule, and the first elements that break it. */
async function faultsOn(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const violations = await page.evaluate(async () => {
    const { axe: here } = globalThis as unknown as { axe: typeof axe }
    return (await here.run(document, { resultTypes: ['violations'] })).violations
  })
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map(({ html, any }) => `${id}: ${html.slice(0, 200)} ${any[0]?.message ?? ''}`),
    )
}

/** @throws AssertionError with all barriers on the page, in light and in dark */
export async function expectForEverybody(page: Page, what: string): Promise<void> {
  const faults: string[] = []
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme })
    await drawn(page)
    faults.push(...(await faultsOn(page)).map((fault) => `${colorScheme}: ${fault}`))
  }
  expect(faults, what).to.deep.equal([])
}
