import { useEffect, useState } from 'react'

/**
 * What is typed survives a reload of the tab.
 * @param name of the form, with the id of what is edited
 * @param values what stands in the form now; kept from the first change on
 * @returns what was typed before the reload, and a function that forgets it (after saving)
 */
export function useDraft<T>(
  name: string,
  values: T,
): { readonly draft: T | undefined; readonly forget: () => void } {
  const key = `callboard-draft:${name}`
  const [draft] = useState(() => {
    try {
      const kept = sessionStorage.getItem(key)
      return kept === null ? undefined : (JSON.parse(kept) as T)
    } catch {
      return undefined
    }
  })
  const [initial] = useState(() => JSON.stringify(values))
  const now = JSON.stringify(values)
  useEffect(() => {
    if (now !== initial) sessionStorage.setItem(key, now)
  }, [key, now, initial])
  return { draft, forget: () => sessionStorage.removeItem(key) }
}
