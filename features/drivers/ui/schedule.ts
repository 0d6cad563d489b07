import type { Page } from 'playwright-core'

/** The schedule of a session date, as staff make it. */
export class Schedule {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** A morning with one place for one role in each slot. */
  async addTimeFrame(role: string): Promise<void> {
    await this.#page.getByRole('button', { name: 'Add time frame' }).first().click()
    const dialog = this.#page.getByRole('dialog')
    await dialog.getByLabel('Time Frame Name').fill('Morning')
    await dialog.getByLabel('Start', { exact: true }).fill('10:00')
    await dialog.getByLabel('End', { exact: true }).fill('11:00')
    // The dialog offers every role of the project; this time frame is for one.
    const roles = dialog.getByRole('combobox', { name: 'Role' })
    // Until their code is there, these fields stand as plain ones.
    await roles.first().waitFor()
    for (const other of await roles.all()) {
      const name = await other.inputValue()
      if (name !== role) await dialog.getByRole('button', { name: `Remove ${name}` }).click()
    }
    await dialog.getByRole('button', { name: /Save|Add time frame/ }).click()
    await dialog.waitFor({ state: 'hidden' })
    await this.#page
      .getByRole('button', { name: /^Book a talent at .* as/ })
      .first()
      .waitFor()
  }

  /** Text that 'Copy booking link' puts on the clipboard. */
  async copyBookingLink(): Promise<string> {
    await this.#page.getByRole('button', { name: 'Share' }).click()
    await this.#page.getByRole('button', { name: 'Copy booking link' }).click()
    await this.#page.getByRole('button', { name: 'Copied' }).waitFor()
    const link = await this.#page.evaluate(() => navigator.clipboard.readText())
    await this.#page.keyboard.press('Escape')
    return link
  }
}
