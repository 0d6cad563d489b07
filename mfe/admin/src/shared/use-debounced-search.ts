import { useDebouncedCallback } from '@callboard/kit'
import { useState } from 'react'

/**
 * A search box that answers at once and asks the server when the typing rests.
 * @param letters the fewest a search needs; fewer show everything
 * @param rest milliseconds
 */
export function useDebouncedSearch(
  now: string,
  search: (text: string) => void,
  { letters, rest }: { readonly letters: number; readonly rest: number },
) {
  const [typed, setTyped] = useState(now)
  const searchSoon = useDebouncedCallback((text: string) => {
    const wanted = text.trim()
    search(wanted.length >= letters ? wanted : '')
  }, rest)
  return {
    typed,
    type: (text: string) => {
      setTyped(text)
      searchSoon(text)
    },
    clear: () => setTyped(''),
  }
}
