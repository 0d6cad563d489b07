import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'

const wantedIn = (text: string, letters: number): string => {
  const wanted = text.trim()
  return wanted.length >= letters ? wanted : ''
}

/**
 * A search box that answers at once and asks the server when the typing rests.
 * @param now the text that is searched for; a change from elsewhere, as by Back, is in the box at once
 * @param letters the fewest a search needs; fewer show everything
 * @param rest milliseconds
 */
export function useSearchBox(
  now: string,
  search: (text: string) => void,
  { letters, rest }: { readonly letters: number; readonly rest: number },
) {
  const [typed, setTyped] = useState(now)
  const [asked, setAsked] = useState(now)
  if (asked !== now) {
    setAsked(now)
    setTyped(now)
  }
  const searchSoon = useDebouncedCallback((text: string) => {
    const wanted = wantedIn(text, letters)
    setAsked(wanted)
    search(wanted)
  }, rest)
  const length = typed.trim().length
  return {
    typed,
    /** Letters are typed, but too few to search for. */
    isShort: length > 0 && length < letters,
    type: (text: string) => {
      setTyped(text)
      searchSoon(text)
    },
    /** Empties the box and forgets a search that is still to come. */
    clear: () => {
      searchSoon.cancel()
      setTyped('')
    },
  }
}
