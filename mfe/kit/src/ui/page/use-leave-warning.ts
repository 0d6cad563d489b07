import { useEffect } from 'react'

/** Asks before the page is closed while something would be interrupted. */
export function useLeaveWarning(wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [wanted])
}
