import { type RefObject, useEffect } from 'react'

/** A picker that comes late takes the focus at its chosen button; one that is there at once tells the focus trap which it is. */
export function useBegunFocus(root: RefObject<HTMLElement | null>, selector: string): void {
  useEffect(() => {
    const begun = root.current?.querySelector<HTMLElement>(selector)
    begun?.setAttribute('data-autofocus', '')
    begun?.focus({ preventScroll: true })
    // Not `scrollIntoView`: it would move the page, too, which has not placed the picker yet.
    if (root.current && begun) root.current.scrollTop = begun.offsetTop - root.current.clientHeight / 2
  }, [root, selector])
}
