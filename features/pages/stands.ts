import type { Page } from 'playwright-core'

/** A page that never rests, as one with a meeting, is taken as it stands then. Milliseconds. */
const PATIENCE = 8_000

/** Waits until everything that is on the screen has arrived. */
export async function stands(page: Page): Promise<void> {
  await page.locator('main, [role="main"]').first().waitFor()
  const timeout = PATIENCE
  await page.waitForLoadState('networkidle', { timeout }).catch(() => undefined)
  const isWhole = () =>
    document.querySelector('[aria-busy="true"]') === null &&
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy')
  await page.waitForFunction(isWhole, undefined, { timeout }).catch(() => undefined)
}
