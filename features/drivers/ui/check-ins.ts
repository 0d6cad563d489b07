import type { Page } from 'playwright-core'
import type { CheckInDriver } from '../../support/check-in-driver.ts'
import { chooseRole, next, sayWho } from './check-in-page.ts'
import type { UiCastingDay } from './ui-casting-day.ts'

/** The check-in page of a casting day on a phone, and how it refuses. */
export class UiCheckIns implements CheckInDriver {
  readonly #day: UiCastingDay
  #page!: Page

  constructor(day: UiCastingDay) {
    this.#day = day
  }

  async expectClosed(words: string): Promise<void> {
    const page = await this.#day.openCheckIn()
    await page.getByText(words).waitFor()
  }

  async tryWithoutPhoto(name: string): Promise<void> {
    this.#page = await this.#day.openCheckIn()
    await this.#page.getByRole('button', { name: 'Check in', exact: true }).click()
    await sayWho(this.#page, name)
    await next(this.#page)
    await chooseRole(this.#page, 'Barista')
    await next(this.#page)
    await this.#page.getByRole('button', { name: 'Take photo' }).waitFor()
    await next(this.#page)
  }

  async expectRefused(words: string): Promise<void> {
    await this.#page.getByRole('alert').filter({ hasText: words }).waitFor()
  }

  async expectNobodyInLobby(): Promise<void> {
    await this.#day.room.expectEmpty()
  }
}
