import { call } from '@callboard/kit/data'
import { generateProjectUri } from '@callboard/projects/contract'
import { useEffect, useRef } from 'react'

/** Proposes a uri that nobody uses, a new one each time. Without an answer the server chooses when the project is made. */
export function useFreshUri(wanted: boolean, propose: (uri: string) => void): void {
  const latest = useRef(propose)
  useEffect(() => {
    latest.current = propose
  })
  useEffect(() => {
    if (!wanted) return
    const asked = new AbortController()
    call(generateProjectUri, {}, { signal: asked.signal }).then(
      ({ uri }) => latest.current(uri),
      () => undefined,
    )
    return () => asked.abort()
  }, [wanted])
}
