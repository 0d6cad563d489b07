import { addBrowser, pushKey, removeBrowser } from '../data/push.ts'

/** The service worker is in charge of the talent's own pages only. */
const WORKER = '/push-worker.js'
const SCOPE = '/message/'

/** `blocked`: the browser was told never to ask; `absent`: it has no notifications. */
export type PushState = 'off' | 'on' | 'blocked' | 'absent'

const isAble = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

const base64url = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration(SCOPE)
  return (await worker?.pushManager.getSubscription()) ?? null
}

/** Asks for nothing. */
export async function pushState(): Promise<PushState> {
  if (!isAble()) return 'absent'
  if (Notification.permission === 'denied') return 'blocked'
  return (await subscription()) ? 'on' : 'off'
}

/** The worker takes a moment to become active when it is new. */
async function worker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE })
  const pending = registration.installing ?? registration.waiting
  if (registration.active || !pending) return registration
  return await new Promise((resolve, reject) => {
    pending.addEventListener('statechange', () => {
      if (pending.state === 'activated') resolve(registration)
      if (pending.state === 'redundant')
        reject(new Error('This browser could not set up notifications. Please try again.'))
    })
  })
}

/**
 * Has this browser notified; to be called from a press of a button.
 * @param key secret of the talent's page
 */
export async function allowPush(record: string, key: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return await pushState()
  const applicationServerKey = await pushKey(record, key)
  const { pushManager } = await worker()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  await addBrowser(record, key, {
    endpoint: made.endpoint,
    p256dh: base64url(made.getKey('p256dh')),
    auth: base64url(made.getKey('auth')),
  })
  return 'on'
}

export async function endPush(record: string, key: string): Promise<PushState> {
  const known = await subscription()
  if (known) {
    await removeBrowser(record, key, known.endpoint)
    await known.unsubscribe()
  }
  return await pushState()
}
