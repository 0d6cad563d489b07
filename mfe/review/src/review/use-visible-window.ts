import { type RefObject, useLayoutEffect } from 'react'

/** Tells an element, in `--seen-top` and `--seen-height`, what of the window the keys of a phone leave in sight. */
export function useVisibleWindow(of: RefObject<HTMLElement | null>, isAsked: boolean): void {
  useLayoutEffect(() => {
    const seen = window.visualViewport
    const { current } = of
    if (!isAsked || !seen || !current) return
    const tell = () => {
      current.style.setProperty('--seen-top', `${seen.offsetTop}px`)
      current.style.setProperty('--seen-height', `${seen.height}px`)
    }
    tell()
    for (const event of ['resize', 'scroll']) seen.addEventListener(event, tell)
    return () => {
      for (const event of ['resize', 'scroll']) seen.removeEventListener(event, tell)
      for (const name of ['--seen-top', '--seen-height']) current.style.removeProperty(name)
    }
  }, [of, isAsked])
}
