/** The token of a reset link: the query has to start with it, as the mail writes it. */
export function resetToken(search: string): string | null {
  if (!search.startsWith('?token=')) return null
  return new URLSearchParams(search).get('token') || null
}
