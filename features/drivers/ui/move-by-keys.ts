import type { Page } from 'playwright-core'

/** The library listens to arrows only after a timer, which it sets before it announces the lift. */
const listensToArrows = (page: Page) => page.evaluate(() => new Promise((done) => setTimeout(done)))

/**
 * Moves an item of a sortable list up, from one place to another, by keys alone.
 * @param from place, counted from 1 @param of how many there are
 */
export async function moveUpByKeys(
  page: Page,
  name: string,
  places: { readonly from: number; readonly to: number; readonly of: number },
): Promise<void> {
  const isOver = (place: number) =>
    page.getByText(`${name} is over place ${place} of ${places.of}.`).waitFor({ state: 'attached' })
  await page.getByRole('button', { name: `Move ${name}`, exact: true }).focus()
  await page.keyboard.press('Space')
  await isOver(places.from)
  await listensToArrows(page)
  for (let place = places.from - 1; place >= places.to; place -= 1) {
    await page.keyboard.press('ArrowUp')
    await isOver(place)
  }
  await page.keyboard.press('Space')
}
