import type { Locator, Page } from 'playwright-core'
import { until } from '../../../core/src/testing/until.ts'

/** States as the log words them. */
const WORDS = { sent: /(?<!Not )Sent/, delivered: /Delivered/, kept: /Not sent/ } as const

/** The message log of the admin console. */
export class MessageLog {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  row(to: string, template: string): Locator {
    return this.page.getByRole('row').filter({ hasText: to }).filter({ hasText: template }).first()
  }

  /** Loads the messages to an address or number. */
  async #load(to: string): Promise<void> {
    await this.page.goto(`/callboard-admin?tab=messages&to=${encodeURIComponent(to)}`)
    await this.page.getByRole('row').nth(1).or(this.page.getByText('No message fits')).first().waitFor()
  }

  /** Loads the log until the message is there: it is written a moment after the act that promised it. */
  async expectArrived(to: string, template: string, state: keyof typeof WORDS): Promise<void> {
    await until(`${template} to ${to} is ${state}`, async () => {
      await this.#load(to)
      return await this.row(to, template).filter({ hasText: WORDS[state] }).isVisible()
    })
  }

  /** Loads the log until the newest of these messages has the words in it. */
  async expectNewest(to: string, template: string, words: string): Promise<void> {
    await until(`the newest ${template} to ${to} says ${words}`, async () => {
      await this.#load(to)
      if (!(await this.row(to, template).isVisible())) return false
      await this.row(to, template).click()
      const message = this.page.getByRole('dialog').getByText(words).first()
      const close = this.page.getByRole('dialog').getByRole('button', { name: 'Close' })
      await close.waitFor()
      await this.page.getByRole('dialog').locator('[aria-busy]').waitFor({ state: 'detached' })
      return await message.isVisible()
    })
  }

  /** @returns the words of the message */
  async read(to: string, template: string): Promise<string> {
    await this.row(to, template).click()
    const words = this.page
      .getByRole('dialog')
      .getByText(/https?:\/\//)
      .last()
    return (await words.textContent()) ?? ''
  }
}
