import type { Locator, Page } from 'playwright-core'

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
    await this.row(name).filter({ hasText: 'In casting' }).waitFor()
  }
}
