const KEY = 'callboard:device-pass'

/**
 * Proof that this browser signed in before, which the server hands out; it is no sign-in. It stays when a person signs
 * out, so that strangers who guess at their password do not lock them out here.
 */
export const devicePass = {
  read(): string | undefined {
    try {
      return localStorage.getItem(KEY) ?? undefined
    } catch {
      return undefined
    }
  },
  keep({ device }: { readonly device?: string }): void {
    if (device === undefined) return
    try {
      localStorage.setItem(KEY, device)
    } catch {
      // A browser that stores nothing counts as a new device each time.
    }
  },
}
