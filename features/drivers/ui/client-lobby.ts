import { expect } from 'chai'
import type { Locator, Page } from 'playwright-core'

/** The client's view of a session. */
export class ClientLobby {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async expectEmpty(): Promise<void> {
    await this.#page.getByText('Nobody has checked in yet').waitFor()
  }

  /** The first card of a talent: that of the current group, or else that of the list. */
  #card(name: string): Locator {
    return this.#page.getByRole('article', { name: `${name} Example` }).first()
  }

  async expectToSee(names: readonly string[]): Promise<void> {
    for (const name of names) await this.#card(name).waitFor()
    expect(await this.#page.locator('#callboard-main').textContent()).not.to.match(/@example\.com|555/)
  }

  async answerYes(name: string): Promise<void> {
    const yes = this.#card(name).getByRole('button', { name: 'Yes' })
    const folded = this.#card(name).getByRole('button', { name: `${name} Example`, expanded: false })
    await yes.or(folded).first().waitFor()
    if (await folded.isVisible()) await folded.click()
    await yes.click()
    await this.#card(name).locator('[data-answer=yes][aria-pressed=true]').waitFor()
  }
}
