export type SessionLink =
  | { readonly kind: 'ok'; readonly path: string }
  | { readonly kind: 'wrong'; readonly message: string }

const wrong = (message: string): SessionLink => ({ kind: 'wrong', message })

/** The place a pasted link leads to; only places of this service are followed. */
export function sessionLink(typed: string, origin: string): SessionLink {
  const text = typed.trim()
  if (text === '') return wrong('Paste the link you were sent.')
  let address: URL
  try {
    address = new URL(text, text.startsWith('/') ? origin : undefined)
  } catch {
    return wrong('This is not a link. Copy the whole link you were sent, from https to the end.')
  }
  if (address.origin !== origin)
    return wrong('This link leads to another site. Only links of this casting service can be opened here.')
  return { kind: 'ok', path: address.pathname + address.search + address.hash }
}
