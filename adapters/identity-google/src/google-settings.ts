export interface GoogleSettings {
  readonly clientId: string
  readonly clientSecret: string
  /** Where discovery begins; Google's own when absent or null. Plain http is taken on this machine only. */
  readonly issuer?: string | null
}

const GOOGLE = 'https://accounts.google.com'
const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]']

function issuerAddress(issuer: string): URL {
  const address = URL.canParse(issuer) ? new URL(issuer) : null
  const isSafe =
    address?.protocol === 'https:' ||
    (address?.protocol === 'http:' && THIS_MACHINE.includes(address.hostname))
  if (address && isSafe) return address
  throw new Error(`GOOGLE_ISSUER must be an address like ${GOOGLE}, not "${issuer}".`)
}

/** @throws Error that names the setting that is wrong */
export function checkedSettings({ clientId, clientSecret, issuer }: GoogleSettings) {
  if (clientId.trim() === '') throw new Error('GOOGLE_CLIENT_ID is empty.')
  if (clientSecret.trim() === '') throw new Error('GOOGLE_CLIENT_SECRET is empty.')
  return { clientId, clientSecret, issuer: issuerAddress(issuer ?? GOOGLE) }
}
