import type { Locator, Page } from 'playwright-core'
import { expectMoving } from './video.ts'

/** The live room of staff. */
export class LiveRoom {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async expectEmpty(): Promise<void> {
    await this.page.getByRole('region', { name: 'Line' }).waitFor()
  }

  row(name: string): Locator {
    return this.page.getByRole('region', { name: 'Line' }).getByRole('listitem').filter({ hasText: name })
  }

  /** The rows of the line, from the first, are these people waiting. */
  async expectWaiting(names: readonly string[]): Promise<void> {
    for (const [index, name] of names.entries()) {
      const row = this.page.getByRole('list', { name: 'Checked in' }).getByRole('listitem').nth(index)
      await row.filter({ hasText: name }).filter({ hasText: 'Waiting' }).waitFor()
    }
  }

  async callIn(name: string): Promise<void> {
    await this.row(name).getByRole('button', { name: 'Call in' }).click()
    await this.row(name)
      .filter({ hasText: /In casting|Called in/ })
      .waitFor()
  }

  /** @returns the video review of the session, in a tab of its own */
  async openReview(): Promise<Page> {
    await this.page.getByRole('button', { name: 'More', exact: true }).click()
    const [review] = await Promise.all([
      this.page.context().waitForEvent('page'),
      this.page.getByRole('menuitem', { name: 'Video review' }).click(),
    ])
    return review
  }

  /** Waits until the picture of another participant moves. */
  async expectToSee(name: string): Promise<void> {
    await expectMoving(this.page, `${name} Example`)
  }

  async addToGroup(name: string): Promise<void> {
    await this.row(name).getByRole('button', { name: 'More for' }).click()
    const add = this.page.getByRole('menuitem', { name: 'Add to group' })
    // A call-in may have put the talent into the group already.
    await add.or(this.page.getByRole('menuitem', { name: 'Leave group' })).waitFor()
    if (await add.isVisible()) await add.click()
    else await this.page.keyboard.press('Escape')
    await this.#group.getByRole('article', { name }).waitFor()
  }

  /** Waits until the card of a member of the group says what reviewers have answered. */
  async expectAnswer(name: string, words: string): Promise<void> {
    await this.#group.getByRole('article', { name }).getByText(words, { exact: true }).waitFor()
  }

  /** Records until the timer shows this many seconds, at most 9, or more: a busy page may skip one. */
  async record(name: string, seconds: number): Promise<void> {
    await this.page.getByRole('button', { name: 'Record', exact: true }).click()
    const mark = this.page.getByRole('status', { name: `Recording ${name}` })
    await mark.getByText(new RegExp(`^0:(0[${seconds}-9]|[1-5]\\d)$`)).waitFor()
    await this.page.getByRole('button', { name: 'Stop', exact: true }).click()
  }

  /** The finished take of the group, with its picture. @returns the length its card tells, e.g. `0:05` */
  async finishedTake(name: string): Promise<string> {
    const card = this.#group.getByRole('article', { name })
    await card.getByText('1 take').waitFor()
    const picture = card.getByRole('img', { name: 'take 1' })
    await picture.waitFor()
    await picture.evaluate((image: HTMLImageElement) => image.decode())
    return (await card.getByText(/^\d+:\d\d$/).textContent()) ?? ''
  }

  get #group(): Locator {
    return this.page.getByRole('region', { name: 'Current group' })
  }
}
