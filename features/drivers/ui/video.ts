import type { Locator, Page } from 'playwright-core'

/** Waits until the picture of a person in the meeting moves: frames arrive, not only an element. */
export async function expectMoving(page: Page, name: string): Promise<void> {
  const video = page.locator(`video[aria-label*="${name}"]`)
  await video.waitFor()
  await page.waitForFunction(
    (element) => (element as HTMLVideoElement).getVideoPlaybackQuality().totalVideoFrames > 5,
    await video.elementHandle(),
  )
}

/** Waits until a take plays. @returns seconds of its whole length */
export async function expectPlaying(video: Locator): Promise<number> {
  return await video.evaluate(async (element: HTMLVideoElement) => {
    const playing = () => !element.paused && element.currentTime > 0.2
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
