/** Hosts of the push services of Chrome and its kin, Firefox, Edge and Safari. */
const KNOWN_SERVICES: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/,
  /^jmt17\.google\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^[a-z0-9-]+\.push\.services\.mozilla\.com$/,
  /^[a-z0-9.-]+\.notify\.windows\.com$/,
  /^(web|[a-z0-9-]+)\.push\.apple\.com$/,
]

/** True for an address of a browser's push service: nothing else is ever called. */
export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  const isPlain = port === '' && username === '' && password === ''
  return protocol === 'https:' && isPlain && KNOWN_SERVICES.some((host) => host.test(hostname))
}
