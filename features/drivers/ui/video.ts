import type { Locator, Page } from 'playwright-core'

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
  return await video.evaluate(async (element: HTMLVideoElement) => {
    const playing = () => element.ended || (!element.paused && element.currentTime > 0.2)
    while (!playing())
      await new Promise((seen) => element.addEventListener('timeupdate', seen, { once: true }))
    return element.duration
  })
}

/** Moves a take to another second and waits until its frame is there. @returns where it is then, seconds */
export async function seek(video: Locator, seconds: number): Promise<number> {
  return await video.evaluate(async (element: HTMLVideoElement, to) => {
    element.pause()
    const there = new Promise((seen) => element.addEventListener('seeked', seen, { once: true }))
    element.currentTime = to
    await there
    return element.currentTime
  }, seconds)
}
