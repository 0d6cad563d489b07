/** The token of a reset link: the query has to start with it, as the mail writes it. */
export function resetToken(search: string): string | null {
  if (!search.startsWith('?token=')) return null
  return new URLSearchParams(search).get('token') || null
}

interface Kept {
  readonly resetToken?: string
}

/** The token that was taken out of the address, as the entry of the history keeps it for a page that is loaded again. */
export const keptToken = (state: unknown): string | null => (state as Kept | null)?.resetToken ?? null

export const keeping = (token: string): Kept => ({ resetToken: token })
