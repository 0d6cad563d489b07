import type { Page } from 'playwright-core'

/** Where a page is now: its path and its query. */
export function pathOf(page: Page): string {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}
