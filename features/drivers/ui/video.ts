import type { Locator, Page } from 'playwright-core'
import { until } from '../../../core/src/testing/until.ts'

/** Seconds between the second that is asked for and the one that a browser goes to. */
const SEEK_TOLERANCE = 0.05

/** @returns how many frames the video has shown, once they are more than `seen` */
async function framesBeyond(page: Page, video: string, seen: number): Promise<number> {
  // Looked up anew each time: the element is another one when the meeting is drawn afresh.
  const frames = await page.waitForFunction(
    ([selector, before]) => {
      const shown = document.querySelector<HTMLVideoElement>(selector)?.getVideoPlaybackQuality()
      return shown && shown.totalVideoFrames > before && shown.totalVideoFrames
    },
    [video, seen] as const,
  )
  return Number(await frames.jsonValue())
}

/** Waits until the picture of a person in the meeting moves: frames arrive, not only an element. */
export async function expectMoving(page: Page, name: string): Promise<void> {
  const video = `video[aria-label*="${name}"]`
  await page.locator(video).waitFor()
  await framesBeyond(page, video, await framesBeyond(page, video, 5))
}

/** Waits until a take plays. @returns seconds of its whole length */
export async function expectPlaying(video: Locator): Promise<number> {
  const state = () =>
    video.evaluate(({ ended, paused, currentTime, duration }: HTMLVideoElement) => ({
      ended,
      paused,
      currentTime,
      duration,
    }))
  const { duration } = await until(
    'the take plays',
    state,
    ({ ended, paused, currentTime }) => ended || (!paused && currentTime > 0.2),
  )
  return duration
}

/** Moves a take to another second and ends when the frame of that second is there. */
export async function seek(video: Locator, seconds: number): Promise<void> {
  await video.evaluate((element: HTMLVideoElement, to) => {
    element.pause()
    element.currentTime = to
  }, seconds)
  const state = () =>
    video.evaluate(({ seeking, readyState, HAVE_CURRENT_DATA, currentTime }: HTMLVideoElement) => ({
      isShown: !seeking && readyState >= HAVE_CURRENT_DATA,
      currentTime,
    }))
  // A take whose address is renewed begins anew, and goes to its second once the file says how long it is.
  await until(
    `second ${seconds} of the take is shown`,
    state,
    ({ isShown, currentTime }) => isShown && Math.abs(currentTime - seconds) < SEEK_TOLERANCE,
  )
}
