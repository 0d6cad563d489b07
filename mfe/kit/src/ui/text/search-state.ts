/** State of a screen in its address; numbers and booleans are read back in their own type. */
export type SearchShape = Readonly<Record<string, string | number | boolean>>

const readOne = (text: string, fallback: string | number | boolean) => {
  if (typeof fallback === 'string') return text
  if (typeof fallback === 'boolean') return text === 'true' ? true : text === 'false' ? false : fallback
  const number = Number(text)
  return text.trim() !== '' && Number.isFinite(number) ? number : fallback
}

/** Reads the query string; missing, unknown or malformed values fall back to the default. */
export function readSearch<T extends SearchShape>(search: URLSearchParams, defaults: T): T {
  return Object.fromEntries(
    Object.entries(defaults).map(([name, fallback]) => {
      const text = search.get(name)
      return [name, text === null ? fallback : readOne(text, fallback)]
    }),
  ) as T
}

/** The query string for a state: defaults are left out, parameters of others stay. */
export function writeSearch<T extends SearchShape>(
  search: URLSearchParams,
  defaults: T,
  state: T,
): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const [name, fallback] of Object.entries(defaults)) {
    const value = state[name]
    if (value === undefined || value === fallback) next.delete(name)
    else next.set(name, String(value))
  }
  return next
}
