import type { Page } from 'playwright-core'
import { dayFromToday, ZONE_CITY } from '../../support/today.ts'

/** Parts of the addresses of a session. */
export interface SessionAddress {
  readonly uri: string
  readonly session: string
}

/** The pages of projects and sessions, as a casting director works on them. */
export class Office {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async createProject(name: string, roles: readonly string[]): Promise<void> {
    const { page } = this
    await page.getByRole('button', { name: '+ Create Project' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Project name').fill(name)
    for (const role of roles) {
      await dialog.getByLabel('Roles').fill(role)
      await page.keyboard.press('Enter')
    }
    await dialog.getByRole('button', { name: 'Create' }).click()
    await page.getByRole('article', { name }).waitFor()
  }

  /** A virtual session that the session manager runs. @param days from today */
  async addSession(project: string, name: string, manager: string, days: number): Promise<SessionAddress> {
    const { page } = this
    const card = page.getByRole('article', { name: project })
    const add = card.getByRole('link', { name: '+ Add Session' })
    if (!(await add.isVisible())) await card.getByRole('button', { name: project }).click()
    await add.click()
    await page.getByLabel('Session name').fill(name)
    await page.getByRole('combobox', { name: 'Time zone' }).fill(ZONE_CITY)
    await page.getByRole('option', { name: ZONE_CITY }).click()
    await page.getByRole('list', { name: 'Dates' }).getByRole('button').click()
    const date = page.getByRole('dialog').filter({ has: page.getByLabel('Start time') })
    await date.getByLabel('Date', { exact: true }).fill(dayFromToday(days))
    await page.keyboard.press('Tab')
    await this.#choosePerson('Managers', manager)
    await this.#save()
    await page.waitForURL(/\/session\/[\w-]+\/edit\/(?!new)[\w-]+$/)
    const [, uri, session] = new URL(page.url()).pathname.match(/\/session\/([\w-]+)\/edit\/([\w-]+)/)!
    return { uri: uri!, session: session! }
  }

  async #choosePerson(label: string, email: string): Promise<void> {
    await this.page.getByRole('combobox', { name: label, exact: true }).fill(email)
    await this.page.getByRole('option', { name: email }).click()
  }

  async #save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save' }).click()
  }

  /** Text that 'Copy check-in link' puts on the clipboard. */
  async copyCheckInLink(): Promise<string> {
    const { page } = this
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('button', { name: 'Copy check-in link' }).click()
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    await page.keyboard.press('Escape')
    return link
  }

  /** Adds tomorrow to the open session. */
  async addTomorrow({ uri, session }: SessionAddress): Promise<void> {
    const { page } = this
    await page.goto(`/session/${uri}/edit/${session}`)
    await page.getByRole('button', { name: '+ Add Date' }).click()
    await page.getByLabel('Date', { exact: true }).fill(dayFromToday(1))
    await page.keyboard.press('Tab')
    await this.#save()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Schedule' }).nth(1).click()
    await page.waitForURL(/\/schedule\//)
  }
}
