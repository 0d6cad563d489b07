import { createECDH, randomBytes } from 'node:crypto'
import ece from 'http_ece'

export interface SubscribedBrowser {
  /** As its subscription tells them, base64url. */
  readonly keys: { readonly p256dh: string; readonly auth: string }
  /** @returns the payload as the browser reads it. @throws Error when it was not encrypted for this browser */
  read(body: Buffer): string
}

/** The keys that a browser makes when it subscribes. */
export function subscribedBrowser(): SubscribedBrowser {
  const pair = createECDH('prime256v1')
  const auth = randomBytes(16).toString('base64url')
  return {
    keys: { p256dh: pair.generateKeys('base64url'), auth },
    read: (body) =>
      ece.decrypt(body, { version: 'aes128gcm', privateKey: pair, authSecret: auth }).toString(),
  }
}
