import { type Token, token } from '@callboard/core'

/** A browser that may be notified, as it describes itself. */
export interface PushSubscription {
  /** Address at the browser's push service. */
  readonly endpoint: string
  /** base64url; the payload is encrypted for this key. */
  readonly p256dh: string
  /** base64url */
  readonly auth: string
}

/** Notifications of browsers. */
export interface PushSender {
  /** base64url; a browser subscribes with it. */
  readonly publicKey: string
  /** False for an address that is not a push service's, and for keys that nothing can be encrypted for. */
  accepts(subscription: PushSubscription): boolean
  /**
   * @param seconds for which the push service keeps it for a device that is away
   * @returns `gone` when the browser does not take notifications of this install any more
   * @throws when another try may work
   */
  send(subscription: PushSubscription, payload: string, seconds: number): Promise<'sent' | 'gone'>
}

export const PUSH_SENDER: Token<PushSender> = token('lobby.push-sender')
