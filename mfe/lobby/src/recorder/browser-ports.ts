import { type CallOptions, call, putFile } from '@callboard/kit/data'
import {
  confirmPiece,
  finishTake,
  listOwnTakes,
  listPieces,
  pieceAddresses,
  takeInterrupted,
  takeStarted,
} from '@callboard/review/contract'
import type { DevicePorts } from './take-device.ts'
import { backoff } from './upload-faults.ts'

/** How long another device of the same person has to answer a start. Milliseconds. */
const PATIENCE = 2_000

/** A line that broke in the middle answers nothing. Milliseconds. */
const ANSWER_WITHIN = 20_000
/** A slow phone hands a whole piece to its network at once and sends it for a while without a sign. Milliseconds. */
const MOVES_WITHIN = 120_000

const as = (token: string): CallOptions => ({ token, timeout: ANSWER_WITHIN })

/** The calls of takes, each with the key of the page that recorded it. */
export const takeServer: DevicePorts['server'] = {
  own: async (key) => (await call(listOwnTakes, {}, as(key))).takes,
  started: async ({ id, device, key }, mime_type) => {
    await call(takeStarted, { id, device, mime_type }, as(key))
  },
  interrupted: async ({ id, device, key }, reason) => {
    await call(takeInterrupted, { id, device, reason }, as(key))
  },
  addresses: async ({ id, device, key }, from, count) => {
    const { addresses } = await call(pieceAddresses, { id, device, from, count }, as(key))
    return new Map(addresses.map(({ piece, url }) => [piece, url]))
  },
  put: (address, bytes) => putFile(address, bytes, { stalledAfter: MOVES_WITHIN }),
  confirm: async ({ id, device, key }, piece, proof) =>
    (await call(confirmPiece, { id, device, piece, ...proof }, as(key))).confirmed,
  confirmed: async ({ id, key }) => {
    const { pieces } = await call(listPieces, { id }, as(key))
    return new Map(pieces.map(({ piece, ...proof }) => [piece, proof]))
  },
  finish: async ({ id, device, key }, pieces) => {
    await call(finishTake, { id, device, pieces }, as(key))
  },
}

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

/** One page of this browser handles a take; the browser lets go of it when that page closes. */
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
