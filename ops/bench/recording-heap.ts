// Records for a long time in a real Chromium and tells how its memory grows: `node ops/bench/recording-heap.ts --minutes 10`.
// It needs a built web app (`node ops/build.ts`).
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { addToGroup, sessionRoom } from '@callboard/lobby/contract'
import {
  startTakes,
  stopTakes,
  type TakeView,
  takeChanged,
  type VideoView,
  videoUpdated,
} from '@callboard/review/contract'
import { LiveClient } from '../../features/drivers/http/live-client.ts'
import { signIn } from '../../features/drivers/http/office.ts'
import { joinOn } from '../../features/drivers/ui/status-page.ts'
import { SessionDay } from '../../features/e2e/realtime/session-day.ts'
import { startEmbedded } from '../../features/peers/embedded.ts'
import { KillableBrowser } from '../../features/support/killable-browser.ts'

const MIB = 1024 * 1024
/** Of acceptance V2, for 60 minutes. */
const MOST_GROWTH_MIB = 200

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '60' } } })
const minutes = Number(values.minutes)

const profile = await mkdtemp(join(tmpdir(), 'callboard-heap-'))
const studio = await startEmbedded()
const browser = await KillableBrowser.open(profile, studio.origin)
try {
  const director = await signIn(studio.origin, 'director')
  const day = await SessionDay.start(studio.origin, director)
  const talent = await day.arrive('Ana')
  const lobby = new LiveClient(studio.origin, director.token ?? '')
  await lobby.join(sessionRoom, day.id)
  await day.act(talent.id, 'call-in')
  const { page } = browser
  await page.goto(`${studio.origin}/message/${talent.id}#k=${talent.key}`)
  await joinOn(page)
  await page.getByRole('button', { name: 'Stop camera' }).waitFor()
  await director.call(addToGroup, { id: talent.id })
  const inspector = await page.context().newCDPSession(page)
  /** Of the page, after a collection. */
  const heap = async () => {
    await inspector.send('HeapProfiler.collectGarbage')
    const { usedSize } = await inspector.send('Runtime.getHeapUsage')
    return usedSize / MIB
  }

  await director.call(startTakes, { session: day.id })
  await page.getByRole('status', { name: 'Recording' }).waitFor()
  await pause(10_000)
  const lines = await page
    .locator('video')
    .evaluateAll((videos) => Math.max(...videos.map((video) => (video as HTMLVideoElement).videoHeight)))
  console.log(`records ${lines} lines`)
  const first = await heap()
  let most = first
  for (let minute = 1; minute <= minutes; minute += 1) {
    await pause(60_000)
    const now = await heap()
    most = Math.max(most, now)
    console.log(`minute ${minute}: ${now.toFixed(1)} MiB`)
  }
  const ready = lobby.heard<VideoView>(videoUpdated, ({ state }) => state === 'ready')
  const arrived = lobby.heard<TakeView>(takeChanged, ({ state }) => state === 'done')
  const stopped = performance.now()
  await director.call(stopTakes, { session: day.id })
  await arrived
  const uploaded = performance.now() - stopped
  const { duration } = await ready
  const playable = performance.now() - stopped
  lobby.close()
  console.log(
    `heap from ${first.toFixed(1)} to at most ${most.toFixed(1)} MiB in ${minutes} min (limit: ${MOST_GROWTH_MIB} more); ` +
      `${duration.toFixed(1)} s, all there ${(uploaded / 1000).toFixed(1)} s after Stop, playable after ${(playable / 1000).toFixed(1)} s`,
  )
  if (most - first > MOST_GROWTH_MIB) process.exitCode = 1
} finally {
  await browser.kill()
  await studio.stop()
  await rm(profile, { recursive: true, force: true, maxRetries: 10 })
}
