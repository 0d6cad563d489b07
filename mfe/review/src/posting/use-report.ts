import { type ComponentProps, type ComponentType, lazy, useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

const loadReport = () => import('./posting-report.tsx')
const LateReport = lazy(loadReport)

/** Milliseconds after the page is there: the report of Ctrl+P has to be loaded by then, and nothing waits for it. */
const LOAD_AFTER_MS = 3_000

interface Report {
  readonly Report: ComponentType<ComponentProps<typeof LateReport>>
  readonly isShown: boolean
  /** The report itself opens the browser's dialog; after Ctrl+P it is open already. */
  readonly asks: boolean
  readonly print: () => void
  readonly done: () => void
}

/** When the report of a posting page is there to be printed: by its button, or by the browser's own key. */
export function useReport(): Report {
  const [shown, setShown] = useState<'by-button' | 'by-browser'>()
  // A lazy component is never there at its first drawing, which the browser prints.
  const [Loaded, setLoaded] = useState<Report['Report']>()
  useEffect(() => {
    const timer = setTimeout(() => {
      loadReport().then(
        ({ default: known }) => setLoaded(() => known),
        () => {},
      )
    }, LOAD_AFTER_MS)
    const before = () => flushSync(() => setShown((now) => now ?? 'by-browser'))
    window.addEventListener('beforeprint', before)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('beforeprint', before)
    }
  }, [])
  return {
    Report: Loaded ?? LateReport,
    isShown: shown !== undefined,
    asks: shown === 'by-button',
    print: () => setShown('by-button'),
    done: useCallback(() => setShown(undefined), []),
  }
}
