import { createECDH, hkdfSync } from 'node:crypto'

export interface VapidKey {
  /** base64url, uncompressed point */
  readonly publicKey: string
  readonly privateKey: string
}

const LENGTH = 32

/** The P-256 key that follows from the secret of the install. */
export function vapidKey(secret: string): VapidKey {
  for (let round = 0; ; round += 1) {
    const bytes = Buffer.from(hkdfSync('sha256', secret, '', `callboard web push ${round}`, LENGTH))
    const curve = createECDH('prime256v1')
    try {
      curve.setPrivateKey(bytes)
    } catch {
      // One of four billion draws is no key of the curve.
      continue
    }
    return {
      publicKey: curve.getPublicKey().toString('base64url'),
      privateKey: bytes.toString('base64url'),
    }
  }
}
