import { expect } from 'chai'
import type { Locator } from 'playwright-core'
import { type CastingScene, castingScene } from '../../drivers/http/casting-scene.ts'
import { DESK } from '../../support/browser.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

/** A control, its tooltip and what assistive technology is told of its keys. */
type Hint = readonly [control: Locator, tooltip: string, keys: string]

const EACH = { exact: true } as const

async function expectHints(hints: readonly Hint[]): Promise<void> {
  for (const [control, tooltip, keys] of hints) {
    await control.waitFor()
    expect(await control.getAttribute('title')).to.equal(tooltip)
    expect(await control.getAttribute('aria-keyshortcuts'), tooltip).to.equal(keys)
  }
}

describe('tooltips of controls with a key', () => {
  const product = productInBrowser()
  let scene: CastingScene

  before(async () => {
    scene = await castingScene(product.origin)
  })

  const openPage = async (path: string) => {
    const page = await product.arrive(DESK, scene.director)
    await page.goto(path)
    return page
  }
  const playerOf = (place: Locator): Hint[] => {
    const button = (name: RegExp) =>
      place.getByRole('group', { name: 'Player' }).getByRole('button', { name })
    return [
      [button(/^Next take$/), 'Next take (N)', 'N'],
      [button(/^Previous take$/), 'Previous take (P)', 'P'],
      [button(/^Mute$/), 'Mute (Shift M)', 'Shift+M'],
      [button(/^Full screen$/), 'Full screen (F)', 'F'],
    ]
  }

  it('say it on the wall of the review and in the open group', async () => {
    const page = await openPage(scene.review)
    const tab = (name: string) => page.getByRole('tab', { name })
    await expectHints([
      [tab('Videos'), 'Videos (1)', '1'],
      [tab('Archived'), 'Archived (2)', '2'],
      [tab('Viewed'), 'Viewed (3)', '3'],
      [page.getByRole('checkbox', { name: 'Select Ana' }), 'Select Ana Example (Space)', 'Space'],
    ])
    await page.getByRole('list', { name: 'Groups' }).getByRole('button', { name: 'Ana' }).click()
    const group = page.getByRole('region', { name: /^Takes of/ })
    const button = (name: string) => group.getByRole('button', { name, ...EACH })
    await expectHints([
      [button('Like'), 'Like: likes are shared by everybody on the team (H)', 'H'],
      [button('Archive video'), 'Archive video (E)', 'E'],
      [button('Mark viewed'), 'Mark as viewed (V)', 'V'],
      [button('Close group'), 'Close group (Esc)', 'Escape'],
      ...playerOf(group).slice(2),
    ])
  })

  it('say it in the cinema of a posting page', async () => {
    const page = await openPage(scene.posting)
    await page.locator('.take-card-root').first().click()
    const cinema = page.getByRole('article')
    const button = (name: string) => cinema.getByRole('button', { name, ...EACH })
    await expectHints([
      [button('Yes'), 'Yes (Y)', 'Y'],
      [button('No'), 'No (X)', 'X'],
      [button('Maybe'), 'Maybe (M)', 'M'],
      [button('Back to all talent'), 'Back to all talent (Esc)', 'Escape'],
    ])
  })

  it('say it on a line of the room', async () => {
    const page = await openPage(scene.live)
    const row = page.getByRole('list', { name: 'Checked in' }).getByRole('listitem').first()
    const name = await row.getAttribute('aria-label')
    await expectHints([
      [row.getByRole('button', { name: 'More for' }), `More for ${name} (.)`, '. Contextmenu'],
      [page.getByRole('searchbox', { name: 'Find talent by name' }), 'Find talent by name (/)', '/'],
    ])
    const main = row.getByRole('button').first()
    expect(await main.getAttribute('title')).to.equal(`${await main.textContent()} (Enter)`)
  })
})
