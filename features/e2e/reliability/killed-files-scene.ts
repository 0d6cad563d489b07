import { createHash } from 'node:crypto'
import { addToGroup } from '@callboard/lobby/contract'
import { getReview, listOwnTakes, startTakes, type VideoView } from '@callboard/review/contract'
import { ApiClient } from '../../drivers/http/api-client.ts'
import { prepareCheckIn, startSession } from '../../drivers/http/office.ts'
import { insisting, type Persist } from '../../drivers/http/persist.ts'
import { TakeDevice } from '../../drivers/http/take-device.ts'

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** @returns the group, and a device for each of its talent that is asked to record */
export async function groupOf(origin: string, director: ApiClient, count: number, persist: Persist) {
  const session = await startSession(director, ['Barista'])
  const onboard = { uri: session.studio_uri, session: session._id }
  const pages: ApiClient[] = []
  let group = ''
  for (let n = 0; n < count; n += 1) {
    const arrival = await (await prepareCheckIn(origin, onboard, `Ana${n}`, 'Barista')).submit()
    group = (await director.call(addToGroup, { id: arrival.record_id }))._id
    pages.push(new ApiClient(origin, arrival.page_key!))
  }
  await director.call(startTakes, { session: session._id })
  const devices = await Promise.all(
    pages.map(async (page) => {
      const { takes } = await page.call(listOwnTakes, {})
      return new TakeDevice(origin, page, takes[0]!._id, persist)
    }),
  )
  return { session: session._id, group, devices }
}

/** The videos of a session, once a server lives to answer. */
export async function videosOf(director: ApiClient, session: string): Promise<readonly VideoView[]> {
  const { groups } = await insisting()(() => director.call(getReview, { session }))
  return groups.flatMap(({ videos }) => videos)
}
