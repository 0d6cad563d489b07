import { createHash, randomUUID } from 'node:crypto'
import { listOwnTakes, pieceAddresses, startTakes, type TakeView } from '@callboard/review/contract'
import { ApiClient } from '../../drivers/http/api-client.ts'
import { startGroup } from '../../drivers/http/office.ts'

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** A talent's device that staff have asked to record. */
export interface AskedTake {
  readonly take: TakeView
  readonly session: string
  readonly record: string
  /** The device's own key. */
  readonly pageKey: string
  readonly device: string
  /** @returns the answer of the storage */
  put(piece: number, bytes: Uint8Array<ArrayBuffer>, type?: string): Promise<Response>
}

export async function askTake(origin: string, director: ApiClient): Promise<AskedTake> {
  const { session, talent } = await startGroup(origin, director)
  await director.call(startTakes, { session: session._id })
  const page = new ApiClient(origin, talent.page_key!)
  const { takes } = await page.call(listOwnTakes, {})
  const take = takes[0]!
  const device = randomUUID()
  return {
    take,
    session: session._id,
    record: talent.record_id,
    pageKey: talent.page_key!,
    device,
    async put(piece, bytes, type = 'application/octet-stream') {
      const wanted = { id: take._id, device, from: piece, count: 1 }
      const { addresses } = await page.call(pieceAddresses, wanted)
      const address = new URL(addresses[0]!.url, origin)
      return await fetch(address, { method: 'PUT', headers: { 'content-type': type }, body: bytes })
    },
  }
}
