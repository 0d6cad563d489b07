import { useEffect, useRef } from 'react'
import { freshUri } from '../data/projects.ts'

/** Proposes an unused uri, a new one each time. Without an answer the server chooses when the project is made. */
export function useFreshUri(wanted: boolean, propose: (uri: string) => void): void {
  const latest = useRef(propose)
  useEffect(() => {
    latest.current = propose
  })
  useEffect(() => {
    if (!wanted) return
    const asked = new AbortController()
    freshUri(asked.signal).then(
      (uri) => latest.current(uri),
      () => undefined,
    )
    return () => asked.abort()
  }, [wanted])
}
