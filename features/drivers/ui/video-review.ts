import type { Page } from 'playwright-core'
import { expectPlaying, seek } from './video.ts'

/** The video review of a session, as staff use it. */
export class VideoReview {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  get #takes() {
    return this.page.getByRole('region', { name: /^Takes of/ })
  }

  async openGroup(name: string): Promise<void> {
    await this.page.getByRole('list', { name: 'Groups' }).getByRole('button', { name }).click()
    await this.#takes.waitFor()
  }

  /** Plays the open take and seeks in it. @returns its length in seconds, and its address */
  async playAndSeek(): Promise<{ seconds: number; address: string }> {
    const video = this.#takes.locator('video')
    const seconds = await expectPlaying(video)
    for (const part of [0.5, 0.9, 0.1]) await seek(video, seconds * part)
    return { seconds, address: await video.evaluate((element: HTMLVideoElement) => element.currentSrc) }
  }

  async like(): Promise<void> {
    // The heart changes at once, before the server has answered.
    const told = this.page.waitForResponse((response) => response.url().includes('/like-video/'))
    await this.#takes.getByRole('button', { name: 'Like', exact: true }).click()
    await told
    await this.#takes.getByRole('button', { name: 'Unlike' }).waitFor()
  }

  /** Back to the wall, where it is not there. */
  async closeGroup(): Promise<void> {
    if (!(await this.#takes.isVisible())) return
    await this.#takes.getByRole('button', { name: 'Close group' }).click()
    await this.#takes.waitFor({ state: 'detached' })
  }

  async select(name: string): Promise<void> {
    await this.page.getByRole('checkbox', { name: `Select ${name}` }).check()
  }

  async copyToNewPage(page: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Copy to Posting page' }).click()
    const dialog = this.page.getByRole('dialog', { name: 'Copy to Posting page' })
    await dialog.getByLabel('New page name').fill(page)
    await dialog.getByLabel('Only liked videos').check()
    await dialog.getByRole('button', { name: 'Copy' }).click()
    await dialog.waitFor({ state: 'hidden' })
  }

  /** From the notice after copying. @returns the address of the link */
  async makeLink(name: string): Promise<string> {
    await this.page.getByRole('button', { name: 'Make a link' }).click()
    const dialog = this.page.getByRole('dialog', { name: 'New posting link' })
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByRole('button', { name: 'Create link' }).click()
    await dialog.getByRole('button', { name: 'Copy Link' }).click()
    await dialog.getByRole('button', { name: 'Copied' }).waitFor()
    const address = await this.page.evaluate(() => navigator.clipboard.readText())
    await this.page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    return address
  }

  async download(): Promise<void> {
    await this.page.getByRole('button', { name: 'Download Selected' }).click()
    await this.page
      .getByText('You will get an email with the download link once the archive is completed')
      .waitFor()
  }
}
