import { useEffect } from 'react'

/** Has the focus while nothing on it has; the latter once one has pressed its ground. */
const PAGE = 'body, main'

/** Takes an arrow that is pressed while nothing has the focus, before the page scrolls by it. */
export function useFirstArrow(take: (() => void) | undefined): void {
  useEffect(() => {
    if (!take) return
    const press = (event: KeyboardEvent) => {
      if (!(event.target instanceof Element && event.target.matches(PAGE))) return
      if (!event.key.startsWith('Arrow')) return
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      take()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
}
