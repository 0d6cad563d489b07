import type { Locator, Page } from 'playwright-core'
import { expectPlaying } from './video.ts'

/** What a posting page shows rarely stands behind View; on a phone its search and filters, too. */
export const openView = async (page: Page): Promise<void> =>
  await page.getByRole('button', { name: /^(Search and view|View)$/ }).click()

/** A posting page, as clients and staff see it. */
export class PostingPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(group: string): Promise<void> {
    await this.page.getByRole('button', { name: group }).first().click()
    await this.#cinema.waitFor()
  }

  async expectPlaying(): Promise<void> {
    await expectPlaying(this.#cinema.locator('video'))
  }

  async answer(word: 'Yes' | 'No' | 'Maybe'): Promise<void> {
    const button = this.#cinema.getByRole('button', { name: word })
    await button.click()
    await this.#cinema.locator('[aria-pressed="true"]').filter({ hasText: word }).waitFor()
  }

  async comment(text: string): Promise<void> {
    await this.#comments.getByLabel('Comment', { exact: true }).fill(text)
    await this.#comments.getByRole('button', { name: 'Add comment' }).click()
    await this.#comments.getByText(text).waitFor()
  }

  /** Waits for the answer of a reviewer and for a comment. */
  async expectAnswer(from: string, word: string, comment: string): Promise<void> {
    await this.#cinema.getByRole('list', { name: 'Answers' }).getByTitle(`${from}: ${word}`).waitFor()
    await this.#comments.getByText(comment).waitFor()
  }

  get #cinema(): Locator {
    return this.page.getByRole('article')
  }

  get #comments(): Locator {
    return this.page.getByRole('region', { name: 'Comments' })
  }
}
