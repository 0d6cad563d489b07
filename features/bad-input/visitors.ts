import type { Page } from 'playwright-core'
import { DESK, type People, PHONE } from '../support/browser.ts'

export const SCREENS = [
  ['a phone', PHONE],
  ['a desk', DESK],
] as const

/** Somebody with a browser of their own, signed in with that token or nobody. */
export async function visitor(
  people: People,
  viewport: { width: number; height: number },
  origin: string,
  token?: string,
): Promise<Page> {
  const { context, page } = await people.arrive(viewport)
  if (token) await context.addCookies([{ name: 'callboard', value: token, url: origin }])
  return page
}
