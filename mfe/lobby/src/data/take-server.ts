import { type CallOptions, call, putFile } from '@callboard/kit/data'
import {
  confirmPiece,
  finishTake,
  listOwnTakes,
  listPieces,
  pieceAddresses,
  reportTakeTrouble,
  sendTakePoster,
  takeInterrupted,
  takeStarted,
} from '@callboard/review/contract'
import type { DevicePorts } from '../recorder/take-device.ts'

/** A line that broke in the middle answers nothing. Milliseconds. */
const ANSWER_WITHIN = 20_000
/** A slow phone hands a whole piece to its network at once and sends it for a while without a sign. Milliseconds. */
const MOVES_WITHIN = 120_000

const as = (token: string): CallOptions => ({ ...(token ? { token } : {}), timeout: ANSWER_WITHIN })

/** The calls of takes, each with the key of the page that recorded it, or by the signed-in account. */
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
  trouble: async ({ id, device, key }, trouble) => {
    await call(reportTakeTrouble, { id, device, trouble }, as(key))
  },
  poster: async ({ id, device, key }, picture) => {
    await call(sendTakePoster, { id, device, file: picture }, as(key))
  },
  finish: async ({ id, device, key }, pieces) => {
    await call(finishTake, { id, device, pieces }, as(key))
  },
}
