/** Begins the keys of what waits in this browser for the network. */
export const UNSENT = 'callboard-unsent:'

const NOBODY = 'nobody'

/** Whose the page is: an account, or a visitor without one; undefined while that is not known. */
export function personOf(session: {
  readonly kind: string
  readonly account?: { readonly _id: string }
}): string | undefined {
  if (session.kind === 'nobody') return NOBODY
  return session.kind === 'user' ? session.account?._id : undefined
}

/** @param person undefined for everybody */
export function unsentKeys(person?: string): readonly string[] {
  const begin = person === undefined ? UNSENT : `${UNSENT}${person}:`
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(begin))
  } catch {
    // A browser that forbids it has kept nothing.
    return []
  }
}

export function forgetUnsent(person: string | undefined): void {
  if (person !== undefined) for (const key of unsentKeys(person)) localStorage.removeItem(key)
}
