import type { Browser } from 'playwright-core'
import { startProduct } from '../../peers/product.ts'
import type { RunningProduct } from '../../peers/running-product.ts'
import { openBrowser } from '../../support/browser.ts'

let product: Promise<RunningProduct> | undefined
let browser: Promise<Browser> | undefined

/**
 * The product that the test files of this process share: the first that asks starts it, the end of the run stops it.
 * Its server takes the caller's address from `X-Forwarded-For`, so that each test has rate limits of its own.
 */
export function sharedProduct(): Promise<RunningProduct> {
  product ??= startProduct({ CALLBOARD_TRUST_PROXY: '1' })
  return product
}

/** The Chromium that the test files of this process share; each test has browser contexts of its own. */
export function sharedBrowser(): Promise<Browser> {
  browser ??= openBrowser()
  return browser
}

/** Gives the next test a new one; the end of this process ends the old one. */
export function replaceSharedBrowser(): void {
  browser = undefined
}

after('stop what the test files share', async () => {
  const started = await Promise.allSettled([browser, product])
  const [opened, running] = started.map((one) => (one.status === 'fulfilled' ? one.value : undefined))
  await (opened as Browser | undefined)?.close()
  await (running as RunningProduct | undefined)?.stop()
})
