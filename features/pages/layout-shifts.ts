import type { Page } from 'playwright-core'

interface Shifts {
  /** CLS: the sum of all shifts that no press had caused. */
  readonly moved: number
  /** Tag and classes of the parts that moved, each once. */
  readonly what: readonly string[]
}

type Watched = typeof globalThis & { callboardShifts: { moved: number; what: string[] } }

/** Runs in the page before anything of the product. */
function watch(): void {
  const shifts = { moved: 0, what: [] as string[] }
  ;(globalThis as Watched).callboardShifts = shifts
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = entry as PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node?: Node }[]
      }
      if (shift.hadRecentInput) continue
      shifts.moved += shift.value
      for (const { node } of shift.sources)
        if (node instanceof Element) shifts.what.push(`${node.tagName.toLowerCase()}.${node.className}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Watches what is opened on the page from now on. @returns what has moved on the document that is open when it is asked */
export async function watchShifts(page: Page): Promise<() => Promise<Shifts>> {
  await page.addInitScript(watch)
  return async () => {
    const { moved, what } = await page.evaluate(() => (globalThis as Watched).callboardShifts)
    return { moved, what: [...new Set(what)] }
  }
}
