import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { checkIn } from './check-in-page.ts'

/** The check-in page on a device at the door, where one person comes after the other. */
export class Kiosk {
  readonly page: Page
  #last = ''

  constructor(page: Page) {
    this.page = page
  }

  async #begin(): Promise<void> {
    await this.page.getByRole('button', { name: 'Check in', exact: true }).click()
  }

  async checkIn(name: string, role: string): Promise<void> {
    this.#last = name
    await this.#begin()
    await checkIn(this.page, name, role, 'Check In')
    await this.page.getByText(`Thank you, ${name}. You are checked in.`).waitFor()
  }

  /** Nothing of the last person is left for the next one: in the form, in storage, or on the page before. */
  async expectClean(): Promise<void> {
    const { page } = this
    await this.#begin()
    expect(await page.getByLabel('First name').inputValue()).to.equal('')
    expect(await page.getByLabel('Email').inputValue()).to.equal('')
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(kept).not.to.match(/example/i)
    await page.goBack()
    expect(await page.content()).not.to.match(new RegExp(this.#last, 'i'))
  }
}
