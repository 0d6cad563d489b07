let token: string | undefined

export const currentToken = () => token

/**
 * From now on calls of this page carry this secret instead of the browser's sign-in: the talent status page.
 * @returns a function that ends it
 */
export function withToken(secret: string): () => void {
  token = secret
  return () => {
    if (token === secret) token = undefined
  }
}
