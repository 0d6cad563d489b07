/** The secret of a talent's page comes in the fragment of its address, which no server ever sees. */
export const keyInFragment = (hash: string): string | null =>
  new URLSearchParams(hash.replace(/^#/, '')).get('k') || null

/** Addresses of a talent's page; the one with the key opens it on another device. */
export const pageAddress = (origin: string, record: string, key: string) =>
  `${origin}/message/${record}#k=${key}`

const storageKey = (record: string) => `callboard-page-key:${record}`

/** Where the browser keeps nothing, the key is asked for again after a reload. */
export function keepPageKey(record: string, key: string): void {
  try {
    sessionStorage.setItem(storageKey(record), key)
  } catch {}
}

/** The key of this page, kept for as long as the tab lives. */
export function pageKey(record: string, hash: string): string | null {
  const given = keyInFragment(hash)
  try {
    if (given) sessionStorage.setItem(storageKey(record), given)
    return given ?? sessionStorage.getItem(storageKey(record))
  } catch {
    return given
  }
}
