/** Parameters that Google, or the server on the way to it, put into the address of the callback page. */
export type GoogleArrival =
  | { readonly kind: 'agreed'; readonly code: string; readonly state: string }
  | { readonly kind: 'failed'; readonly words: string }
  /** Nothing: the page was opened by hand or loaded again. */
  | { readonly kind: 'nothing' }

const WORDS: Readonly<Record<string, string>> = {
  access_denied: 'You cancelled at Google. Nothing was changed.',
  google_unavailable:
    'Google cannot be reached at the moment. Try again in a moment, or continue with e-mail.',
  google_refuses_us: 'Sign-in with Google does not work here at the moment. Please continue with e-mail.',
}

/** @param search query of the address */
export function arrivalIn(search: string): GoogleArrival {
  const query = new URLSearchParams(search)
  const [code, state, error] = [query.get('code'), query.get('state'), query.get('error')]
  if (error !== null) {
    return { kind: 'failed', words: WORDS[error] ?? 'Google did not finish the sign-in. Please start again.' }
  }
  return code && state ? { kind: 'agreed', code, state } : { kind: 'nothing' }
}
