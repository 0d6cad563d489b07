import { backoff } from './upload-faults.ts'

/** How long another device of the same person has to answer a start. Milliseconds. */
const PATIENCE = 2_000

export async function sha256(bytes: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await bytes.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Waits longer after each failure; a line that comes back ends the wait. */
export async function pause(attempt: number): Promise<void> {
  const back = Promise.withResolvers<void>()
  const heard = () => back.resolve()
  addEventListener('online', heard, { once: true })
  await Promise.race([after(backoff(attempt, Math.random())), back.promise])
  removeEventListener('online', heard)
}

export const patience = () => after(PATIENCE)

/** Locks a take for a single page of this browser; the browser releases the lock when that page closes. */
export function claim(take: string): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true)
  const granted = Promise.withResolvers<boolean>()
  const held = new Promise<never>(() => {})
  void navigator.locks.request(`callboard-take-${take}`, { ifAvailable: true }, (lock) => {
    granted.resolve(lock !== null)
    return lock === null ? undefined : held
  })
  return granted.promise
}
