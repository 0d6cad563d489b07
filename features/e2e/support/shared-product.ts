import type { Browser } from 'playwright-core'
import { atEnd } from '../../../core/src/testing/at-end.ts'
import { PATIENT, startProduct } from '../../peers/product.ts'
import type { RunningProduct } from '../../peers/running-product.ts'
import { openBrowser } from '../../support/browser.ts'

let product: Promise<RunningProduct> | undefined
let browser: Promise<Browser> | undefined

/** Where the pages of the shared product send people whom they cannot help. */
export const SUPPORT_EMAIL = 'help@casting.example'

const SETTINGS = { ...PATIENT, CALLBOARD_TRUST_PROXY: '1', CALLBOARD_SUPPORT_EMAIL: SUPPORT_EMAIL }

/**
 * The product that the test files of this process share: the first that asks starts it, the end of the run stops it.
 * Its server takes the caller's address from `X-Forwarded-For`, so that each test has rate limits of its own.
 */
export function sharedProduct(): Promise<RunningProduct> {
  product ??= startProduct(SETTINGS).then((started) => {
    atEnd(() => started.stop())
    return started
  })
  return product
}

/** The Chromium that the test files of this process share; each test has browser contexts of its own. */
export function sharedBrowser(): Promise<Browser> {
  browser ??= openBrowser().then((opened) => {
    atEnd(() => opened.close())
    return opened
  })
  return browser
}

/** Gives the next test a new one; the old one, which hangs, ends with this process. */
export function replaceSharedBrowser(): void {
  browser = undefined
}
