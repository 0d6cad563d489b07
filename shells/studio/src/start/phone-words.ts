import type { X509Certificate } from 'node:crypto'
import {
  certificateFaults,
  hostOf,
  isEveryAddress,
  isLoopback,
  originOf,
  type Settings,
} from '@callboard/assembly'

export interface PhoneFacts {
  readonly settings: Pick<Settings, 'host' | 'publicUrl' | 'trustProxy'>
  /** The port that it listens on. */
  readonly port: number
  /** Addresses of this machine in its networks. */
  readonly addresses: readonly string[]
  /** null: it answers over HTTP. */
  readonly certificate: X509Certificate | null
  readonly now: Date
}

export interface PhoneWords {
  /** Where phones can open it; null: nowhere. */
  readonly address: string | null
  /** What a person at the terminal reads about it. */
  readonly lines: readonly string[]
}

/** @param name that phones open it by */
const noCameras = (name: string): readonly string[] => [
  'Cameras and microphones work on this machine only, at localhost: elsewhere browsers want HTTPS. Make a certificate,',
  `  mkcert -cert-file cert.pem -key-file key.pem localhost 127.0.0.1 ${name}`,
  'and start with CALLBOARD_TLS_CERT=cert.pem CALLBOARD_TLS_KEY=key.pem: see "Phones and cameras" in the README.',
]

/** Origins that phones can open, the one of links first; none when it listens to this machine only. */
function openOrigins({ settings, port, addresses, certificate }: PhoneFacts): readonly string[] {
  const { host, publicUrl, trustProxy } = settings
  if (isLoopback(host) && trustProxy === 0) return []
  if (!isLoopback(hostOf(publicUrl))) return [publicUrl]
  const names = isEveryAddress(host) ? addresses : [host]
  return names
    .filter((name) => !isLoopback(name))
    .map((name) => originOf(certificate ? 'https' : 'http', name, port))
}

/** Which address phones can open, and what stands in their way. */
export function phoneWords(facts: PhoneFacts): PhoneWords {
  const { settings, certificate, now } = facts
  const { host, publicUrl, trustProxy } = settings
  const origins = openOrigins(facts)
  const [address] = origins
  // Behind a proxy pages are shown the proxy's certificate.
  const shown = trustProxy === 0 ? certificate : null
  if (address === undefined)
    return {
      address: null,
      lines: [
        isLoopback(host)
          ? 'Phones cannot open it: it listens on this machine only. HOST=0.0.0.0 opens it to the network.'
          : 'Phones cannot open it: this machine has no address in a network.',
        ...(shown
          ? certificateFaults(shown, hostOf(publicUrl), now)
          : ['For their cameras it needs a certificate, too: see "Phones and cameras" in the README.']),
      ],
    }
  const name = hostOf(address)
  return {
    address,
    lines: [
      `Phones can open ${origins.join(' or ')}`,
      ...(shown ? certificateFaults(shown, name, now) : []),
      ...(address.startsWith('https:') ? [] : noCameras(name)),
      ...(isLoopback(hostOf(publicUrl))
        ? [
            `Links and codes begin with ${publicUrl}, which phones cannot open: set CALLBOARD_PUBLIC_URL=${address}`,
          ]
        : []),
    ],
  }
}
