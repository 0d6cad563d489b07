import axe from 'axe-core'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { lookFaults } from './look.ts'

const SCHEMES = ['light', 'dark'] as const
type Scheme = (typeof SCHEMES)[number]

/** The page hears of other colours with its next frame and has drawn them by the one after. */
const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )

/** What differs between the schemes. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/**
 * Barriers on the page found by axe-core: the rule, and the first elements that break it.
 * @param runOnly rules to look at; default: all
 */
async function faultsOn(page: Page, runOnly?: string[]): Promise<string[]> {
  const violations = await page.evaluate(
    async (options) => {
      const { axe: here } = globalThis as unknown as { axe: typeof axe }
      // Menus are drawn beside the page, outside of its landmarks.
      const rules = { region: { enabled: false } }
      return (await here.run(document, { resultTypes: ['violations'], rules, ...options })).violations
    },
    runOnly ? { runOnly } : {},
  )
  return violations
    .filter(({ impact }) => impact !== 'minor')
    .flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map(({ html, any }) => `${id}: ${html.slice(0, 200)} ${any[0]?.message ?? ''}`),
    )
}

/** A page that is wider than the screen must be read by scrolling sideways. */
async function reflowFaults(page: Page): Promise<string[]> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return beyond > 0 ? [`${beyond} px wider than the screen`] : []
}

/** @returns all barriers on the page. @param schemes in which colours are looked at; default: both */
export async function barriers(page: Page, schemes: readonly Scheme[] = SCHEMES): Promise<string[]> {
  const faults = await reflowFaults(page)
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme })
    await drawn(page)
    const found = await faultsOn(page, colorScheme === 'light' ? undefined : OF_COLOURS)
    faults.push(...found.map((fault) => `${colorScheme}: ${fault}`))
  }
  return faults
}

/** @throws AssertionError with all barriers on the page, in light and in dark, and what is outside of its look */
export async function expectForEverybody(page: Page, what: string): Promise<void> {
  expect([...(await lookFaults(page)), ...(await barriers(page))], what).to.deep.equal([])
}
