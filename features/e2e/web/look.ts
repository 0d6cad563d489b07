import type { Page } from 'playwright-core'

/** The sizes of text in CSS pixels; the fact of a public page lies between the last two. */
const SIZES = [12, 14, 16, 20, 32]
const FACT = [48, 64]
const WEIGHTS = [400, 550, 650]

/** @returns what a page shows outside of the scale of sizes and weights, and filled accents beyond the one action */
export async function lookFaults(page: Page): Promise<string[]> {
  return page.evaluate(
    ([sizes, fact, weights]) => {
      const isShown = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.getBoundingClientRect().width > 1
      const name = (element: Element) => `${element.tagName} '${element.textContent?.trim().slice(0, 40)}'`
      const texts = [...document.body.querySelectorAll('*')].filter(
        (element) =>
          [...element.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
          ) && isShown(element),
      )
      const isOfScale = (size: number) => sizes.includes(size) || (size >= fact[0]! && size <= fact[1]!)
      const faults = texts.flatMap((element) => {
        const { fontSize, fontWeight } = getComputedStyle(element)
        const size = Number.parseFloat(fontSize)
        return [
          ...(isOfScale(size) ? [] : [`${size} px: ${name(element)}`]),
          ...(weights.includes(Number(fontWeight)) ? [] : [`weight ${fontWeight}: ${name(element)}`]),
        ]
      })
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.color = 'var(--cb-ember)'
      const ember = getComputedStyle(probe).color
      probe.remove()
      // What lies under a dialog is out of reach.
      const top = [...document.querySelectorAll('[aria-modal="true"]')].at(-1) ?? document
      const filled = [...top.querySelectorAll('button, a')].filter(
        (element) => getComputedStyle(element).backgroundColor === ember && isShown(element),
      )
      return [...faults, ...(filled.length > 1 ? [`filled accents: ${filled.map(name).join(', ')}`] : [])]
    },
    [SIZES, FACT, WEIGHTS] as const,
  )
}
