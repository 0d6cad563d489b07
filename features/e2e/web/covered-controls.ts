import type { Page } from 'playwright-core'

/** Screens of tablets on a stand, of phones on both edges, and of desks. */
export const TWELVE_SIZES = [
  [1024, 768],
  [1180, 820],
  [1366, 1024],
  [768, 1024],
  [1280, 720],
  [1024, 1366],
  [360, 640],
  [390, 844],
  [430, 932],
  [844, 390],
  [1440, 900],
  [1920, 1080],
] as const

/**
 * Controls that lie under something else, each by its words and what covers it.
 * @param reached `scrolled`: each control is scrolled to, as a finger or the focus does; `at once`: all of them must be
 * there as the page stands, so that one beyond the edge of the screen counts as covered
 */
export const coveredControls = (page: Page, reached: 'scrolled' | 'at once'): Promise<string[]> =>
  page.evaluate((how) => {
    /** Pixels from the edge, within a rounded corner. */
    const inset = 5
    const controls =
      'a[href], button, input, select, textarea, [role="button"], [role="tab"], [role="combobox"]'
    const wordsOf = (element: Element) =>
      element.getAttribute('aria-label') ??
      ('labels' in element ? (element.labels as NodeList | null)?.[0]?.textContent : element.textContent) ??
      ''
    const called = (element: Element) =>
      `<${element.tagName.toLowerCase()}> ${wordsOf(element).trim().slice(0, 60)}`
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      // The way past the header waits beyond the edge for the focus.
      if (element.matches('a[href="#callboard-main"]')) return false
      const isVisible = element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
      return isVisible && width > 2 * inset && height > 2 * inset && !element.closest('[inert]')
    }
    const isOwn = (element: Element, hit: Element) =>
      element.contains(hit) ||
      hit.contains(element) ||
      // Of a field: the sign within it, and the label that stands in for it.
      (element.matches('input, select, textarea') &&
        ((element.closest('[class*="Input-wrapper"]') ?? element.parentElement)?.contains(hit) ||
          hit.closest('label')?.contains(element)))
    const coverOf = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      const points = [
        [left + inset, top + inset],
        [right - inset, top + inset],
        [left + inset, bottom - inset],
        [right - inset, bottom - inset],
        [(left + right) / 2, (top + bottom) / 2],
      ] as const
      for (const [x, y] of points) {
        const hit = document.elementFromPoint(x, y)
        if (!hit) return 'the edge of the screen'
        if (!isOwn(element, hit)) return called(hit.closest('button, a, [class]') ?? hit)
      }
      return null
    }
    const covered = [...document.querySelectorAll(controls)].filter(isShown).flatMap((element) => {
      if (how === 'scrolled')
        element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
      const cover = coverOf(element)
      return cover === null ? [] : [`${called(element)} under ${cover}`]
    })
    if (how === 'scrolled') scrollTo(0, 0)
    return covered
  }, reached)
