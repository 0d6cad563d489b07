import type { Page } from 'playwright-core'
import { watchShifts } from '../../pages/layout-shifts.ts'

/** The sizes of text in CSS pixels; the fact of a public page lies between the last two. */
const SIZES = [12, 14, 16, 20, 32]
const FACT = [48, 64]
const WEIGHTS = [400, 550, 650]
/** Heights of buttons and fields in CSS pixels; a button of the public page at one's turn is larger. */
const HEIGHTS = [28, 36, 44, 52]
/** The least of them on a phone. */
const THUMB = 44
/** What a field's border has against the ground it stands on, at least (WCAG 1.4.11). */
const CONTRAST = 3

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

/** @returns buttons and fields of other heights than the four, and fields whose border is hard to see */
export async function controlFaults(page: Page): Promise<string[]> {
  return page.evaluate(
    ([heights, contrast]) => {
      const isShown = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.getBoundingClientRect().width > 1
      const name = (element: Element) =>
        `${element.tagName} '${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}'`
      const rgb = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
      const luminance = (colour: readonly number[]) => {
        const [r, g, b] = colour.slice(0, 3).map((part) => {
          const share = part / 255
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
      }
      const groundOf = (element: Element): readonly number[] => {
        for (let around = element.parentElement; around; around = around.parentElement) {
          const ground = rgb(getComputedStyle(around).backgroundColor)
          if (ground[3] === undefined || ground[3] > 0.95) return ground
        }
        return [255, 255, 255]
      }
      const controls = [
        ...document.querySelectorAll('.mantine-Button-root, .mantine-ActionIcon-root, .mantine-Input-input'),
      ].filter((element) => isShown(element) && element.tagName !== 'TEXTAREA')
      const odd = controls.filter((element) => {
        const { height } = element.getBoundingClientRect()
        return !heights.includes(Math.round(height))
      })
      const fields = controls.filter((element) =>
        element.matches('.mantine-Input-input:not(:disabled, [data-variant="filled"])'),
      )
      const faint = fields.flatMap((element) => {
        const { borderTopColor, borderTopWidth } = getComputedStyle(element)
        if (borderTopWidth === '0px') return []
        const [light, dark] = [luminance(rgb(borderTopColor)), luminance(groundOf(element))].sort(
          (a, b) => b - a,
        )
        const ratio = (light! + 0.05) / (dark! + 0.05)
        return ratio < contrast ? [`border ${ratio.toFixed(2)}: ${name(element)}`] : []
      })
      return [
        ...odd.map((element) => `${element.getBoundingClientRect().height} px high: ${name(element)}`),
        ...faint,
      ]
    },
    [HEIGHTS, CONTRAST] as const,
  )
}

/** @returns actions beside the title of a page that are lower than a thumb needs on a phone */
export async function thumbFaults(page: Page): Promise<string[]> {
  return page.evaluate(
    (least) =>
      [...document.querySelectorAll('h1 ~ * :is(.mantine-Button-root, .mantine-ActionIcon-root)')]
        .map((element) => ({ element, height: Math.round(element.getBoundingClientRect().height) }))
        .filter(({ height }) => height > 0 && height < least)
        .map(({ element, height }) => `${height} px under a thumb: '${element.textContent}'`),
    THUMB,
  )
}

/** Widths of screens: of phones, and of tablets and desks. */
export const NARROW = [320, 600]
export const WIDE = [768, 1024, 1440, 1920]

/** @returns the widths at which the page has to be scrolled sideways; the page keeps its size */
export async function widthFaults(page: Page, widths: readonly number[]): Promise<string[]> {
  const before = page.viewportSize()!
  const faults: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ ...before, width })
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (beyond > 0) faults.push(`${beyond} px wider than a screen of ${width}`)
  }
  await page.setViewportSize(before)
  return faults
}

/** How much of a page may move after it was shown (CLS). */
const STEADY = 0.05

/** Watches every page that is opened from now on for parts that move. @returns what moved on the page that is open */
export async function watchMoves(page: Page): Promise<() => Promise<string[]>> {
  const shifts = await watchShifts(page)
  return async () => {
    const { moved, what } = await shifts()
    return moved > STEADY ? [`moves ${moved.toFixed(3)}: ${what.slice(0, 4).join(' ')}`] : []
  }
}
