/** @returns the id of the posting page that an address leads to, also by a link; null for another address */
export function pageOfAddress(typed: string): string | null {
  const [, own, linked] =
    /\/posting-page\/[^/]+\/([\w-]+)|\/posting-page-via-link\/[^/]+\/[^/]+\/([\w-]+)/.exec(typed) ?? []
  return own ?? linked ?? null
}
