import { useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

export const loadReport = () => import('./posting-report.tsx')

/** Milliseconds after the page is there: the report of Ctrl+P has to be loaded by then, and nothing waits for it. */
const LOAD_AFTER_MS = 3_000

interface Report {
  readonly isShown: boolean
  /** The report itself opens the browser's dialog; after Ctrl+P it is open already. */
  readonly asks: boolean
  readonly print: () => void
  readonly done: () => void
}

/** When the report of a posting page is there to be printed: by its button, or by the browser's own key. */
export function useReport(): Report {
  const [shown, setShown] = useState<'by-button' | 'by-browser'>()
  useEffect(() => {
    const timer = setTimeout(() => void loadReport(), LOAD_AFTER_MS)
    const before = () => flushSync(() => setShown((now) => now ?? 'by-browser'))
    window.addEventListener('beforeprint', before)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('beforeprint', before)
    }
  }, [])
  return {
    isShown: shown !== undefined,
    asks: shown === 'by-button',
    print: () => setShown('by-button'),
    done: useCallback(() => setShown(undefined), []),
  }
}
