import { DomainError, patient } from '@callboard/core'
import type { PushSender, PushSubscription } from '@callboard/lobby'
import { isPushService } from './known-services.ts'
import { areKeys } from './subscription-keys.ts'
import { vapidKey } from './vapid-key.ts'

export interface PushSettings {
  /** Of the install; push services may ask there. */
  readonly publicUrl: string
  /** Milliseconds to wait for an answer; default 10,000. */
  readonly timeout?: number
  /** Default: the push services of browsers. */
  readonly isService?: (endpoint: string) => boolean
}

const TIMEOUT = 10_000

/** Gone, or made for another key than that of this install. */
const GONE: readonly number[] = [401, 403, 404, 410]

/** A push service only takes an https address or a mail address as the subject. */
const subjectOf = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? publicUrl : 'mailto:callboard@localhost'

const unavailable = (what: string) =>
  new DomainError('unavailable', 'push_unavailable', `The push service ${what}.`)

/** @param secret of the install */
export function webPush(secret: string, settings: PushSettings): PushSender {
  const { publicUrl, timeout = patient(TIMEOUT), isService = isPushService } = settings
  const key = vapidKey(secret)
  const vapidDetails = { subject: subjectOf(publicUrl), ...key }

  async function post({ endpoint, p256dh, auth }: PushSubscription, payload: string, seconds: number) {
    const options = { vapidDetails, TTL: seconds, urgency: 'high' } as const
    const { default: webpush } = await import('web-push')
    const request = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, options)
    const body = request.body && new Uint8Array(request.body)
    const headers = request.headers as Record<string, string>
    const signal = AbortSignal.timeout(timeout)
    // A redirect could lead anywhere.
    return await fetch(endpoint, { method: 'POST', headers, body, signal, redirect: 'error' }).catch(() => {
      throw unavailable('does not answer')
    })
  }

  const accepts = (subscription: PushSubscription) =>
    isService(subscription.endpoint) && areKeys(subscription)

  return {
    publicKey: key.publicKey,
    accepts,
    async send(subscription, payload, seconds) {
      // Also for those that were stored before the list of services changed.
      if (!accepts(subscription)) return 'gone'
      const { status } = await post(subscription, payload, seconds)
      if (status < 300) return 'sent'
      if (GONE.includes(status)) return 'gone'
      throw unavailable(`answered ${status}`)
    },
  }
}
