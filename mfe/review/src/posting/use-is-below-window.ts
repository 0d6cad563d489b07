import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether an element begins below the first window of its page: where it is in sight, the head of the page is not. */
export function useIsBelowWindow(of: RefObject<HTMLElement | null>): boolean {
  const [isBelow, setBelow] = useState(false)
  useLayoutEffect(() => {
    const look = () => {
      if (of.current) setBelow(of.current.getBoundingClientRect().top + window.scrollY > window.innerHeight)
    }
    const page = new ResizeObserver(look)
    page.observe(document.body)
    window.addEventListener('resize', look)
    return () => {
      page.disconnect()
      window.removeEventListener('resize', look)
    }
  }, [of])
  return isBelow
}
