import { sessionRoom } from '@callboard/lobby/contract'
import { listOwnTakes, startTakes, stopTakes, type VideoView, videoUpdated } from '@callboard/review/contract'
import { ApiClient } from './api-client.ts'
import { LiveClient } from './live-client.ts'
import { TakeDevice } from './take-device.ts'

/** Records two pieces on the device of the only talent of the current group. @param key of the talent's page */
export async function recordTake(
  origin: string,
  director: ApiClient,
  session: string,
  key: string,
): Promise<VideoView> {
  await director.call(startTakes, { session })
  const page = new ApiClient(origin, key)
  const device = new TakeDevice(origin, page, (await page.call(listOwnTakes, {})).takes[0]!._id)
  await device.record(2)
  const lobby = new LiveClient(origin, director.token!)
  try {
    await lobby.join(sessionRoom, session)
    const ready = lobby.heard<VideoView>(videoUpdated, (video) => video.state !== 'processing')
    await director.call(stopTakes, { session })
    await device.finish()
    return await ready
  } finally {
    lobby.close()
  }
}
